import { Type } from "typebox";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, Reference, StrictObject } from "../../platform/http/schemas.ts";
import { Message } from "../conversations/index.ts";
import { principalOf } from "../identity/index.ts";
import type { AnswerContext } from "./answer-context.ts";
import type { LiveAnswers } from "./answers/live-answers.ts";
import { confirmMessage } from "./confirm-message.ts";

const ConfirmBody = StrictObject(
  { approve: Type.Boolean({ description: "false: it is dropped, and nothing happens." }) },
  { examples: [{ approve: true }] },
);

/** Agreeing to what an answer has proposed, or refusing it, by a call instead of a message. */
export function heldCallRoutes(app: HttpApp, context: AnswerContext, live: LiveAnswers): void {
  app.post(
    "/v2/messages/:id/confirm",
    {
      schema: {
        operationId: "confirmMessage",
        tags: ["Chat"],
        summary: "Agree to the action that an answer has proposed, or refuse it",
        description:
          "For tools with `confirm`. Does it once and answers from the result, as a plain “yes” in the chat would; a plain “no” drops it. Only the visitor's own token says it, or the key that opened the chat for them; 409 `already_decided` when nothing waits any more.",
        params: IdParameters("message"),
        body: ConfirmBody,
        response: { 200: Reference(Message) },
      },
    },
    async (request) => confirmMessage(context, live, principalOf(request), request.params.id, request.body.approve),
  );
}
