import { prepareQuery } from "@citedesk/grounding";
import { InvalidError, NotFoundError } from "../../platform/errors/app-error.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { fieldsOf, idempotencyKeyOf } from "../../platform/http/idempotency.ts";
import { Reference } from "../../platform/http/schemas.ts";
import { formatId, parseId } from "../../platform/ids/identifier.ts";
import { Message } from "../conversations/index.ts";
import { principalOf } from "../identity/index.ts";
import type { AnswerContext } from "./answer-context.ts";
import { answerQuestion } from "./answer-question.ts";
import { LiveAnswers } from "./answers/live-answers.ts";
import { ChatBody, SearchBody, SearchResults } from "./chat-schemas.ts";
import { messageCheckRoutes } from "./checking/message-check-routes.ts";
import { beginChatRoute } from "./exchange/begin-chat.ts";
import { reachAgent } from "./exchange/open-exchange.ts";
import { readKnownSources } from "./exchange/open-known-exchange.ts";
import { heldCallRoutes } from "./held-call-routes.ts";
import { askerOf } from "./retrieval/asker.ts";
import { findBestPassages } from "./retrieval/find-best-passages.ts";
import { lookAhead, readWithAhead } from "./retrieval/look-ahead.ts";
import type { FoundPassage } from "./retrieval/retrieve-passages.ts";
import { OpenStreams } from "./streams/open-streams.ts";
import { endOf, followEarlier } from "./streams/repeated-question.ts";
import { endedWith, silentAnswer } from "./streams/silent-answer.ts";
import { STREAM_START } from "./streams/stream-parts.ts";
import { EventStream, streamRoutes } from "./streams/stream-routes.ts";

/** How long the stop of a process waits for answers that are being written. */
const STOP_GRACE_MS = 8_000;

export function chatRoutes(app: HttpApp, context: AnswerContext): void {
  const live = new LiveAnswers(context.database);
  const streams = new OpenStreams();
  // Open streams would hold the server up; the answers behind them end by themselves.
  app.addHook("preClose", async () => streams.close());
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
      const key = idempotencyKeyOf(request, principal, fieldsOf(request.body));
      const isWhole = !wantsStream(request.body, request.headers.accept);
      const started = await answerQuestion(context, live, principal, request.body, { key });
      if (!("exchange" in started)) {
        const earlier = followEarlier(context.database, live, principal, started);
        reply.header("idempotent-replayed", "true");
        if (isWhole) return endOf(earlier);
        streams.send(reply, earlier, STREAM_START);
        return reply;
      }
      if (!started.running || !started.ended) {
        const silent = silentAnswer(started.exchange);
        if (isWhole) return silent;
        streams.send(reply, endedWith(silent), STREAM_START);
        return reply;
      }
      if (!isWhole) {
        streams.send(reply, started.running, STREAM_START);
        return reply;
      }
      const { message, failure } = await started.ended;
      // A reader elsewhere may have had words of it by then; this caller has the whole of what there is.
      if (message.status === "failed" && message.content === "") throw failure ?? new Error("The answer was stopped.");
      return message;
    },
  );
  beginChatRoute(app, context.database);
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
      const principal = principalOf(request);
      const { agent_id, query, limit = 10, history = [] } = request.body;
      assertNotBlank("/query", query);
      const agentId = parseId("agent", agent_id);
      if (agentId === undefined) throw new NotFoundError("assistant");
      const question = {
        workspaceId: principal.workspaceId,
        agentId,
        depth: limit,
        asker: askerOf(principal, false),
        query: prepareQuery({
          question: query,
          history: history.map(({ role, content }) => ({ role, text: content })),
        }),
      };
      const ahead = await lookAhead(context, question);
      const readable =
        (await readKnownSources(context, principal, ahead)) ??
        (await context.database.inWorkspace(principal.workspaceId, async (transaction) => {
          const [readable] = await Promise.all([
            readWithAhead(transaction, context, principal.workspaceId, agentId, ahead),
            reachAgent(transaction, context.library.agents, principal, agent_id),
          ]);
          return readable;
        }));
      context.preloader.begin(principal.workspaceId, agentId);
      const retrieval = await findBestPassages(context, { ...question, readable, ahead });
      return {
        data: retrieval.ranked
          .slice(0, limit)
          .map(({ candidate, score }) => presentPassage(candidate, retrieval.fusedScores?.get(candidate.id) ?? score)),
        pending_sources: retrieval.pendingSources,
      };
    },
  );
}

function wantsStream(body: ChatBody, accept = ""): boolean {
  return body.stream ?? /\btext\/event-stream\b/.test(accept);
}

function assertNotBlank(pointer: string, text: string): void {
  if (text.trim() === "") throw new InvalidError([{ pointer, message: "is empty." }]);
}

function presentPassage(passage: FoundPassage, score: number) {
  return {
    passage_id: formatId("passage", passage.id),
    document_id: formatId("document", passage.document_id),
    document_version: passage.document_version,
    source_id: formatId("source", passage.source_id),
    title: passage.title,
    url: passage.url,
    heading_path: passage.heading_path,
    text: passage.text,
    start: passage.start_offset,
    end: passage.end_offset,
    page: passage.page,
    score: Math.round(score * 10_000) / 10_000,
  };
}
