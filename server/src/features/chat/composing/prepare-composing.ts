import { prepareQuery } from "@citedesk/grounding";
import type { Principal } from "../../identity/index.ts";
import type { AnswerContext } from "../answer-context.ts";
import type { RunningAnswer } from "../answers/running-answer.ts";
import type { ChatBody } from "../chat-schemas.ts";
import type { OpenExchange } from "../exchange/open-exchange.ts";
import { askerOf } from "../retrieval/asker.ts";
import { findBestPassages } from "../retrieval/find-best-passages.ts";
import type { SpokenTexts } from "../texts/spoken-texts.ts";
import { findAnswerTools } from "../tools/answer-tools.ts";
import type { Composing } from "./composition.ts";

/** A question, by whom it was asked, and the answer to it that is under way. */
export interface Asked {
  principal: Principal;
  body: ChatBody;
  exchange: OpenExchange;
  running: RunningAnswer;
}

/** What composing an answer to the question needs. */
export async function prepareComposing(
  context: AnswerContext,
  { principal, body, exchange, running }: Asked,
  texts: SpokenTexts,
): Promise<Composing> {
  const { workspaceId } = principal;
  const retrieve = (question: string, history = exchange.history, language?: string) => {
    const isAhead = question === body.message && history.length === 0 && language === undefined;
    const ahead = isAhead ? exchange.ahead : undefined;
    const query = ahead?.question.query ?? prepareQuery({ question, history, language: language ?? null });
    const asker = askerOf(principal, body.visitor !== undefined);
    const request = { workspaceId, agentId: exchange.agentId, asker, query, readable: exchange.readable, ahead };
    return findBestPassages(context, request).then((retrieval) => ({ query, retrieval }));
  };
  const tools = await findAnswerTools({
    context,
    principal,
    exchange,
    texts,
    retrieve: (query) => retrieve(query, []),
  });
  return { workspaceId, exchange, running, question: body.message, retrieve, tools, texts };
}
