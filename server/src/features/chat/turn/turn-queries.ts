import sql from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import type { NewVisitor } from "./thread.ts";

/** A turn as it is written; ids are UUIDs. */
export interface StoredTurn {
  agent_id: string;
  agent_stamp: string;
  /** Null: what the sources say is read when the turn is stored. */
  sources_stamp: string | null;
  unfinished: readonly string[];
  chat_id: string;
  /** Null: the chat is new. */
  chat_stamp: string | null;
  visitor_id: string | null;
  opened_by: string | null;
  new_visitor: NewVisitor | null;
  title: string;
  /** Where the chat begins. */
  page_url: string | null;
  /** Of the chat that begins, with what its event tells. */
  chat_event: string | null;
  chat_event_data: object | null;
  question_id: string;
  question: string;
  /** Null while a person has the chat: then nothing is answered. */
  answer_id: string | null;
  version: number;
  asked_at: Date;
  key: { credential: string; path: string; key: string; hash: string } | null;
  highest_micros: number;
  day_limit_micros: number | null;
  /** What is told of the message that is whole: of the answer, or of a question for a person. */
  event: string | null;
  event_type: string | null;
  event_data: object | null;
}

/** What became of it; see the list above `citedesk_store_turn`. */
export type TurnOutcome =
  | { outcome: "stored"; reserved_micros: number | null }
  | { outcome: "stale" | "key_reused" }
  | { outcome: "repeated"; message_id: string }
  | { outcome: "chat_limit"; limit: { name: string; limit: number } };

/** One statement. `ending` is undefined for an answer that is about to be made. */
export async function storeTurn(
  executor: Executor,
  workspaceId: string,
  turn: StoredTurn,
  ending: { fields: object; citations: readonly object[] } | undefined,
): Promise<TurnOutcome> {
  const [row] = await executor.query<{ stored: TurnOutcome }>(sql`
    SELECT citedesk_store_turn(${workspaceId}, ${JSON.stringify(turn)}, ${ending ? JSON.stringify(ending.fields) : null},
      ${ending ? JSON.stringify(ending.citations) : null}) AS stored`);
  return row!.stored;
}

/** Ends an answer where it stands, whoever writes it. False: it had ended already. */
export async function cancelAnswer(executor: Executor, workspaceId: string, answerId: string): Promise<boolean> {
  const rows = await executor.query(sql`
    UPDATE messages SET status = 'cancelled', completed_at = now(),
      kind = CASE WHEN content = '' THEN NULL ELSE 'partial' END
    WHERE workspace_id = ${workspaceId} AND id = ${answerId} AND status IN ('pending', 'streaming')
    RETURNING id`);
  return rows.length > 0;
}

/** Of these answers, those that another process has ended. */
export async function findEndedAnswers(executor: Executor, workspaceId: string, ids: string[]): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(sql`
    SELECT id FROM messages
    WHERE workspace_id = ${workspaceId} AND id = ANY(${ids}::uuid[]) AND status NOT IN ('pending', 'streaming')`);
  return rows.map(({ id }) => id);
}

/** The answer of a chat that is under way. */
export async function findOpenAnswer(
  executor: Executor,
  workspaceId: string,
  chatId: string,
): Promise<string | undefined> {
  const [row] = await executor.query<{ id: string }>(sql`
    SELECT id FROM messages
    WHERE workspace_id = ${workspaceId} AND chat_id = ${chatId} AND role = 'assistant'
      AND status IN ('pending', 'streaming')
    ORDER BY id DESC LIMIT 1`);
  return row?.id;
}
