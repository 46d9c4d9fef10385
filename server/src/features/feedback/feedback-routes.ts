import type { Database } from "../../platform/database/database.ts";
import { changeOf } from "../../platform/http/change.ts";
import { decodeCursor, toPage } from "../../platform/http/cursors.ts";
import { entityTag } from "../../platform/http/entity-tag.ts";
import { filterId } from "../../platform/http/filter-id.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, ListOf, Reference } from "../../platform/http/schemas.ts";
import type { Clock } from "../../ports/clock.ts";
import { principalOf } from "../identity/index.ts";
import { Feedback, FeedbackFilter, PutFeedbackBody } from "./feedback-schemas.ts";
import { presentFeedback, putFeedback } from "./put-feedback.ts";
import { showFeedback, showOneFeedback } from "./show-feedback.ts";

const tags = ["Feedback"];

export function feedbackRoutes(app: HttpApp, context: { database: Database; clock: Clock }): void {
  const { database } = context;
  app.addSchema(Feedback);
  app.put(
    "/v2/messages/:id/feedback",
    {
      schema: {
        operationId: "putFeedback",
        tags,
        summary: "Rate an answer, or change your rating",
        description:
          "`If-Match` takes the `ETag` of your own earlier rating; where there is none, it is never met. A visitor's negative rating asks for a person where `handoff_rules.on_negative_feedback` says so.",
        params: IdParameters("message"),
        body: PutFeedbackBody,
        response: { 200: Reference(Feedback) },
      },
    },
    async (request, reply) => {
      const { feedback, version } = await putFeedback(context, principalOf(request), changeOf(request));
      reply.header("etag", entityTag(version));
      return feedback;
    },
  );

  app.get(
    "/v2/feedback/:id",
    {
      schema: {
        operationId: "getFeedback",
        tags,
        summary: "Get what someone thinks of an answer",
        params: IdParameters("feedback"),
        response: { 200: Reference(Feedback) },
      },
    },
    async (request, reply) => {
      const row = await showOneFeedback(database, principalOf(request), request.params.id);
      reply.header("etag", entityTag(row.version));
      return presentFeedback(row);
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
      const { limit = 20, cursor, agent_id, chat_id, message_id, rating, from, to, q } = request.query;
      const after = decodeCursor("feedback", cursor);
      const filter = {
        agentId: filterId("agent", agent_id),
        chatId: filterId("chat", chat_id),
        messageId: filterId("message", message_id),
        rating,
        from,
        to,
        search: q,
      };
      const rows = await showFeedback(database, principalOf(request), filter, after, limit);
      return toPage("feedback", rows, limit, presentFeedback);
    },
  );
}
