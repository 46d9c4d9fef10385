import sql from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/ids/identifiers.ts";
import type { ModelUsage } from "../../../ports/chat-model.ts";
import { type MessageRow, presentMessage } from "../../conversations/index.ts";
import type { WishForPerson } from "../../handoffs/index.ts";
import type { ChatTurn } from "../turn/chat-turn.ts";
import { toCitationRow } from "./answer-progress.ts";
import type { VerifiedAnswer, VerifiedCitation } from "./append-piece.ts";
import type { Outcome } from "./piece.ts";

/** What of an answer may be sent from now on. False: it is no longer under way (cancelled, or taken for lost). */
export async function storeProgress(
  executor: Executor,
  workspaceId: string,
  answerId: string,
  progress: { answer: VerifiedAnswer; newCitations: VerifiedCitation[]; firstWordMs: number },
): Promise<boolean> {
  const { answer, newCitations, firstWordMs } = progress;
  const [row] = await executor.query<{ stored: boolean }>(sql`
    SELECT citedesk_store_progress(${workspaceId}, ${answerId}, ${answer.content}, ${JSON.stringify(answer.statements)},
      ${firstWordMs}, ${JSON.stringify(newCitations.map(toStoredCitation))}) AS stored`);
  return row?.stored ?? false;
}

export interface WithheldText {
  text: string;
  reason: string;
  nearest_quote?: string;
}

export interface AnswerEnd {
  answerId: string;
  agentId: string;
  status: "completed" | "failed" | "cancelled";
  error: { code: string; message: string } | null;
  answer: VerifiedAnswer;
  newCitations: VerifiedCitation[];
  outcome: Outcome;
  withheld: readonly WithheldText[];
  model: string | null;
  degraded: boolean;
  revision: number | null;
  retrieved: { passage_id: string; score: number }[];
  pendingSources: number;
  /** Without the checker's. */
  usage: ModelUsage;
  checkerUsage: ModelUsage | null;
  /** Millionths of a dollar; null where the price is not known. */
  costMicros: number | null;
  reservedMicros: number;
  firstWordMs: number;
  /** A person is asked for with it. */
  wish: WishForPerson | undefined;
}

/**
 * Stores the end of an answer, its citations and the event that tells of it: one statement. False, and nothing stored:
 * the message is no longer under way (cancelled, or taken for lost).
 */
export async function storeEnd(
  executor: Executor,
  workspaceId: string,
  end: AnswerEnd,
  event: { id: string; type: string; data: Record<string, unknown> },
): Promise<boolean> {
  const [row] = await executor.query<{ ended: boolean }>(sql`
    SELECT citedesk_end_answer(${workspaceId}, ${end.answerId}, ${end.answer.content}, ${end.error?.message ?? null},
      ${JSON.stringify(toStoredEnding(end))}, ${JSON.stringify(end.newCitations.map(toStoredCitation))}, ${event.id}, ${event.type},
      ${JSON.stringify(event.data)}) AS ended`);
  return row?.ended ?? false;
}

/** What is stored of an end besides its text and citations. */
export function toStoredEnding(end: AnswerEnd) {
  const { outcome } = end;
  return {
    status: end.status,
    kind: outcome.kind,
    answered: outcome.answered,
    reason: outcome.reason,
    score: outcome.score,
    model: end.model,
    degraded: end.degraded,
    revision: end.revision,
    statements: end.answer.statements,
    suggestions: outcome.suggestions,
    nearest: nearestOf(outcome),
    withheld: end.withheld.length === 0 ? null : end.withheld,
    retrieved: end.retrieved,
    pending_sources: end.pendingSources,
    input_tokens: end.usage.inputTokens,
    output_tokens: end.usage.outputTokens,
    checker_input_tokens: end.checkerUsage?.inputTokens ?? null,
    checker_output_tokens: end.checkerUsage?.outputTokens ?? null,
    searched_for: outcome.searchedFor,
    cost_micros: end.costMicros,
    first_word_ms: end.firstWordMs,
    error_code: end.error?.code ?? null,
  };
}

/** What is told of a message that is whole. */
export function eventOf(row: MessageRow) {
  const type = row.status === "failed" ? "message.failed" : "message.created";
  return { id: newId(), type, data: presentMessage(row, true) };
}

/** The message as `storeEnd` leaves it. */
export function toEndedRow(
  turn: Pick<ChatTurn, "chat" | "questionId" | "agentVersion" | "createdAt">,
  end: AnswerEnd,
): MessageRow {
  const { outcome, answer } = end;
  return {
    id: end.answerId,
    chat_id: turn.chat.id,
    agent_id: end.agentId,
    role: "assistant",
    status: end.status,
    content: answer.content.toWellFormed(),
    kind: outcome.kind,
    answered: outcome.answered,
    reason: outcome.reason,
    score: outcome.score === null ? null : asReal(outcome.score),
    model: end.model,
    degraded: end.degraded,
    agent_version: turn.agentVersion,
    statements: answer.statements,
    suggestions: outcome.suggestions,
    nearest: nearestOf(outcome),
    withheld: end.withheld.length === 0 ? null : [...end.withheld],
    input_tokens: end.usage.inputTokens,
    output_tokens: end.usage.outputTokens,
    checker_input_tokens: end.checkerUsage?.inputTokens ?? null,
    checker_output_tokens: end.checkerUsage?.outputTokens ?? null,
    searched_for: outcome.searchedFor,
    pending_sources: end.pendingSources,
    first_word_ms: end.firstWordMs,
    error_code: end.error?.code ?? null,
    error_message: end.error?.message ?? null,
    in_reply_to: turn.questionId,
    author_id: null,
    author_name: null,
    cost_micros: end.costMicros,
    retrieved: end.retrieved,
    revision: end.revision,
    created_at: turn.createdAt,
    citations: answer.citations.map(toCitationRow),
  };
}

function nearestOf({ nearest }: Outcome): NonNullable<MessageRow["nearest"]> {
  return nearest.map(({ passage: { source_id, document_id, title, url, document_version }, quote }) => ({
    source_id,
    document_id,
    title,
    url,
    ...(quote ? { quote: { ...quote, document_version } } : {}),
  }));
}

/** As a `real` column gives it back: the shortest figure of that precision. */
function asReal(value: number): number {
  const real = Math.fround(value);
  const shortest = [6, 7, 8].map((digits) => Number(real.toPrecision(digits)));
  return shortest.find((figure) => Math.fround(figure) === real) ?? Number(real.toPrecision(9));
}

/** What an answer cost that was ended elsewhere. True: what was set aside for it was given back then. */
export async function storeUsage(executor: Executor, workspaceId: string, end: AnswerEnd): Promise<boolean> {
  const [row] = await executor.query<{ reserved: boolean }>(sql`
    UPDATE messages m SET input_tokens = ${end.usage.inputTokens}, output_tokens = ${end.usage.outputTokens},
      checker_input_tokens = ${end.checkerUsage?.inputTokens ?? null},
      checker_output_tokens = ${end.checkerUsage?.outputTokens ?? null},
      cost_micros = ${end.costMicros}, reserved_micros = 0, model = ${end.model}, revision = ${end.revision}
    FROM (SELECT reserved_micros FROM messages WHERE workspace_id = ${workspaceId} AND id = ${end.answerId} FOR UPDATE) before
    WHERE m.workspace_id = ${workspaceId} AND m.id = ${end.answerId} RETURNING before.reserved_micros > 0 AS reserved`);
  return end.reservedMicros > 0 && row?.reserved === false;
}

export function toStoredCitation(citation: VerifiedCitation) {
  const { passage } = citation;
  return { ...toCitationRow(citation), passage_id: passage.tool_call_id ? null : passage.id };
}
