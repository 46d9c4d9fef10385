import type { Database } from "../../platform/database/database.ts";
import { decodeCursor, toPage } from "../../platform/http/cursor.ts";
import { filterId } from "../../platform/http/filter-id.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, ListOf, Reference } from "../../platform/http/schemas.ts";
import { parseId } from "../../platform/ids/identifier.ts";
import { principalOf } from "../identity/index.ts";
import { listFeedback } from "./feedback-queries.ts";
import { Feedback, FeedbackFilter, PutFeedbackBody } from "./feedback-schemas.ts";
import { presentFeedback, putFeedback } from "./put-feedback.ts";

const tags = ["Feedback"];

export function feedbackRoutes(app: HttpApp, { database }: { database: Database }): void {
  app.addSchema(Feedback);
  app.put(
    "/v2/messages/:id/feedback",
    {
      schema: {
        operationId: "putFeedback",
        tags,
        summary: "Rate an answer, or change your rating",
        params: IdParameters("message"),
        body: PutFeedbackBody,
        response: { 200: Reference(Feedback) },
      },
    },
    async (request) => {
      const principal = principalOf(request);
      return database.inWorkspace(principal.workspaceId, (transaction) =>
        putFeedback(transaction, principal, parseId("message", request.params.id), request.body),
      );
    },
  );

  app.get(
    "/v2/feedback",
    {
      schema: {
        operationId: "listFeedback",
        tags,
        summary: "List feedback, newest first",
        querystring: FeedbackFilter,
        response: { 200: ListOf(Feedback) },
      },
    },
    async (request) => {
      const { workspaceId } = principalOf(request);
      const { limit = 20, cursor, agent_id, chat_id, message_id, rating, from, to } = request.query;
      const after = decodeCursor("feedback", cursor);
      const filter = {
        agentId: filterId("agent", agent_id),
        chatId: filterId("chat", chat_id),
        messageId: filterId("message", message_id),
        rating,
        from,
        to,
      };
      const rows = await database.inWorkspace(workspaceId, (transaction) =>
        listFeedback(transaction, workspaceId, filter, after, limit),
      );
      return toPage("feedback", rows, limit, presentFeedback);
    },
  );
}
