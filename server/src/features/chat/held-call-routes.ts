import { Type } from "typebox";
import { ConflictError } from "../../platform/errors/app-error.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, Reference, StrictObject } from "../../platform/http/schemas.ts";
import { formatId, parseId } from "../../platform/ids/identifier.ts";
import { assertMaySpeak, getReadableChat, getReadableMessage, Message } from "../conversations/index.ts";
import { principalOf } from "../identity/index.ts";
import type { AnswerContext } from "./answer-context.ts";
import { answerQuestion } from "./answer-question.ts";
import type { LiveAnswers } from "./answers/live-answers.ts";
import { findSpokenLanguage } from "./texts/find-spoken-language.ts";
import { textsIn } from "./texts/texts-in.ts";
import { decideHeldCall } from "./tools/decide-held-call.ts";

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
    async (request) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      const { approve } = request.body;
      const decision = approve ? "running" : "declined";
      const { agentId, chatId, call } = await context.database.inWorkspace(workspaceId, async (transaction) => {
        const message = await getReadableMessage(transaction, principal, parseId("message", request.params.id));
        assertMaySpeak(principal, await getReadableChat(transaction, principal, message.chat_id));
        const which = { chatId: message.chat_id, messageId: message.id };
        const call = await decideHeldCall(transaction, principal, which, decision);
        return { agentId: message.agent_id, chatId: message.chat_id, call };
      });
      if (!call) throw new ConflictError("already_decided", "No action of this message waits for an answer.");
      const spoken = { setting: "auto", message: call.question, history: [] };
      const said = textsIn(await findSpokenLanguage(spoken, async () => []));
      const body = {
        agent_id: formatId("agent", agentId),
        chat_id: formatId("chat", chatId),
        message: approve ? said.yes : said.no,
      };
      // A person may have taken the chat over meanwhile: then what was agreed to is left to them.
      const answer = await answerQuestion(context, live, { principal, body, decided: { call, decision } });
      return answer.whole();
    },
  );
}
