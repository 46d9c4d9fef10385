import { InvalidError } from "../../platform/errors/app-error.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { fieldsOf, type IdempotentCaller, idempotencyKeyOf } from "../../platform/http/idempotent-requests.ts";
import { Reference } from "../../platform/http/schemas.ts";
import { Message } from "../conversations/index.ts";
import { type Principal, principalOf } from "../identity/index.ts";
import type { AnswerContext } from "./answer-context.ts";
import { answerQuestion } from "./answer-question.ts";
import { LiveAnswers } from "./answers/live-answers.ts";
import { ChatBody, SearchBody, SearchResults } from "./chat-schemas.ts";
import { messageCheckRoutes } from "./checking/message-check-routes.ts";
import { heldCallRoutes } from "./held-call-routes.ts";
import { starterQuestionRoutes } from "./questions/starter-question-routes.ts";
import { searchPassages } from "./search-passages.ts";
import { OpenStreams } from "./streams/open-streams.ts";
import { STREAM_START } from "./streams/stream-parts.ts";
import { EventStream, streamRoutes } from "./streams/stream-routes.ts";
import { beginChatRoute } from "./turn/begin-chat-route.ts";

/** How long the stop of a process waits for answers that are being written. */
const STOP_GRACE_MS = 8_000;
/** Less than requests are given: a stream is told before its connection is cut. */
const STREAM_GRACE_MS = 18_000;

export function chatRoutes(app: HttpApp, context: AnswerContext): void {
  const live = new LiveAnswers(context.database);
  const streams = new OpenStreams();
  // Open streams would hold the server up.
  app.addHook("preClose", () => streams.close(STREAM_GRACE_MS));
  app.addHook("onClose", async () => live.close(STOP_GRACE_MS));
  app.addSchema(SearchResults);
  app.post(
    "/v2/chat",
    {
      config: { joinsInFlight: true },
      schema: {
        operationId: "chat",
        tags: ["Chat"],
        summary: "Ask the assistant a question",
        description:
          "Answers only from the assistant's sources, with the exact quote behind each statement, or says that they don't answer. With `stream: true` or `Accept: text/event-stream` the answer comes as server-sent events, statement by statement.",
        body: ChatBody,
        response: {
          200: {
            description: "The answer.",
            content: {
              "application/json": { schema: Reference(Message) },
              ...EventStream.content,
            },
          },
        },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      assertNotBlank("/message", request.body.message);
      const key = idempotencyKeyOf(request, callerOf(principal, request.ip, request.body), fieldsOf(request.body));
      const answer = await answerQuestion(context, live, { principal, body: request.body, key });
      if (answer.isRepeated) reply.header("idempotent-replayed", "true");
      if (!wantsStream(request.body, request.headers.accept)) return answer.whole();
      streams.send(reply, answer.followed, STREAM_START);
      return reply;
    },
  );
  starterQuestionRoutes(app, context);
  beginChatRoute(app, context);
  streamRoutes(app, context, live, streams);
  heldCallRoutes(app, context, live);
  messageCheckRoutes(app, context);

  app.post(
    "/v2/search",
    {
      schema: {
        operationId: "search",
        tags: ["Chat"],
        summary: "Find the passages that an answer would see",
        body: SearchBody,
        response: { 200: Reference(SearchResults) },
      },
    },
    async (request) => {
      assertNotBlank("/query", request.body.query);
      return searchPassages(context, principalOf(request), request.body);
    },
  );
}

function wantsStream(body: ChatBody, accept = ""): boolean {
  return body.stream ?? /\btext\/event-stream\b/.test(accept);
}

function assertNotBlank(pointer: string, text: string): void {
  if (text.trim() === "") throw new InvalidError([{ pointer, message: "is empty." }]);
}

/**
 * Whose idempotency keys they are: the visitor's. Who comes with a publishable key alone is told apart by the chat they
 * go on in, and before their first question by their address: nobody else with that key is answered what they asked.
 */
function callerOf(principal: Principal, address: string, { chat_id: chatId }: ChatBody): IdempotentCaller {
  if (principal.kind !== "visitor" || !principal.publishableKeyId) return principal;
  const { workspaceId, credentialId } = principal;
  return { workspaceId, credentialId: `${credentialId} ${chatId ?? address}` };
}
