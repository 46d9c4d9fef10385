import sql, { empty, type Sql } from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";

/** Chats that a person was asked for in, or one of whose answers was rated negative, whenever that was. */
export const isDisturbed = (workspaceId: string, chat: Sql) => sql`(EXISTS (SELECT FROM handoffs o
    WHERE o.workspace_id = ${workspaceId} AND o.chat_id = ${chat})
  OR EXISTS (SELECT FROM feedback o WHERE o.workspace_id = ${workspaceId} AND o.chat_id = ${chat} AND o.rating = 'negative'))`;

/** Whether an answer, `m`, was rated negative. */
export const isNegative = (workspaceId: string) => sql`EXISTS (SELECT FROM feedback n
  WHERE n.workspace_id = ${workspaceId} AND n.message_id = m.id AND n.rating = 'negative')`;

/** What a question's words come to: the same whatever its upper and lower case. 16 hexadecimal digits. */
export const questionKey = (content: Sql) => sql`left(md5(lower(btrim(${content}))), 16)`;

/** What reports need of one answer, of its question and of its chat. */
export interface Fact {
  agent_id: string;
  chat_id: string;
  visitor_id: string | null;
  language: string | null;
  page_url: string | null;
  /** A person was asked for in its chat, or an answer there was rated negative. */
  is_disturbed: boolean;
  /** Milliseconds since 1970. */
  at: number;
  answered: boolean | null;
  is_failed: boolean;
  is_negative: boolean;
  reason: string | null;
  cost_micros: number | null;
  first_word_ms: number | null;
  /** By `questionKey`. Null: there is no question, or it isn't answered or abstained from. */
  question: string | null;
  /** Each source that it cites, with how often: "<uuid> 2,<uuid> 1". */
  sources: string | null;
}

/**
 * The answers of a time, of all assistants or those that `of` (about `n.agent_id`) names. Each step goes by key: as one
 * join, the planner may read every message.
 */
export function readFacts(
  executor: Executor,
  workspaceId: string,
  { from, to, of = empty }: { from: string; to: string; of?: Sql },
): Promise<Fact[]> {
  return executor.query<Fact>(sql`
    SELECT m.agent_id, m.chat_id, c.visitor_id, c.language, c.page_url, ${isDisturbed(workspaceId, sql`m.chat_id`)} AS is_disturbed,
      floor(extract(epoch FROM m.created_at) * 1000)::float8 AS at, m.answered, m.status = 'failed' AS is_failed,
      ${isNegative(workspaceId)} AS is_negative, m.reason, m.cost_micros, m.first_word_ms, q.question, t.sources
    FROM (SELECT n.id, n.agent_id, n.chat_id, n.created_at, n.answered, n.status, n.reason, n.cost_micros, n.first_word_ms, n.in_reply_to
      FROM messages n WHERE n.workspace_id = ${workspaceId} AND n.created_at >= ${from} AND n.created_at < ${to}
        AND n.role = 'assistant' ${of} OFFSET 0) m
    CROSS JOIN LATERAL (SELECT v.visitor_id, v.language, v.page_url FROM chats v
      WHERE v.workspace_id = ${workspaceId} AND v.id = m.chat_id OFFSET 0) c
    LEFT JOIN LATERAL (SELECT ${questionKey(sql`n.content`)} AS question FROM messages n
      WHERE n.workspace_id = ${workspaceId} AND n.id = m.in_reply_to AND m.answered IS NOT NULL OFFSET 0) q ON true
    LEFT JOIN LATERAL (SELECT string_agg(s.source_id || ' ' || s.times, ',' ORDER BY s.source_id) AS sources FROM (
      SELECT n.source_id, count(*) AS times FROM citations n
      WHERE n.workspace_id = ${workspaceId} AND n.message_id = m.id AND n.source_id IS NOT NULL GROUP BY 1) s) t ON true`);
}
