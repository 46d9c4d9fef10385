import sql, { empty, type Sql } from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";

/** What became of an answer or a chat, at its own time. */
export interface Outcome {
  kind: "handoff" | "lead" | "rating";
  agent_id: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Of its chat. */
  language: string | null;
  page_url: string | null;
  /** Of a rating, that of its answer; else those of its chat's abstentions. */
  reasons: string[] | null;
  /** Of a handoff, in seconds: until somebody took it (null: nobody has), and from then until its end. */
  waited: number | null;
  lasted: number | null;
  /** Of a lead. */
  status: string | null;
  has_consent: boolean | null;
  rating: "positive" | "negative" | null;
}

/** Of all assistants or those that `of` (about `o.agent_id`) names. */
export function readOutcomes(
  executor: Executor,
  workspaceId: string,
  { from, to, of = empty }: { from: string; to: string; of?: Sql },
): Promise<Outcome[]> {
  const within = sql`o.workspace_id = ${workspaceId} AND o.created_at >= ${from} AND o.created_at < ${to} ${of}`;
  const reasonsOf = (which: Sql) => sql`ARRAY(SELECT DISTINCT m.reason FROM messages m
    WHERE m.workspace_id = ${workspaceId} AND m.chat_id = o.chat_id AND m.reason IS NOT NULL ${which} ORDER BY 1)`;
  const nothing = (type: Sql) => sql`NULL::${type}`;
  return executor.query<Outcome>(sql`
    SELECT o.kind, o.agent_id, floor(extract(epoch FROM o.created_at) * 1000)::float8 AS at, c.language, c.page_url, o.reasons,
      o.waited, o.lasted, o.status, o.has_consent, o.rating
    FROM (
      SELECT 'handoff' AS kind, o.agent_id, o.chat_id, o.created_at, ${reasonsOf(empty)} AS reasons,
        extract(epoch FROM o.claimed_at - o.created_at)::float8 AS waited, extract(epoch FROM o.ended_at - o.claimed_at)::float8 AS lasted,
        ${nothing(sql`text`)} AS status, ${nothing(sql`boolean`)} AS has_consent, ${nothing(sql`text`)} AS rating
      FROM handoffs o WHERE ${within} AND o.requested_by <> 'member'
      UNION ALL SELECT 'lead', o.agent_id, o.chat_id, o.created_at, ${reasonsOf(empty)}, NULL, NULL, o.status,
        o.consent_given_at IS NOT NULL, NULL
      FROM leads o WHERE ${within} AND o.deleted_at IS NULL
      UNION ALL SELECT 'rating', o.agent_id, o.chat_id, o.created_at, ${reasonsOf(sql`AND m.id = o.message_id`)}, NULL, NULL, NULL, NULL, o.rating
      FROM feedback o WHERE ${within} AND o.rating IS NOT NULL) o
    LEFT JOIN LATERAL (SELECT v.language, v.page_url FROM chats v
      WHERE v.workspace_id = ${workspaceId} AND v.id = o.chat_id OFFSET 0) c ON true`);
}
