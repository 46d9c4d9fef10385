import { AppError } from "../../platform/errors/app-error.ts";
import { recordEvent } from "../../platform/events/record-event.ts";
import { newId } from "../../platform/ids/identifier.ts";
import { getMessage, type Message, type MessageRow, presentMessage } from "../conversations/index.ts";
import type { AnswerContext } from "./answer-context.ts";
import { type AnswerEnd, endAnswer, storeAnsweredChat, storeUsage, toEndedRow } from "./answers/answer-queries.ts";
import type { Outcome } from "./answers/piece.ts";
import type { RunningAnswer, StopReason } from "./answers/running-answer.ts";
import type { Composition } from "./composing/composition.ts";
import type { KnownStamps, NewChat } from "./exchange/exchange-queries.ts";
import type { OpenExchange } from "./exchange/open-exchange.ts";
import { priceUsage, type UsageCost } from "./spending/model-usage.ts";
import { chargeSpend } from "./spending/spend-queries.ts";

export interface Ending {
  exchange: OpenExchange;
  running: RunningAnswer;
  composition: Composition;
  /** Members see what was withheld. */
  isForMember: boolean;
}

const KEPT_PASSAGES = 10;

/** Stores how an answer ended, settles what it cost and tells of it, in one transaction. One that another process ended keeps its end. */
export async function storeEnding(context: AnswerContext, workspaceId: string, ending: Ending): Promise<Message> {
  const cost = await priceUsage(context.models, ending.composition.generation?.used ?? new Map());
  const end = describeEnd(ending, cost);
  const { agentId, reservedMicros } = end;
  const row = toEndedRow(ending.exchange, end);
  const isOurs = await context.database.inWorkspace(
    workspaceId,
    async (transaction) => {
      transaction.announce();
      const [isOurs] = await Promise.all([
        endAnswer(transaction, workspaceId, end, eventOf(row)),
        chargeSpend(transaction, workspaceId, agentId, { reservedMicros, costMicros: cost.chargedMicros }),
      ]);
      return isOurs;
    },
    { pipelined: true },
  );
  if (isOurs) return presentMessage(row, ending.isForMember);
  return context.database.inWorkspace(workspaceId, async (transaction) => {
    transaction.announce();
    if (await storeUsage(transaction, workspaceId, end))
      await chargeSpend(transaction, workspaceId, agentId, { reservedMicros: 0, costMicros: reservedMicros });
    const other = await getMessage(transaction, workspaceId, end.answerId);
    const { type, data } = eventOf(other);
    await recordEvent(transaction, workspaceId, type, data);
    return presentMessage(other, ending.isForMember);
  });
}

/** `storeEnding` together with the chat that the question begins. Undefined, and nothing stored: what was known holds no more. */
export async function storeKnownEnding(
  context: AnswerContext,
  workspaceId: string,
  { ending, chat, question, known }: { ending: Ending; chat: NewChat; question: string; known: KnownStamps },
): Promise<Message | undefined> {
  const { exchange, isForMember } = ending;
  const end = describeEnd(ending, { usage: { inputTokens: 0, outputTokens: 0 }, costMicros: 0, chargedMicros: 0 });
  const row = toEndedRow(exchange, end);
  const { agentId, agentVersion, questionId, createdAt } = exchange;
  const asked = { chatId: exchange.chat.id, agentId, agentVersion, questionId, question, askedAt: createdAt };
  const isStored = await context.database.inWorkspace(
    workspaceId,
    (transaction) => {
      transaction.announce();
      return storeAnsweredChat(transaction, workspaceId, known, chat, asked, end, eventOf(row));
    },
    { pipelined: true },
  );
  return isStored ? presentMessage(row, isForMember) : undefined;
}

function eventOf(row: MessageRow) {
  const type = row.status === "failed" ? "message.failed" : "message.created";
  return { id: newId(), type, data: presentMessage(row, true) };
}

function describeEnd({ exchange, running, composition }: Ending, { usage, costMicros }: UsageCost): AnswerEnd {
  const { retrieval, generation } = composition;
  const error = errorOf(composition.failure, running);
  const status = running.signal.reason === "cancelled" ? "cancelled" : error ? "failed" : "completed";
  return {
    answerId: exchange.answerId,
    agentId: exchange.agentId,
    status,
    error: status === "cancelled" ? null : error,
    answer: running.composed,
    newCitations: running.newCitations,
    outcome: status === "completed" ? composition.outcome! : unfinished(running),
    withheld: generation?.withheld ?? [],
    model: composition.model,
    degraded: composition.degraded,
    revision: retrieval?.revision ?? null,
    retrieved: (retrieval?.ranked ?? [])
      .slice(0, KEPT_PASSAGES)
      .map(({ candidate, score }) => ({ passage_id: candidate.id, score })),
    pendingSources: retrieval?.pendingSources ?? 0,
    usage,
    costMicros,
    reservedMicros: exchange.reservedMicros ?? 0,
    firstWordMs: running.firstWordMs,
  };
}

/** Of an answer that was stopped: what had passed by then stays. */
function unfinished(running: RunningAnswer): Outcome {
  const kind = running.composed.content === "" ? null : "partial";
  return { kind, answered: null, reason: null, score: null, suggestions: [], nearest: [] };
}

function errorOf(failure: unknown, running: RunningAnswer): AnswerEnd["error"] {
  const reason = running.signal.reason as StopReason | undefined;
  if (reason === "shutdown")
    return { code: "interrupted", message: "The server stopped while it answered. The question is kept; ask again." };
  if (failure instanceof AppError) return { code: failure.code, message: failure.message };
  if (failure === undefined && reason === undefined) return null;
  return { code: "internal_error", message: "The answer broke off. The question is kept; ask again." };
}
