import { Type } from "typebox";
import { decodeCursor, toPage } from "../../platform/http/cursors.ts";
import { entityTag } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, ListOf, ListQuery, Reference, StrictObject } from "../../platform/http/schemas.ts";
import type { AnswerContext } from "../chat/index.ts";
import { principalOf } from "../identity/index.ts";
import {
  Check,
  CheckParameters,
  CheckResult,
  CheckRun,
  ChecksFromAnswers,
  ChecksFromAnswersBody,
  CreateCheckBody,
  UpdateCheckBody,
} from "./check-schemas.ts";
import { createCheck } from "./create-check.ts";
import { createChecksFromAnswers } from "./create-checks-from-answers.ts";
import { deleteCheck } from "./delete-check.ts";
import { presentCheck, presentResult } from "./present-check.ts";
import { runChecks } from "./run-checks.ts";
import { showCheck, showChecks, showResults } from "./show-checks.ts";
import { updateCheck } from "./update-check.ts";

const tags = ["Checks"];

export function checkRoutes(app: HttpApp, context: AnswerContext): void {
  const { database } = context;
  app.addSchema(Check);
  app.addSchema(CheckRun);
  app.addSchema(CheckResult);
  app.addSchema(ChecksFromAnswers);
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
      const { limit = 20, cursor } = request.query;
      const after = decodeCursor("checks", cursor);
      const rows = await showChecks(database, principalOf(request), request.params.id, after, limit);
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
      const row = await createCheck(database, principalOf(request), request.params.id, request.body);
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
      const row = await showCheck(database, principalOf(request), request.params);
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
      const row = await updateCheck(
        database,
        principalOf(request),
        request.params.check_id,
        request.params,
        request.headers["if-match"],
        request.body,
      );
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
      await deleteCheck(
        database,
        principalOf(request),
        request.params.check_id,
        request.params,
        request.headers["if-match"],
      );
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/v2/agents/:id/checks/from_answers",
    {
      schema: {
        operationId: "createChecksFromAnswers",
        tags,
        summary: "Make checks from real questions",
        description:
          "Each has to be answered from the source and in the language that it was answered in, or to stay without an answer.",
        params: IdParameters("assistant"),
        body: ChecksFromAnswersBody,
        response: { 200: Reference(ChecksFromAnswers) },
      },
    },
    async (request) => {
      const { made, skipped } = await createChecksFromAnswers(
        database,
        principalOf(request),
        request.params.id,
        request.body,
      );
      return { data: made.map(presentCheck), skipped };
    },
  );

  app.get(
    "/v2/agents/:id/checks/:check_id/results",
    {
      schema: {
        operationId: "listCheckResults",
        tags,
        summary: "List what the runs of a check found, newest first",
        description: "The newest 100 stay.",
        params: CheckParameters,
        querystring: ListQuery,
        response: { 200: ListOf(CheckResult) },
      },
    },
    async (request) => {
      const { limit = 20, cursor } = request.query;
      const after = decodeCursor("check_results", cursor);
      const rows = await showResults(database, principalOf(request), request.params, after, limit);
      return toPage("check_results", rows, limit, presentResult);
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
      return runChecks(context, principalOf(request), request.params.id, request.body?.version);
    },
  );
}
