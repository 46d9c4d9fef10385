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
  const gone = [
    ...(await executor.query<Return>(sql`DELETE FROM report_returns WHERE workspace_id = ${workspaceId} AND kind <> 'visitor'
      AND subject_id = ANY(${chats}::uuid[]) RETURNING ${RETURN}`)),
    ...(await executor.query<Return>(sql`DELETE FROM report_returns WHERE workspace_id = ${workspaceId} AND kind = 'visitor'
      AND subject_id = ANY(${visitors}::uuid[]) RETURNING ${RETURN}`)),
  ];
  const come = await executor.query<Return>(sql`
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
    SELECT ${workspaceId}, agent_id, slice, kind, subject_id, quarter, previous_at FROM followed WHERE previous_at IS NOT NULL
    RETURNING ${RETURN}`);
  await countLater(executor, workspaceId, hours, changesOf(gone, come));
}

/** Who came back, from when and when (seconds since 1970). */
interface Return {
  kind: string;
  slice: string;
  agent_id: string;
  previous: number;
  begins: number;
}

const RETURN = sql`kind, slice, agent_id, extract(epoch FROM previous_at)::float8 AS previous, extract(epoch FROM begins_at)::float8 AS begins`;

/** How many more, or fewer, come back from one quarter of an hour to another. */
function changesOf(gone: readonly Return[], come: readonly Return[]): (Return & { times: number })[] {
  const changes = new Map<string, Return & { times: number }>();
  for (const [returns, times] of [
    [gone, -1],
    [come, 1],
  ] as const)
    for (const one of returns) {
      const key = `${one.kind} ${one.agent_id} ${one.previous} ${one.begins} ${one.slice}`;
      const known = changes.get(key);
      if (known) known.times += times;
      else changes.set(key, { ...one, times });
    }
  return [...changes.values()].filter(({ times }) => times !== 0);
}

/**
 * How many of each cell come back after it: of the cells of these hours, which were made anew, by all who do; of others
 * by what has changed.
 */
async function countLater(
  executor: Executor,
  workspaceId: string,
  hours: readonly string[],
  changes: readonly (Return & { times: number })[],
): Promise<void> {
  const ofKind = (kind: string) => sql`coalesce(sum(r.times) FILTER (WHERE r.kind = ${kind}), 0)::integer`;
  await executor.query(sql`
    WITH returns AS (
      SELECT d.kind, d.slice, d.agent_id, to_timestamp(d.previous) AS previous_at, to_timestamp(d.begins) AS begins_at, d.times
      FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) d (kind text, slice text, agent_id uuid, previous float8, begins float8, times integer)
      WHERE ${bin(HOUR, sql`to_timestamp(d.previous)`)} <> ALL(${hours}::timestamptz[])
      UNION ALL SELECT r.kind, r.slice, r.agent_id, r.previous_at, r.begins_at, 1
      FROM unnest(${hours}::timestamptz[]) h CROSS JOIN LATERAL (
        SELECT kind, slice, agent_id, previous_at, begins_at FROM report_returns
        WHERE workspace_id = ${workspaceId} AND previous_at >= h AND previous_at < h + ${HOUR} OFFSET 0) r
    ), later AS MATERIALIZED (
      SELECT r.slice, s.minutes, a.of_agent, ${bin(sql`make_interval(mins => s.minutes)`, sql`r.previous_at`)} AS begins_at,
        ${ofKind("chat")} AS chats, ${ofKind("question")} AS questions, ${ofKind("resolved")} AS resolved, ${ofKind("visitor")} AS visitors
      FROM returns r, (VALUES (15), (60)) s (minutes), LATERAL (VALUES (r.agent_id), (NULL::uuid)) a (of_agent)
      WHERE s.minutes = 15 OR ${bin(HOUR, sql`r.previous_at`)} <> ${bin(HOUR, sql`r.begins_at`)} GROUP BY 1, 2, 3, 4)
    UPDATE report_cells c SET later_chats = later_chats + l.chats, later_chats_with_question = later_chats_with_question + l.questions,
      later_resolved = later_resolved + l.resolved, later_visitors = later_visitors + l.visitors
    FROM later l WHERE c.workspace_id = ${workspaceId} AND c.begins_at = l.begins_at AND c.slice = l.slice AND c.minutes = l.minutes
      AND c.agent_id IS NOT DISTINCT FROM l.of_agent`);
}
