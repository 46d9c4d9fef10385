import sql from "sql-template-tag";
import { type Static, Type } from "typebox";
import type { Transaction } from "../../platform/database/database.ts";
import { lockRow } from "../../platform/database/lock-row.ts";
import { ConflictError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { decodeCursor, toPage } from "../../platform/http/cursor.ts";
import { assertMatches, entityTag } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, ListOf, ListQuery, Reference, StrictObject } from "../../platform/http/schemas.ts";
import { formatId, newId, parseId } from "../../platform/ids/identifier.ts";
import { getAgent } from "../agents/index.ts";
import type { AnswerContext } from "../chat/index.ts";
import { principalOf } from "../identity/index.ts";
import { getSource } from "../sources/index.ts";
import {
  type CheckRow,
  countChecks,
  getCheck,
  insertCheck,
  listChecks,
  markCheckDeleted,
  type StoredExpectation,
  updateCheckRow,
} from "./check-queries.ts";
import { Check, CheckRun, CreateCheckBody, UpdateCheckBody } from "./check-schemas.ts";
import { MOST_CHECKS, runChecks } from "./run-checks.ts";

const tags = ["Checks"];
const CheckParameters = Type.Object({
  id: Type.String({ description: "Id of the assistant.", maxLength: 100 }),
  check_id: Type.String({ description: "Id of the check.", maxLength: 100 }),
});

export function checkRoutes(app: HttpApp, context: AnswerContext): void {
  const { database } = context;
  app.addSchema(Check);
  app.addSchema(CheckRun);
  app.get(
    "/v2/agents/:id/checks",
    {
      schema: {
        operationId: "listChecks",
        tags,
        summary: "List the checks of an assistant, newest first",
        params: IdParameters("assistant"),
        querystring: ListQuery,
        response: { 200: ListOf(Check) },
      },
    },
    async (request) => {
      const { workspaceId } = principalOf(request);
      const { limit = 20, cursor } = request.query;
      const after = decodeCursor("checks", cursor);
      const rows = await database.inWorkspace(workspaceId, async (transaction) => {
        const agent = await getAgent(transaction, workspaceId, parseId("agent", request.params.id));
        return listChecks(transaction, workspaceId, agent.id, after, limit);
      });
      return toPage("checks", rows, limit, presentCheck);
    },
  );

  app.post(
    "/v2/agents/:id/checks",
    {
      schema: {
        operationId: "createCheck",
        tags,
        summary: "Add a question with what must hold of its answer",
        params: IdParameters("assistant"),
        body: CreateCheckBody,
        response: { 201: Reference(Check) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const { question, expect } = request.body;
      const row = await database.inWorkspace(workspaceId, async (transaction) => {
        const agent = await getAgent(transaction, workspaceId, parseId("agent", request.params.id));
        const expectation = await resolveExpectation(transaction, workspaceId, expect);
        const id = newId();
        await recordAudit(transaction, principal, {
          action: "check.created",
          target: { kind: "check", id: formatId("check", id) },
          after: request.body,
        });
        const inserted = await insertCheck(transaction, workspaceId, { id, agent_id: agent.id, question, expectation });
        await assertChecksFit(transaction, workspaceId, agent.id);
        return inserted;
      });
      const check = presentCheck(row);
      reply.code(201).header("location", `/v2/agents/${check.agent_id}/checks/${check.id}`);
      reply.header("etag", entityTag(row.version));
      return check;
    },
  );

  app.get(
    "/v2/agents/:id/checks/:check_id",
    {
      schema: {
        operationId: "getCheck",
        tags,
        summary: "Get a check with its last run",
        params: CheckParameters,
        response: { 200: Reference(Check) },
      },
    },
    async (request, reply) => {
      const { workspaceId } = principalOf(request);
      const row = await database.inWorkspace(workspaceId, (transaction) =>
        findCheck(transaction, workspaceId, request.params),
      );
      reply.header("etag", entityTag(row.version));
      return presentCheck(row);
    },
  );

  app.patch(
    "/v2/agents/:id/checks/:check_id",
    {
      schema: {
        operationId: "updateCheck",
        tags,
        summary: "Change a check",
        params: CheckParameters,
        body: UpdateCheckBody,
        response: { 200: Reference(Check) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const row = await database.inWorkspace(workspaceId, async (transaction) => {
        await lockRow(transaction, workspaceId, sql`agent_checks`, parseId("check", request.params.check_id));
        const found = await findCheck(transaction, workspaceId, request.params);
        assertMatches(request.headers["if-match"], found.version);
        const { question = found.question, expect } = request.body;
        const expectation = expect ? await resolveExpectation(transaction, workspaceId, expect) : found.expectation;
        const updated = await updateCheckRow(transaction, workspaceId, { id: found.id, question, expectation });
        await recordAudit(transaction, principal, {
          action: "check.updated",
          target: { kind: "check", id: request.params.check_id },
          before: presentCheck(found),
          after: presentCheck(updated),
        });
        return updated;
      });
      reply.header("etag", entityTag(row.version));
      return presentCheck(row);
    },
  );

  app.delete(
    "/v2/agents/:id/checks/:check_id",
    {
      schema: {
        operationId: "deleteCheck",
        tags,
        summary: "Delete a check; it can be restored for 30 days",
        params: CheckParameters,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      await database.inWorkspace(workspaceId, async (transaction) => {
        await lockRow(transaction, workspaceId, sql`agent_checks`, parseId("check", request.params.check_id));
        const found = await findCheck(transaction, workspaceId, request.params);
        assertMatches(request.headers["if-match"], found.version);
        await markCheckDeleted(transaction, workspaceId, found.id);
        await recordAudit(transaction, principal, {
          action: "check.deleted",
          target: { kind: "check", id: request.params.check_id },
          before: presentCheck(found),
        });
      });
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/v2/agents/:id/checks/run",
    {
      schema: {
        operationId: "runChecks",
        tags,
        summary: "Ask every check's question, as a visitor would",
        params: IdParameters("assistant"),
        body: Type.Optional(
          StrictObject({
            version: Type.Optional(
              Type.Integer({ minimum: 1, maximum: 1_000_000_000, description: "The draft's unless named." }),
            ),
          }),
        ),
        response: { 200: Reference(CheckRun) },
      },
    },
    async (request) => {
      const { workspaceId } = principalOf(request);
      const agent = await database.inWorkspace(workspaceId, (transaction) =>
        getAgent(transaction, workspaceId, parseId("agent", request.params.id)),
      );
      return runChecks(context, workspaceId, agent.id, request.body?.version ?? agent.version);
    },
  );
}

/** After one was added or brought back, one after the other: every check is run before publishing. */
export async function assertChecksFit(transaction: Transaction, workspaceId: string, agentId: string): Promise<void> {
  await lockRow(transaction, workspaceId, sql`agents`, agentId);
  if ((await countChecks(transaction, workspaceId, agentId)) > MOST_CHECKS)
    throw new ConflictError("too_many_checks", `An assistant has at most ${MOST_CHECKS} checks.`);
}

async function findCheck(
  transaction: Transaction,
  workspaceId: string,
  ids: Static<typeof CheckParameters>,
): Promise<CheckRow> {
  const agent = await getAgent(transaction, workspaceId, parseId("agent", ids.id));
  return getCheck(transaction, workspaceId, agent.id, parseId("check", ids.check_id));
}

/** Throws 404 for a source that the caller may not see. */
async function resolveExpectation(
  transaction: Transaction,
  workspaceId: string,
  { cites, ...rest }: CreateCheckBody["expect"],
): Promise<StoredExpectation> {
  if (cites === undefined) return rest;
  const source = await getSource(transaction, workspaceId, parseId("source", cites));
  return { ...rest, cites: source.id };
}

function presentCheck(row: CheckRow): Check {
  const { cites, ...rest } = row.expectation;
  return {
    id: formatId("check", row.id),
    agent_id: formatId("agent", row.agent_id),
    question: row.question,
    expect: cites === undefined ? rest : { ...rest, cites: formatId("source", cites) },
    last_run:
      row.passed === null || row.ran_at === null || row.ran_version === null
        ? null
        : {
            passed: row.passed,
            failures: row.failures ?? [],
            agent_version: row.ran_version,
            ran_at: row.ran_at.toISOString(),
          },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
