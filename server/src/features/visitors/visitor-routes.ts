import sql from "sql-template-tag";
import { type Static, Type } from "typebox";
import { type Database, DEADLOCK_RETRIES, type Transaction } from "../../platform/database/database.ts";
import { lockRow } from "../../platform/database/lock-row.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { decodeCursor, toPage } from "../../platform/http/cursor.ts";
import { assertMatches, entityTag, UNEDITED_VERSION } from "../../platform/http/entity-tag.ts";
import { filterId } from "../../platform/http/filter-id.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, ListOf, ListQuery, Reference, StrictObject, Timestamp } from "../../platform/http/schemas.ts";
import { readPage, SortQuery, toSortedPage } from "../../platform/http/sorted-page.ts";
import { formatId, parseId } from "../../platform/ids/identifier.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { presentErasure, startVisitorErasure, waitForErasure } from "../erasure/index.ts";
import { principalOf } from "../identity/index.ts";
import { lockGaps } from "../statistics/index.ts";
import { exportVisitor } from "./export-visitor.ts";
import { getVisitor, listQuestions, listVisitors, type QuestionRow, type VisitorRow } from "./visitor-queries.ts";
import { ErasureReceipt, Visitor, VisitorExport, VisitorQuestion } from "./visitor-schemas.ts";

const tags = ["Visitors"];
/** For the passage index, where a question had become knowledge; the receipt is found again by its id. */
const LONGEST_WAIT_SECONDS = 10;

export function visitorRoutes(app: HttpApp, { database, queue }: { database: Database; queue: JobQueue }): void {
  for (const schema of [Visitor, VisitorQuestion, VisitorExport, ErasureReceipt]) app.addSchema(schema);
  app.get(
    "/v2/visitors",
    {
      schema: {
        operationId: "listVisitors",
        tags,
        summary: "List visitors",
        querystring: StrictObject({
          ...ListQuery.properties,
          agent_id: Type.Optional(Type.String({ maxLength: 100 })),
          external_id: Type.Optional(Type.String({ maxLength: 200 })),
          q: Type.Optional(Type.String({ maxLength: 200, description: "Part of the name or address." })),
          from: Type.Optional({ ...Timestamp, description: "Last seen from then on." }),
          to: Type.Optional(Timestamp),
          sort: SortQuery("created_at", "last_seen_at"),
        }),
        response: { 200: ListOf(Visitor) },
      },
    },
    async (request) => {
      const { workspaceId } = principalOf(request);
      const { agent_id, external_id, q, from, to } = request.query;
      const agentId = filterId("agent", agent_id || undefined);
      const page = readPage("visitors", request.query);
      const rows = await database.inWorkspace(workspaceId, (transaction) =>
        listVisitors(transaction, workspaceId, { agentId, externalId: external_id, search: q, from, to }, page),
      );
      return toSortedPage(page, rows, presentVisitor);
    },
  );

  app.get(
    "/v2/visitors/:id",
    {
      schema: {
        operationId: "getVisitor",
        tags,
        summary: "Get a visitor",
        params: IdParameters("visitor"),
        response: { 200: Reference(Visitor) },
      },
    },
    async (request, reply) => {
      const { workspaceId } = principalOf(request);
      reply.header("etag", entityTag(UNEDITED_VERSION));
      return presentVisitor(
        await database.inWorkspace(workspaceId, (transaction) =>
          getVisitor(transaction, workspaceId, parseId("visitor", request.params.id)),
        ),
      );
    },
  );

  app.get(
    "/v2/visitors/:id/questions",
    {
      schema: {
        operationId: "listVisitorQuestions",
        tags,
        summary: "List what a visitor asked, newest first",
        params: IdParameters("visitor"),
        querystring: ListQuery,
        response: { 200: ListOf(VisitorQuestion) },
      },
    },
    async (request) => {
      const { workspaceId } = principalOf(request);
      const { limit = 20, cursor } = request.query;
      const after = decodeCursor("visitor_questions", cursor);
      const rows = await database.inWorkspace(workspaceId, async (transaction) => {
        const visitor = await getVisitor(transaction, workspaceId, parseId("visitor", request.params.id));
        return listQuestions(transaction, workspaceId, visitor.id, after, limit);
      });
      return toPage("visitor_questions", rows, limit, presentQuestion);
    },
  );

  app.get(
    "/v2/visitors/:id/export",
    {
      schema: {
        operationId: "exportVisitor",
        tags,
        summary: "Everything that is stored about a visitor",
        params: IdParameters("visitor"),
        response: { 200: Reference(VisitorExport) },
      },
    },
    async (request) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      return database.inWorkspace(workspaceId, async (transaction) => {
        const row = await getVisitor(transaction, workspaceId, parseId("visitor", request.params.id));
        await recordAudit(transaction, principal, {
          action: "visitor.exported",
          target: { kind: "visitor", id: request.params.id },
        });
        return exportVisitor(transaction, workspaceId, row.id, presentVisitor(row));
      });
    },
  );

  app.delete(
    "/v2/visitors/:id",
    {
      schema: {
        operationId: "deleteVisitor",
        tags,
        summary: "Erase a visitor and everything that tells of them, for good",
        description:
          "Chats, messages, leads, feedback, handoffs, events, delivery logs, kept answers, gaps, the questions of theirs that became knowledge, and details in the audit log. Backups go by their age.",
        params: IdParameters("visitor"),
        response: { 200: Reference(ErasureReceipt) },
      },
    },
    async (request) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const erase = async (transaction: Transaction) => {
        // In the order in which whoever else erases visitors locks.
        await lockGaps(transaction, workspaceId);
        await lockRow(transaction, workspaceId, sql`visitors`, parseId("visitor", request.params.id));
        const visitor = await getVisitor(transaction, workspaceId, parseId("visitor", request.params.id));
        assertMatches(request.headers["if-match"], UNEDITED_VERSION);
        const started = await startVisitorErasure(transaction, queue, workspaceId, visitor.id);
        await recordAudit(transaction, principal, {
          action: "visitor.erased",
          target: { kind: "receipt", id: formatId("receipt", started.id) },
        });
        return started;
      };
      const row = await database.inWorkspace(workspaceId, erase, { retries: DEADLOCK_RETRIES });
      const settled = await waitForErasure(database, workspaceId, row, LONGEST_WAIT_SECONDS);
      const { id, status, erased, created_at } = presentErasure(settled);
      return { id, visitor_id: request.params.id, status, erased, erased_at: created_at };
    },
  );
}

function presentVisitor(row: VisitorRow): Visitor {
  return {
    id: formatId("visitor", row.id),
    agent_id: row.agent_id && formatId("agent", row.agent_id),
    external_id: row.external_id,
    name: row.name,
    email: row.email,
    claims: row.claims,
    chats: row.chats,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  };
}

function presentQuestion(row: QuestionRow): Static<typeof VisitorQuestion> {
  return {
    id: formatId("message", row.id),
    chat_id: formatId("chat", row.chat_id),
    agent_id: formatId("agent", row.agent_id),
    question: row.content,
    answer_id: row.answer_id && formatId("message", row.answer_id),
    answered: row.answered,
    created_at: row.created_at.toISOString(),
  };
}
