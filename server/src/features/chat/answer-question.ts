import { isUnanswerableInput, prepareQuery, recogniseSmalltalk } from "@citedesk/grounding";
import { recordEvent } from "../../platform/events/record-event.ts";
import { getMessage, type MessageRow, presentMessage } from "../conversations/index.ts";
import type { Principal } from "../identity/index.ts";
import { askerOf } from "./asker.ts";
import type { ChatBody } from "./chat-schemas.ts";
import { type DraftAnswer, draftExtractiveAnswer } from "./draft-answer.ts";
import { draftCourtesy } from "./draft-courtesy.ts";
import { completeAnswer, failAnswer, insertCitations } from "./exchange-queries.ts";
import { type OpenExchange, openExchange } from "./open-exchange.ts";
import { findVersionTexts } from "./retrieval-queries.ts";
import { type Retrieval, type RetrievalContext, retrievePassages } from "./retrieve-passages.ts";
import { verifyCitations } from "./verify-citations.ts";

/**
 * Answers one question: store it → find passages → decide whether they support an answer → compose → check every quote
 * against the stored text → store the answer with its citations. Whatever fails after the question was stored ends in a
 * stored message with status `failed`.
 */
export async function answerQuestion(
  context: RetrievalContext,
  principal: Principal,
  body: ChatBody,
): Promise<MessageRow> {
  const startedAt = performance.now();
  const { workspaceId } = principal;
  const exchange = await context.database.inWorkspace(workspaceId, (transaction) =>
    openExchange(transaction, principal, body),
  );
  try {
    const query = prepareQuery({ question: body.message, history: exchange.history });
    const retrieval = await retrievePassages(context, {
      workspaceId,
      agentId: exchange.agentId,
      asker: askerOf(principal, body.visitor !== undefined),
      query,
      readable: exchange.readable,
    });
    const draft = isCourtesy(body.message)
      ? draftCourtesy(exchange.agent, body.message)
      : draftExtractiveAnswer(exchange.agent, query, retrieval);
    return await storeExchange(context, principal, exchange, retrieval, draft, startedAt);
  } catch (error) {
    await context.database.inWorkspace(workspaceId, (transaction) =>
      failAnswer(transaction, workspaceId, exchange.answerId, {
        code: "internal_error",
        message: "The answer broke off. The question is kept; ask again.",
      }),
    );
    throw error;
  }
}

function isCourtesy(message: string): boolean {
  return isUnanswerableInput(message) || recogniseSmalltalk(message) !== null;
}

/** Checks the quotes and stores what the visitor reads, in the transaction that also tells of it. */
async function storeExchange(
  context: RetrievalContext,
  principal: Principal,
  exchange: OpenExchange,
  retrieval: Retrieval,
  draft: DraftAnswer,
  startedAt: number,
): Promise<MessageRow> {
  const { workspaceId } = principal;
  const versionIds = [
    ...new Set(draft.pieces.flatMap((piece) => piece.quotes.map(({ passage }) => passage.version_id))),
  ];
  return context.database.inWorkspace(workspaceId, async (transaction) => {
    const texts = await findVersionTexts(transaction, workspaceId, versionIds);
    const verified = verifyCitations(draft, texts);
    await completeAnswer(transaction, workspaceId, {
      answerId: exchange.answerId,
      draft,
      verified,
      model: "extractive",
      degraded: exchange.agent.model !== "extractive",
      revision: retrieval.revision,
      retrieved: retrieval.ranked.slice(0, 10).map(({ candidate, score }) => ({ passage_id: candidate.id, score })),
      pendingSources: retrieval.pendingSources,
      usage: { inputTokens: 0, outputTokens: 0 },
      firstWordMs: Math.round(performance.now() - startedAt),
    });
    await insertCitations(transaction, workspaceId, exchange.answerId, verified.citations);
    const message = await getMessage(transaction, workspaceId, exchange.answerId);
    await recordEvent(transaction, workspaceId, "message.created", presentMessage(message, true));
    return message;
  });
}
