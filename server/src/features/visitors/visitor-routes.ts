import { type Static, Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { changeOf } from "../../platform/http/change.ts";
import { decodeCursor, toPage } from "../../platform/http/cursors.ts";
import { entityTag, UNEDITED_VERSION } from "../../platform/http/entity-tag.ts";
import { filterId } from "../../platform/http/filter-id.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, ListOf, ListQuery, Reference, StrictObject, Timestamp } from "../../platform/http/schemas.ts";
import { readPage, SortQuery, toSortedPage } from "../../platform/http/sorted-page.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { Clock } from "../../ports/clock.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { presentErasure } from "../erasure/index.ts";
import { principalOf } from "../identity/index.ts";
import { deleteVisitor } from "./delete-visitor.ts";
import { exportVisitor } from "./export-visitor.ts";
import { presentVisitor } from "./present-visitor.ts";
import { showVisitorQuestions } from "./show-visitor-questions.ts";
import { showVisitor, showVisitors } from "./show-visitors.ts";
import type { QuestionRow } from "./visitor-queries.ts";
import { ErasureReceipt, Visitor, VisitorExport, VisitorQuestion } from "./visitor-schemas.ts";

const tags = ["Visitors"];

export function visitorRoutes(app: HttpApp, context: { database: Database; queue: JobQueue; clock: Clock }): void {
  const { database } = context;
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
          q: Type.Optional(
            Type.String({
              maxLength: 200,
              description: "Part of the name, the address or the contact details that they left.",
            }),
          ),
          from: Type.Optional({ ...Timestamp, description: "Last seen from then on." }),
          to: Type.Optional(Timestamp),
          sort: SortQuery("created_at", "last_seen_at"),
        }),
        response: { 200: ListOf(Visitor) },
      },
    },
    async (request) => {
      const { agent_id, external_id, q, from, to } = request.query;
      const agentId = filterId("agent", agent_id || undefined);
      const page = readPage("visitors", request.query);
      const rows = await showVisitors(
        database,
        principalOf(request),
        { agentId, externalId: external_id, search: q, from, to },
        page,
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
      reply.header("etag", entityTag(UNEDITED_VERSION));
      return presentVisitor(await showVisitor(database, principalOf(request), request.params.id));
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
      const { limit = 20, cursor } = request.query;
      const after = decodeCursor("visitor_questions", cursor);
      const rows = await showVisitorQuestions(database, principalOf(request), request.params.id, after, limit);
      return toPage("visitor_questions", rows, limit, presentQuestion);
    },
  );

  app.get(
    "/v2/visitors/:id/export",
    {
      config: { auditsRead: "export.read" },
      schema: {
        operationId: "exportVisitor",
        tags,
        summary: "Everything that is stored about a visitor",
        params: IdParameters("visitor"),
        response: { 200: Reference(VisitorExport) },
      },
    },
    async (request) => {
      return exportVisitor(context, principalOf(request), request.params.id);
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
          "Chats, messages, leads, feedback, handoffs, notes, events, delivery logs, kept answers, gaps, the questions of theirs that became knowledge, and details in the audit log. Backups go by their age.",
        params: IdParameters("visitor"),
        response: { 200: Reference(ErasureReceipt) },
      },
    },
    async (request) => {
      const settled = await deleteVisitor(context, principalOf(request), changeOf(request));
      const { id, status, erased, created_at } = presentErasure(settled);
      return { id, visitor_id: request.params.id, status, erased, erased_at: created_at };
    },
  );
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
