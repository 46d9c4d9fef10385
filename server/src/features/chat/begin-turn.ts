import type { Transaction } from "../../platform/database/database.ts";
import type { IdempotencyKey } from "../../platform/http/idempotency-queries.ts";
import { keyReused } from "../../platform/http/idempotent-requests.ts";
import { formatId, newId } from "../../platform/ids/identifiers.ts";
import type { Clock } from "../../ports/clock.ts";
import { type Chat, getMessage, type MessageRow, recordOpenedFor } from "../conversations/index.ts";
import { requestHandoff } from "../handoffs/index.ts";
import type { Principal } from "../identity/index.ts";
import { chatQuotaExceeded } from "../quotas/index.ts";
import { type AnswerEnd, eventOf, toEndedRow, toStoredCitation, toStoredEnding } from "./answers/answer-queries.ts";
import type { RetrievalContext } from "./retrieval/retrieval-context.ts";
import type { Snapshot } from "./snapshot/take-snapshot.ts";
import type { ChatTurn } from "./turn/chat-turn.ts";
import { questionRow } from "./turn/question-row.ts";
import type { NamedVisitor, Thread } from "./turn/thread.ts";
import { type StoredTurn, storeTurn, type TurnOutcome } from "./turn/turn-queries.ts";

/** A turn, and all that it was made from. */
export interface NewTurn {
  workspaceId: string;
  principal: Principal;
  snapshot: Snapshot;
  /** The sources are read once the question is stored: whether they have changed since the snapshot is not asked. */
  isAhead: boolean;
  thread: Thread;
  turn: ChatTurn;
  question: string;
  /** Where the chat begins; null of one that goes on. */
  pageUrl: string | null;
  key: IdempotencyKey | undefined;
  /** What a model may cost for it at most, and what the day allows, in millionths of a dollar. */
  highestMicros: number;
  dayLimitMicros: number | undefined;
}

interface BeginContext extends RetrievalContext {
  clock: Clock;
}

/**
 * What became of it:
 *   stored     with the money that was set aside for a model; null: the day or the month has no room for it
 *   stale      something had changed since the snapshot was taken: nothing is stored
 *   repeated   an earlier request with this key has begun an answer: nothing is stored
 */
export type Begun =
  | { outcome: "stored"; reservedMicros: number | null }
  | { outcome: "stale" }
  | { outcome: "repeated"; message: MessageRow };

/**
 * Writes the question, with the answer that is about to be made, or with `end`, the whole of it, in one transaction
 * that is sent in one go: it compares the snapshot's stamps, claims the request's key and sets the model's money aside.
 * Throws 422 `idempotency_key_reused` and 429 `chat_quota_exceeded`.
 */
export async function beginTurn({ database, clock }: BeginContext, asked: NewTurn, end?: AnswerEnd): Promise<Begun> {
  const { workspaceId, thread } = asked;
  const named = thread.newVisitor && "external_id" in thread.newVisitor ? thread.newVisitor : undefined;
  const outcome = await database.inWorkspace(
    workspaceId,
    async (transaction) => {
      transaction.announce();
      const stored = storeTurn(transaction, workspaceId, toStoredTurn(asked, end), end && toStoredAnswer(end));
      // Only for who is named, or wishes for a person, is there anything to write behind it.
      if ((named || end?.wish) && (await stored).outcome === "stored") {
        if (named) await recordNamed(transaction, asked, named);
        if (end?.wish)
          await requestHandoff(transaction, workspaceId, { ...end.wish, chatId: thread.chatId, reason: null });
      }
      return stored;
    },
    { pipelined: named === undefined && end?.wish === undefined },
  );
  switch (outcome.outcome) {
    case "stored":
      return { outcome: "stored", reservedMicros: outcome.reserved_micros };
    case "stale":
      return { outcome: "stale" };
    case "key_reused":
      throw keyReused();
    case "chat_limit":
      throw chatQuotaExceeded(outcome.limit, clock);
    case "repeated":
      return { outcome: "repeated", message: await findEarlier(database, workspaceId, outcome) };
  }
}

async function recordNamed(
  transaction: Transaction,
  { principal, thread }: NewTurn,
  { external_id: id, name, email }: NamedVisitor,
): Promise<void> {
  const given = Object.fromEntries(Object.entries({ id, name, email }).filter(([, value]) => value !== null));
  await recordOpenedFor(transaction, principal, { id: thread.chatId, visitorId: thread.visitorId!, given });
}

function findEarlier(
  database: RetrievalContext["database"],
  workspaceId: string,
  { message_id: id }: Extract<TurnOutcome, { outcome: "repeated" }>,
): Promise<MessageRow> {
  return database.inWorkspace(workspaceId, (transaction) => getMessage(transaction, workspaceId, id));
}

function toStoredTurn(asked: NewTurn, end: AnswerEnd | undefined): StoredTurn {
  const { snapshot, thread, turn, question, key } = asked;
  const title = titleOf(question);
  const isNew = thread.stamp === null;
  const isSilent = thread.status === "with_human";
  const event = isSilent ? eventOf(questionRow(turn, question)) : end && eventOf(toEndedRow(turn, end));
  return {
    agent_id: turn.agentId,
    agent_stamp: snapshot.stamps.agent,
    sources_stamp: asked.isAhead ? null : snapshot.stamps.sources,
    unfinished: snapshot.stamps.unfinished,
    chat_id: thread.chatId,
    chat_stamp: thread.stamp,
    visitor_id: thread.visitorId,
    opened_by: thread.openedBy,
    new_visitor: thread.newVisitor ?? null,
    title,
    page_url: asked.pageUrl,
    chat_event: isNew ? newId() : null,
    chat_event_data: isNew ? presentNewChat(turn, thread, { title, pageUrl: asked.pageUrl }) : null,
    question_id: turn.questionId,
    question,
    answer_id: isSilent ? null : turn.answerId,
    version: turn.agentVersion,
    asked_at: turn.createdAt,
    key: key ? { credential: key.credential, path: key.path, key: key.key, hash: key.requestHash } : null,
    highest_micros: asked.highestMicros,
    day_limit_micros: asked.dayLimitMicros ?? null,
    event: event?.id ?? null,
    event_type: event?.type ?? null,
    event_data: event?.data ?? null,
  };
}

function toStoredAnswer(end: AnswerEnd) {
  const { answer, error } = end;
  const fields = {
    ...toStoredEnding(end),
    content: answer.content.toWellFormed(),
    error_message: error?.message ?? null,
  };
  return { fields, citations: answer.citations.map(toStoredCitation) };
}

const TITLE_CHARACTERS = 120;

function titleOf(message: string): string {
  return [...message.replaceAll(/\s+/g, " ").trim()].slice(0, TITLE_CHARACTERS).join("");
}

function presentNewChat(
  { agentId, createdAt }: ChatTurn,
  { chatId, visitorId }: Thread,
  { title, pageUrl }: { title: string; pageUrl: string | null },
): Chat {
  const at = createdAt.toISOString();
  return {
    id: formatId("chat", chatId),
    agent_id: formatId("agent", agentId),
    visitor_id: visitorId && formatId("visitor", visitorId),
    status: "open",
    assigned_to: null,
    holder_name: null,
    last_person: null,
    title,
    tags: [],
    page_url: pageUrl,
    message_count: 2,
    created_at: at,
    updated_at: at,
  };
}
