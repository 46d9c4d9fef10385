import { Type } from "typebox";
import type { HttpApp } from "../../../platform/http/http-app.ts";
import { Choice, IdParameters, Nullable, Reference, Timestamp } from "../../../platform/http/schemas.ts";
import { parseId } from "../../../platform/ids/identifiers.ts";
import {
  ABSTENTION_REASONS,
  ANSWER_KINDS,
  Citation,
  Message,
  SUPPORT_LEVELS,
  TokenUsage,
} from "../../conversations/index.ts";
import { principalOf } from "../../identity/index.ts";
import type { AnswerContext } from "../answer-context.ts";
import { replayMessage } from "./replay-message.ts";
import { verifyMessage } from "./verify-message.ts";

const Verification = Type.Object(
  {
    message_id: Type.String(),
    passed: Type.Boolean({ description: "Every statement passed." }),
    checked_at: Timestamp,
    statements: Type.Array(
      Type.Object({
        start: Type.Integer(),
        end: Type.Integer(),
        text: Type.String(),
        support: Nullable(Choice(SUPPORT_LEVELS)),
        passed: Type.Boolean(),
        reason: Nullable(Type.String({ description: "Why it did not pass." })),
        citations: Type.Array(Type.Integer()),
      }),
    ),
    citations: Type.Array(
      Type.Object({
        number: Type.Integer(),
        in_place: Type.Boolean({ description: "The quote stands at its place in the stored text." }),
        current: Type.Boolean({ description: "That text is what answers use today." }),
      }),
    ),
  },
  { $id: "Verification" },
);

const Replay = Type.Object(
  {
    original: Reference(Message),
    replay: Type.Object({
      content: Type.String(),
      kind: Nullable(Choice(ANSWER_KINDS)),
      answered: Nullable(Type.Boolean()),
      reason: Nullable(Choice(ABSTENTION_REASONS)),
      score: Nullable(Type.Number()),
      model: Nullable(Type.String()),
      degraded: Type.Optional(Type.Boolean()),
      usage: TokenUsage,
      citations: Type.Array(Reference(Citation)),
      statements: Message.properties.statements,
    }),
    same_content: Type.Boolean(),
    passages: Type.Object({
      seen: Type.Integer({ description: "Passages that the answer is known to have seen." }),
      seen_again: Type.Integer(),
    }),
    revision: Type.Object({ original: Nullable(Type.Integer()), replay: Nullable(Type.Integer()) }),
  },
  { $id: "Replay" },
);

/** Checking a stored answer again, and asking its question again. */
export function messageCheckRoutes(app: HttpApp, context: AnswerContext): void {
  app.addSchema(Verification);
  app.addSchema(Replay);
  app.post(
    "/v2/messages/:id/verify",
    {
      schema: {
        operationId: "verifyMessage",
        tags: ["Chat"],
        summary: "Check a stored answer again, statement by statement",
        params: IdParameters("message"),
        response: { 200: Reference(Verification) },
      },
    },
    async (request) => verifyMessage(context, principalOf(request), request.params.id),
  );

  app.post(
    "/v2/messages/:id/replay",
    {
      schema: {
        operationId: "replayMessage",
        tags: ["Chat"],
        summary: "Ask an answer's question again, as its version of the assistant, over the sources of today",
        params: IdParameters("message"),
        response: { 200: Reference(Replay) },
      },
    },
    async (request) => replayMessage(context, principalOf(request), parseId("message", request.params.id)),
  );
}
