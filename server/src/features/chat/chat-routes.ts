import { prepareQuery } from "@citedesk/grounding";
import { InvalidError } from "../../platform/errors/app-error.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Reference } from "../../platform/http/schemas.ts";
import { formatId } from "../../platform/ids/identifier.ts";
import { Message, presentMessage } from "../conversations/index.ts";
import { principalOf } from "../identity/index.ts";
import { answerQuestion } from "./answer-question.ts";
import { askerOf } from "./asker.ts";
import { ChatBody, SearchBody, SearchResults } from "./chat-schemas.ts";
import { resolveAgent } from "./open-exchange.ts";
import { type FoundPassage, type RetrievalContext, retrievePassages } from "./retrieve-passages.ts";

export function chatRoutes(app: HttpApp, context: RetrievalContext): void {
  app.addSchema(SearchResults);
  app.post(
    "/v2/chat",
    {
      schema: {
        operationId: "chat",
        tags: ["Chat"],
        summary: "Ask the assistant a question",
        description:
          "Answers only from the assistant's sources, with the exact quote behind each statement, or says that they don't answer.",
        body: ChatBody,
        response: { 200: Reference(Message) },
      },
    },
    async (request) => {
      const principal = principalOf(request);
      assertNotBlank("/message", request.body.message);
      const message = await answerQuestion(context, principal, request.body);
      return presentMessage(message, principal.kind === "member");
    },
  );

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
      const { agentId } = await context.database.inWorkspace(principal.workspaceId, (transaction) =>
        resolveAgent(transaction, principal, agent_id),
      );
      const retrieval = await retrievePassages(context, {
        workspaceId: principal.workspaceId,
        agentId,
        asker: askerOf(principal, false),
        query: prepareQuery({
          question: query,
          history: history.map(({ role, content }) => ({ role, text: content })),
        }),
      });
      return {
        data: retrieval.ranked.slice(0, limit).map(({ candidate, score }) => presentPassage(candidate, score)),
        pending_sources: retrieval.pendingSources,
      };
    },
  );
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
