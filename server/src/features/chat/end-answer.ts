import { AppError } from "../../platform/errors/app-error.ts";
import { recordEvent } from "../../platform/events/record-event.ts";
import { getMessage, type Message, presentMessage } from "../conversations/index.ts";
import { requestHandoff } from "../handoffs/index.ts";
import type { AnswerContext } from "./answer-context.ts";
import { type AnswerEnd, eventOf, storeEnd, storeUsage, toEndedRow } from "./answers/answer-queries.ts";
import type { AnswerRecorder, StopReason } from "./answers/answer-recorder.ts";
import type { Outcome } from "./answers/piece.ts";
import type { Composition } from "./composing/composition.ts";
import { chargeSpend } from "./spending/spend-queries.ts";
import { priceUsage, type UsageCost } from "./spending/usage-by-model.ts";
import type { ChatTurn } from "./turn/chat-turn.ts";

export interface Ending {
  turn: ChatTurn;
  recorder: AnswerRecorder;
  composition: Composition;
  /** Was set aside for a model, in millionths of a dollar. */
  reservedMicros: number;
  /** Members see what was withheld. */
  isForMember: boolean;
}

const PASSAGES_STORED = 10;

/**
 * Stores how an answer ended that began before, charges what it cost and tells of it, in one transaction. One that
 * another process ended keeps its end.
 */
export async function endAnswer(context: AnswerContext, workspaceId: string, ending: Ending): Promise<Message> {
  const { turn, recorder, composition, reservedMicros, isForMember } = ending;
  const cost = await priceUsage(context.models, recorder.used, recorder.checked);
  const end = describeEnd(turn, recorder, composition, { ...cost, reservedMicros });
  const row = toEndedRow(turn, end);
  const { agentId } = turn;
  const { wish } = end;
  const isOurs = await context.database.inWorkspace(
    workspaceId,
    async (transaction) => {
      transaction.announce();
      const [isOurs] = await Promise.all([
        storeEnd(transaction, workspaceId, end, eventOf(row)),
        chargeSpend(transaction, workspaceId, agentId, { reservedMicros, costMicros: cost.chargedMicros }),
      ]);
      if (isOurs && wish)
        await requestHandoff(transaction, workspaceId, { ...wish, chatId: turn.chat.id, reason: null });
      return isOurs;
    },
    { pipelined: wish === undefined },
  );
  if (isOurs) return presentMessage(row, isForMember);
  return context.database.inWorkspace(workspaceId, async (transaction) => {
    transaction.announce();
    if (await storeUsage(transaction, workspaceId, end))
      await chargeSpend(transaction, workspaceId, agentId, { reservedMicros: 0, costMicros: reservedMicros });
    const other = await getMessage(transaction, workspaceId, end.answerId);
    const { type, data } = eventOf(other);
    await recordEvent(transaction, workspaceId, type, data);
    return presentMessage(other, isForMember);
  });
}

/** Of an answer that no model had a part in. */
export const FREE: Cost = {
  usage: { inputTokens: 0, outputTokens: 0 },
  checkerUsage: null,
  costMicros: 0,
  chargedMicros: 0,
  reservedMicros: 0,
};

interface Cost extends UsageCost {
  reservedMicros: number;
}

/** The end of an answer as it is stored. */
export function describeEnd(
  turn: ChatTurn,
  recorder: AnswerRecorder,
  composition: Composition,
  { usage, checkerUsage, costMicros, reservedMicros }: Cost,
): AnswerEnd {
  const { retrieval } = composition;
  const error = errorOf(composition.failure, recorder);
  const status = recorder.signal.reason === "cancelled" ? "cancelled" : error ? "failed" : "completed";
  return {
    answerId: turn.answerId,
    agentId: turn.agentId,
    status,
    error: status === "cancelled" ? null : error,
    answer: recorder.composed,
    newCitations: recorder.newCitations,
    outcome: status === "completed" ? composition.outcome! : unfinished(recorder),
    withheld: recorder.withheld,
    model: composition.model,
    degraded: composition.degraded,
    revision: retrieval?.revision ?? null,
    retrieved: retrievedFor(recorder, retrieval),
    pendingSources: retrieval?.pendingSources ?? 0,
    usage,
    checkerUsage,
    costMicros,
    reservedMicros,
    firstWordMs: recorder.firstWordMs,
    wish: status === "completed" ? composition.wish : undefined,
  };
}

/** The best passages found, and all that a model has read besides: an erasure looks for what it erases among them. */
function retrievedFor({ read }: AnswerRecorder, retrieval: Composition["retrieval"]): AnswerEnd["retrieved"] {
  const best = (retrieval?.ranked ?? []).slice(0, PASSAGES_STORED);
  const known = new Set(best.map(({ candidate }) => candidate.id));
  return [
    ...best.map(({ candidate, score }) => ({ passage_id: candidate.id, score })),
    ...[...read.values()].flatMap(({ id, rankScore = 0 }) =>
      known.has(id) ? [] : { passage_id: id, score: rankScore },
    ),
  ];
}

/** Of an answer that was stopped: what had passed by then stays. */
function unfinished(recorder: AnswerRecorder): Outcome {
  const kind = recorder.composed.content === "" ? null : "partial";
  return { kind, answered: null, reason: null, score: null, suggestions: [], nearest: [], searchedFor: null };
}

function errorOf(failure: unknown, recorder: AnswerRecorder): AnswerEnd["error"] {
  const reason = recorder.signal.reason as StopReason | undefined;
  if (reason === "shutdown")
    return { code: "interrupted", message: "The server stopped while it answered. The question is kept; ask again." };
  if (failure instanceof AppError) return { code: failure.code, message: failure.message };
  if (failure === undefined && reason === undefined) return null;
  return { code: "internal_error", message: "The answer broke off. The question is kept; ask again." };
}
