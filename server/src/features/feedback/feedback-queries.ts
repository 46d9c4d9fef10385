import sql, { empty } from "sql-template-tag";
import { containsPattern } from "../../platform/database/contains-pattern.ts";
import type { Executor } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { chatStands } from "../conversations/index.ts";
import type { Feedback } from "./feedback-schemas.ts";

export interface FeedbackRow {
  id: string;
  message_id: string;
  chat_id: string;
  agent_id: string;
  visitor_id: string | null;
  author_kind: Feedback["by"];
  rating: Feedback["rating"];
  comment: string | null;
  reasons: Feedback["reasons"];
  version: number;
  created_at: Date;
  updated_at: Date;
}

/** Null where it was erased. */
export type FeedbackRead = FeedbackRow & { question: string | null };

const COLUMNS = sql`id, message_id, chat_id, agent_id, visitor_id, author_kind, rating, comment, reasons, version,
  created_at, updated_at`;

/** Events and the log, which take what is given, don't hold what visitors ask. */
const WITH_QUESTION = sql`${COLUMNS},
  (SELECT q.content FROM messages a JOIN messages q ON q.workspace_id = a.workspace_id AND q.id = a.in_reply_to
   WHERE a.workspace_id = feedback.workspace_id AND a.id = feedback.message_id) AS question`;

export interface NewFeedback {
  id: string;
  messageId: string;
  chatId: string;
  agentId: string;
  visitorId: string | null;
  author: string;
  authorKind: Feedback["by"];
  rating: Feedback["rating"];
  comment: string | null;
  reasons: string[];
}

/** Throws `NotFoundError`, as for what is about a deleted chat. */
export async function getFeedback(
  executor: Executor,
  workspaceId: string,
  id: string | undefined,
): Promise<FeedbackRead> {
  const [row] =
    id === undefined
      ? []
      : await executor.query<FeedbackRead>(
          sql`SELECT ${WITH_QUESTION} FROM feedback WHERE workspace_id = ${workspaceId} AND id = ${id}
            AND ${chatStands(workspaceId, sql`feedback.chat_id`)}`,
        );
  if (!row) throw new NotFoundError("feedback");
  return row;
}

/** What this reader thought of an answer until now. Until the transaction ends nobody else changes it. */
export async function lockFeedback(
  executor: Executor,
  workspaceId: string,
  messageId: string,
  author: string,
): Promise<Pick<FeedbackRow, "version" | "rating"> | undefined> {
  const [row] = await executor.query<Pick<FeedbackRow, "version" | "rating">>(sql`
    SELECT version, rating FROM feedback
    WHERE workspace_id = ${workspaceId} AND message_id = ${messageId} AND author = ${author} FOR UPDATE`);
  return row;
}

/** `is_new`: this reader had not rated this answer before. */
export async function putFeedbackRow(
  executor: Executor,
  workspaceId: string,
  feedback: NewFeedback,
): Promise<FeedbackRow & { is_new: boolean }> {
  const [row] = await executor.query<FeedbackRow>(sql`
    INSERT INTO feedback (workspace_id, id, message_id, chat_id, agent_id, visitor_id, author, author_kind, rating, comment,
      reasons)
    VALUES (${workspaceId}, ${feedback.id}, ${feedback.messageId}, ${feedback.chatId}, ${feedback.agentId},
      ${feedback.visitorId}, ${feedback.author}, ${feedback.authorKind}, ${feedback.rating}, ${feedback.comment},
      ${feedback.reasons})
    ON CONFLICT (workspace_id, message_id, author) DO UPDATE SET rating = excluded.rating, comment = excluded.comment,
      reasons = excluded.reasons, version = feedback.version + 1, updated_at = now()
    RETURNING ${COLUMNS}`);
  return { ...row!, is_new: row!.id === feedback.id };
}

export interface FeedbackFilterIds {
  agentId: string | undefined;
  chatId: string | undefined;
  messageId: string | undefined;
  rating: string | undefined;
  from: string | undefined;
  to: string | undefined;
  search: string | undefined;
}

export function listFeedback(
  executor: Executor,
  workspaceId: string,
  filter: FeedbackFilterIds,
  after: CursorPosition | undefined,
  limit: number,
): Promise<FeedbackRead[]> {
  return executor.query<FeedbackRead>(sql`
    SELECT ${WITH_QUESTION} FROM feedback
    WHERE workspace_id = ${workspaceId} AND ${chatStands(workspaceId, sql`feedback.chat_id`)}
      ${filter.agentId ? sql`AND agent_id = ${filter.agentId}` : empty}
      ${filter.chatId ? sql`AND chat_id = ${filter.chatId}` : empty}
      ${filter.messageId ? sql`AND message_id = ${filter.messageId}` : empty}
      ${filter.rating ? sql`AND rating = ${filter.rating}` : empty}
      ${filter.from ? sql`AND created_at >= ${filter.from}` : empty}
      ${filter.to ? sql`AND created_at < ${filter.to}` : empty}
      ${filter.search ? sql`AND comment ILIKE ${containsPattern(filter.search)}` : empty}
      ${after ? sql`AND id < ${after.id}` : empty}
    ORDER BY id DESC LIMIT ${limit + 1}`);
}
