import sql, { type Sql } from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import { slices } from "./slices.ts";

/** To two digits: so many different ones are few, and none is off by more than a twentieth. */
export const firstWord = (column: Sql) =>
  sql`(CASE WHEN ${column} < 100 THEN ${column} ELSE round(${column}, 1 - floor(log(${column}::numeric))::integer) END)::integer`;

/** Chats that a person was asked for in, or one of whose answers was rated negative, whenever that was. */
export const isDisturbed = (workspaceId: string, chat: Sql) => sql`(EXISTS (SELECT FROM handoffs o
    WHERE o.workspace_id = ${workspaceId} AND o.chat_id = ${chat})
  OR EXISTS (SELECT FROM feedback o WHERE o.workspace_id = ${workspaceId} AND o.chat_id = ${chat} AND o.rating = 'negative'))`;

/**
 * The answers of a time, `m`, with their chats, `c`, behind a FROM that has the times. Each step goes by key: as one
 * join, the planner may read every message for each of the times.
 */
export const answersIn = (workspaceId: string, from: Sql, to: Sql) => sql`
  CROSS JOIN LATERAL (SELECT n.id, n.agent_id, n.chat_id, n.created_at, n.answered, n.status, n.reason, n.cost_micros, n.first_word_ms,
      n.in_reply_to FROM messages n
    WHERE n.workspace_id = ${workspaceId} AND n.created_at >= ${from} AND n.created_at < ${to} AND n.role = 'assistant' OFFSET 0) m
  CROSS JOIN LATERAL (SELECT v.visitor_id, v.language FROM chats v
    WHERE v.workspace_id = ${workspaceId} AND v.id = m.chat_id OFFSET 0) c`;

const bin = (length: Sql, time: Sql) => sql`date_bin(${length}, ${time}, 'epoch'::timestamptz)`;
const QUARTER = sql`interval '15 minutes'`;
const QUARTER_MS = 900_000;
const HOUR = sql`interval '1 hour'`;

/**
 * Counts the answers of these hours (ISO, of UTC) anew, from what is stored. `until` is the end of what is counted.
 * The caller holds `report_progress`, so nobody else counts meanwhile.
 */
export async function countHours(
  executor: Executor,
  workspaceId: string,
  hours: readonly string[],
  until: string,
): Promise<void> {
  if (hours.length === 0) return;
  const quarters = hours.flatMap((hour) =>
    [0, 1, 2, 3].map((number) => new Date(Date.parse(hour) + number * QUARTER_MS).toISOString()),
  );
  await executor.query(sql`DELETE FROM report_cells
    WHERE workspace_id = ${workspaceId} AND begins_at = ANY(${quarters}::timestamptz[])`);
  await executor.query(sql`
    WITH facts AS MATERIALIZED (
      SELECT m.agent_id, m.chat_id, c.visitor_id, c.language, m.reason, m.created_at, m.answered, m.status, m.cost_micros,
        ${firstWord(sql`m.first_word_ms`)} AS first_word, m.answered IS NOT NULL AND NOT ${isDisturbed(workspaceId, sql`m.chat_id`)} AS is_resolved
      FROM unnest(${hours}::timestamptz[]) h ${answersIn(workspaceId, sql`h`, sql`h + ${HOUR}`)}
    ), placed AS MATERIALIZED (
      SELECT f.*, l.slice, s.minutes, a.of_agent, ${bin(sql`make_interval(mins => s.minutes)`, sql`f.created_at`)} AS begins_at
      FROM facts f, (VALUES (15), (60)) s (minutes), LATERAL (VALUES (f.agent_id), (NULL::uuid)) a (of_agent),
        LATERAL ${slices(sql`f.language`, sql`f.reason`)}
    ), words AS (
      SELECT slice, minutes, of_agent, begins_at, string_agg(first_word || ':' || times, ' ' ORDER BY first_word) AS first_words
      FROM (SELECT slice, minutes, of_agent, begins_at, first_word, count(*)::integer AS times FROM placed
        WHERE first_word IS NOT NULL GROUP BY 1, 2, 3, 4, 5) w GROUP BY 1, 2, 3, 4
    ), counts AS (
      SELECT slice, minutes, of_agent, begins_at, count(answered) AS questions, count(*) FILTER (WHERE answered) AS answered,
        count(*) FILTER (WHERE NOT answered) AS unanswered, count(*) FILTER (WHERE status = 'failed') AS failed,
        coalesce(sum(cost_micros), 0) AS cost_micros, count(DISTINCT chat_id) AS chats,
        count(DISTINCT chat_id) FILTER (WHERE answered IS NOT NULL) AS chats_with_question,
        count(DISTINCT chat_id) FILTER (WHERE is_resolved) AS resolved, count(DISTINCT visitor_id) AS visitors
      FROM placed GROUP BY 1, 2, 3, 4)
    INSERT INTO report_cells (workspace_id, slice, agent_id, minutes, begins_at, questions, answered, unanswered, failed, cost_micros, chats,
      chats_with_question, resolved, visitors, first_words)
    SELECT ${workspaceId}, c.slice, c.of_agent, c.minutes, c.begins_at, c.questions, c.answered, c.unanswered, c.failed, c.cost_micros, c.chats,
      c.chats_with_question, c.resolved, c.visitors, coalesce(w.first_words, '')
    FROM counts c LEFT JOIN words w ON w.slice = c.slice AND w.minutes = c.minutes AND w.begins_at = c.begins_at
      AND w.of_agent IS NOT DISTINCT FROM c.of_agent`);
  await followReturns(executor, workspaceId, hours, until);
}

/** Whoever was there in these hours, now or when they were counted before: their visits are put in a row anew. */
async function followReturns(
  executor: Executor,
  workspaceId: string,
  hours: readonly string[],
  until: string,
): Promise<void> {
  const [touched] = await executor.query<{ chats: string[]; visitors: string[] }>(sql`
    WITH now AS (SELECT m.chat_id, c.visitor_id FROM unnest(${hours}::timestamptz[]) h
      ${answersIn(workspaceId, sql`h`, sql`h + ${HOUR}`)}
    ), before AS (SELECT r.kind, r.subject_id FROM unnest(${hours}::timestamptz[]) h CROSS JOIN LATERAL (
        SELECT kind, subject_id FROM report_returns
        WHERE workspace_id = ${workspaceId} AND begins_at >= h AND begins_at < h + ${HOUR} OFFSET 0) r
      UNION SELECT r.kind, r.subject_id FROM unnest(${hours}::timestamptz[]) h CROSS JOIN LATERAL (
        SELECT kind, subject_id FROM report_returns
        WHERE workspace_id = ${workspaceId} AND previous_at >= h AND previous_at < h + ${HOUR} OFFSET 0) r)
    SELECT ARRAY(SELECT chat_id FROM now UNION SELECT subject_id FROM before WHERE kind <> 'visitor') AS chats,
      ARRAY(SELECT visitor_id FROM now WHERE visitor_id IS NOT NULL UNION SELECT subject_id FROM before WHERE kind = 'visitor') AS visitors`);
  const { chats, visitors } = touched!;
  await executor.query(sql`DELETE FROM report_returns WHERE workspace_id = ${workspaceId} AND kind <> 'visitor'
    AND subject_id = ANY(${chats}::uuid[])`);
  await executor.query(sql`DELETE FROM report_returns WHERE workspace_id = ${workspaceId} AND kind = 'visitor'
    AND subject_id = ANY(${visitors}::uuid[])`);
  await executor.query(sql`
    WITH answers AS MATERIALIZED (
      SELECT m.chat_id, m.agent_id, l.slice, ${bin(QUARTER, sql`m.created_at`)} AS quarter, bool_or(m.answered IS NOT NULL) AS is_question
      FROM messages m JOIN chats c ON c.workspace_id = m.workspace_id AND c.id = m.chat_id
      CROSS JOIN LATERAL ${slices(sql`c.language`, sql`m.reason`)}
      WHERE m.workspace_id = ${workspaceId} AND m.chat_id = ANY(${chats}::uuid[]) AND m.role = 'assistant'
        AND m.created_at < ${until} GROUP BY 1, 2, 3, 4
    ), visits AS (
      SELECT 'chat' AS kind, agent_id, slice, chat_id AS subject_id, quarter FROM answers
      UNION ALL SELECT 'question', agent_id, slice, chat_id, quarter FROM answers WHERE is_question
      UNION ALL SELECT 'resolved', agent_id, slice, chat_id, quarter FROM answers
        WHERE is_question AND NOT ${isDisturbed(workspaceId, sql`answers.chat_id`)}
      UNION ALL SELECT DISTINCT 'visitor', m.agent_id, l.slice, c.visitor_id, ${bin(QUARTER, sql`m.created_at`)}
        FROM chats c JOIN messages m ON m.workspace_id = c.workspace_id AND m.chat_id = c.id
        CROSS JOIN LATERAL ${slices(sql`c.language`, sql`m.reason`)}
        WHERE c.workspace_id = ${workspaceId} AND c.visitor_id = ANY(${visitors}::uuid[]) AND m.role = 'assistant' AND m.created_at < ${until}
    ), followed AS (
      SELECT *, lag(quarter) OVER (PARTITION BY kind, subject_id, slice ORDER BY quarter) AS previous_at FROM visits)
    INSERT INTO report_returns (workspace_id, agent_id, slice, kind, subject_id, begins_at, previous_at)
    SELECT ${workspaceId}, agent_id, slice, kind, subject_id, quarter, previous_at FROM followed WHERE previous_at IS NOT NULL`);
}
