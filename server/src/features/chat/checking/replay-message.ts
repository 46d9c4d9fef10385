import { prepareQuery } from "@citedesk/grounding";
import { AppError } from "../../../platform/errors/app-error.ts";
import { findAgentVersion } from "../../agents/index.ts";
import { type Citation, getReadableMessage, type Message, presentMessage } from "../../conversations/index.ts";
import type { Principal } from "../../identity/index.ts";
import type { AnswerContext } from "../answer-context.ts";
import { presentVerified } from "../answers/answer-progress.ts";
import { RunningAnswer } from "../answers/running-answer.ts";
import { composeFromSources } from "../composing/compose-answer.ts";
import { type Composition, emptyComposition } from "../composing/composition.ts";
import type { OpenExchange } from "../exchange/open-exchange.ts";
import { askerOf } from "../retrieval/asker.ts";
import { findBestPassages } from "../retrieval/find-best-passages.ts";
import { priceUsage, totalUsage } from "../spending/model-usage.ts";
import { chargeSpend } from "../spending/spend-queries.ts";
import { spokenTexts } from "../texts/spoken-texts.ts";
import { findQuestionBefore } from "./verification-queries.ts";

const TURNS = 6;

export interface Replay {
  original: Message;
  replay: Pick<Message, "content" | "kind" | "answered" | "reason" | "score" | "model" | "degraded" | "usage"> & {
    citations: Citation[];
    statements: Message["statements"];
  };
  same_content: boolean;
  /** Of the passages that the answer saw: how many the replay saw too. */
  passages: { seen: number; seen_again: number };
  revision: { original: number | null; replay: number | null };
}

/**
 * Asks an answer's question again, with the version of the agent that answered it, over the sources as they are now. Nothing is added to
 * the chat; what a model costs counts. Throws `AppError`.
 */
export async function replayMessage(
  context: AnswerContext,
  principal: Principal,
  messageId: string | undefined,
): Promise<Replay> {
  const { workspaceId } = principal;
  const { message, before, agent, readable } = await context.database.inWorkspace(workspaceId, async (transaction) => {
    const message = await getReadableMessage(transaction, principal, messageId);
    const { agent_version: version, in_reply_to: questionId, agent_id: agentId } = message;
    if (message.role !== "assistant" || version === null || questionId === null)
      throw new AppError("conflict", "not_an_answer", "Only an answer can be replayed.");
    const [before, agent, readable] = await Promise.all([
      findQuestionBefore(transaction, workspaceId, questionId, TURNS),
      findAgentVersion(transaction, workspaceId, agentId, version),
      context.library.findSources(transaction, workspaceId, agentId),
    ]);
    if (!before || !agent) throw new AppError("gone", "question_erased", "The question of this answer was erased.");
    return { message, before, agent, readable };
  });
  const exchange: OpenExchange = {
    chat: { id: message.chat_id, agent_id: message.agent_id, visitor_id: null, status: "open" },
    agentId: message.agent_id,
    agentVersion: message.agent_version!,
    agent,
    questionId: message.in_reply_to!,
    answerId: message.id,
    createdAt: message.created_at,
    history: before.turns,
    readable,
    reservedMicros: 0,
  };
  const running = new RunningAnswer(context.database, workspaceId, exchange, performance.now());
  const composition = emptyComposition();
  const retrieve = async (question: string, history = before.turns) => {
    const query = prepareQuery({ question, history });
    const asker = askerOf(principal, false);
    const request = { workspaceId, agentId: exchange.agentId, asker, query, readable };
    return { query, retrieval: await findBestPassages(context, request) };
  };
  const texts = spokenTexts(context, workspaceId, { exchange, message: before.question });
  try {
    await composeFromSources(
      context,
      { workspaceId, exchange, running, question: before.question, retrieve, texts },
      composition,
    );
  } finally {
    await chargeReplay(context, workspaceId, exchange.agentId, composition);
  }
  return compare(presentMessage(message, principal.kind === "member"), message, running, composition);
}

/** What a model costs counts, also where no answer is stored. */
export async function chargeReplay(
  context: AnswerContext,
  workspaceId: string,
  agentId: string,
  composition: Composition,
) {
  const { chargedMicros: costMicros } = await priceUsage(context.models, composition.generation?.used ?? new Map());
  if (costMicros === 0) return;
  await context.database.inWorkspace(workspaceId, (transaction) =>
    chargeSpend(transaction, workspaceId, agentId, { reservedMicros: 0, costMicros }),
  );
}

function compare(
  original: Message,
  row: { retrieved: { passage_id: string }[] | null; revision: number | null },
  running: RunningAnswer,
  { outcome, generation, model, degraded, retrieval }: Composition,
): Replay {
  const { content, statements, citations } = running.composed;
  const usage = totalUsage(generation?.used ?? new Map());
  const seen = (row.retrieved ?? []).map(({ passage_id: id }) => id);
  const isFound = (id: string) =>
    retrieval?.found.has(id) || retrieval?.ranked.some(({ candidate }) => candidate.id === id);
  return {
    original,
    replay: {
      content,
      kind: outcome?.kind ?? null,
      answered: outcome?.answered ?? null,
      reason: outcome?.reason ?? null,
      score: outcome?.score ?? null,
      model,
      ...(degraded ? { degraded } : {}),
      usage: { input_tokens: usage.inputTokens, output_tokens: usage.outputTokens },
      citations: citations.map(presentVerified),
      statements,
    },
    same_content: content === original.content,
    passages: { seen: seen.length, seen_again: seen.filter(isFound).length },
    revision: { original: row.revision, replay: retrieval?.revision ?? null },
  };
}
