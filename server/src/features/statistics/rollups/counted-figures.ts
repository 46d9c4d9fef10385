import sql, { empty, type Sql } from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import type { StatisticsScope } from "../statistics-scope.ts";
import { answersIn, firstWord, isDisturbed } from "./count-hours.ts";

export type CountedRow = Record<string, string | number | null>;

/** What cells are read: an hour's where every period of the report begins with an hour of UTC. */
export interface Cells {
  minutes: 15 | 60;
  /** Cells of single assistants are summed, as the report is of some of them. */
  ofSome: boolean;
  slice: string;
}

/**
 * The figures of `overview`, by period or (no `interval`) in all, from what is counted; what isn't yet, and the
 * beginning and end that no whole cell covers, from the answers themselves. One statement: all of it as of one moment.
 * Undefined: some of the hours have changed since they were counted.
 */
export async function countedFigures(
  executor: Executor,
  scope: StatisticsScope,
  { minutes, ofSome, slice }: Cells,
  interval: string | undefined,
): Promise<CountedRow[] | undefined> {
  const { workspaceId, agentId, brandId, language, reason, timeZone, from, to, limit } = scope;
  const periodOf = (time: Sql) =>
    interval ? sql`date_trunc(${interval}::text, ${time}, ${timeZone}::text)` : sql`'epoch'::timestamptz`;
  const length = sql`make_interval(mins => ${minutes}::integer)`;
  const binned = (time: Sql) => sql`date_bin(${length}, ${time}, 'epoch'::timestamptz)`;
  const ofAgents = (agent: Sql) => sql`${agentId ? sql`AND ${agent} = ${agentId}` : empty}
    ${
      brandId
        ? sql`AND ${agent} IN (SELECT g.id FROM agents g WHERE g.workspace_id = ${workspaceId} AND g.brand_id = ${brandId})`
        : empty
    }`;
  const ofReason = reason ? sql`AND m.reason = ${reason}` : empty;
  const ofLanguage = language ? sql`AND c.language = ${language}` : empty;
  const [answer] = await executor.query<{ is_stale: boolean; rows: CountedRow[] }>(sql`
    WITH bounds AS MATERIALIZED (
      SELECT b.first, greatest(b.first, ${binned(sql`least(${to}::timestamptz, p.counted_until)`)}) AS last
      FROM (SELECT ${binned(sql`${from}::timestamptz + ${length} - interval '1 microsecond'`)} AS first) b
      CROSS JOIN (SELECT coalesce((SELECT counted_until FROM report_progress WHERE workspace_id = ${workspaceId}), 'epoch') AS counted_until) p
    ), cells AS MATERIALIZED (
      SELECT ${periodOf(sql`c.begins_at`)} AS period, c.* FROM report_cells c
      WHERE c.workspace_id = ${workspaceId} AND c.slice = ${slice} AND c.minutes = ${minutes} AND c.agent_id IS ${ofSome ? sql`NOT NULL` : sql`NULL`}
        AND c.begins_at >= (SELECT first FROM bounds) AND c.begins_at < (SELECT last FROM bounds) ${ofAgents(sql`c.agent_id`)}
    ), returns AS (
      SELECT ${periodOf(sql`r.begins_at`)} AS period, r.kind, count(*) AS times FROM report_returns r
      WHERE r.workspace_id = ${workspaceId} AND r.slice = ${slice} AND r.begins_at >= (SELECT first FROM bounds) AND r.begins_at < (SELECT last FROM bounds)
        AND r.previous_at >= (SELECT first FROM bounds) ${ofAgents(sql`r.agent_id`)}
        ${minutes === 60 ? sql`AND r.previous_at < date_bin('1 hour', r.begins_at, 'epoch'::timestamptz)` : empty}
        ${
          interval
            ? sql`AND r.begins_at - r.previous_at < ${LONGEST[interval]!}::interval
          AND ${periodOf(sql`r.previous_at`)} = ${periodOf(sql`r.begins_at`)}`
            : empty
        }
      GROUP BY 1, 2
    ), fresh AS MATERIALIZED (
      SELECT ${periodOf(sql`m.created_at`)} AS period, m.chat_id, c.visitor_id, m.answered, m.status, m.cost_micros,
        ${firstWord(sql`m.first_word_ms`)} AS first_word, m.answered IS NOT NULL AND NOT ${isDisturbed(workspaceId, sql`m.chat_id`)} AS is_resolved
      FROM (SELECT ${from}::timestamptz AS since, least(first, ${to}::timestamptz) AS until FROM bounds
        UNION ALL SELECT last, ${to}::timestamptz FROM bounds) e ${answersIn(workspaceId, sql`e.since`, sql`e.until`)}
      WHERE true ${ofAgents(sql`m.agent_id`)} ${ofReason} ${ofLanguage}
    ), fresh_subjects AS (
      SELECT DISTINCT f.period, k.kind, k.subject_id FROM fresh f, LATERAL (VALUES ('chat', f.chat_id),
        ('question', CASE WHEN f.answered IS NOT NULL THEN f.chat_id END), ('resolved', CASE WHEN f.is_resolved THEN f.chat_id END),
        ('visitor', f.visitor_id)) k (kind, subject_id) WHERE k.subject_id IS NOT NULL
    ), fresh_counts AS (
      SELECT s.period, s.kind, count(*) AS times FROM fresh_subjects s WHERE NOT EXISTS (
        SELECT FROM chats c JOIN messages m ON m.workspace_id = c.workspace_id AND m.chat_id = c.id
        WHERE c.workspace_id = ${workspaceId} AND s.kind = 'visitor' AND c.visitor_id = s.subject_id AND m.role = 'assistant'
          ${ofAgents(sql`m.agent_id`)} ${ofReason} ${ofLanguage} AND m.created_at >= (SELECT first FROM bounds) AND m.created_at < (SELECT last FROM bounds)
          AND ${periodOf(sql`m.created_at`)} = s.period)
      AND NOT EXISTS (SELECT FROM messages m
        WHERE m.workspace_id = ${workspaceId} AND s.kind <> 'visitor' AND m.chat_id = s.subject_id AND m.role = 'assistant'
          AND (s.kind = 'chat' OR m.answered IS NOT NULL) ${ofReason}
          AND m.created_at >= (SELECT first FROM bounds) AND m.created_at < (SELECT last FROM bounds)
          AND ${periodOf(sql`m.created_at`)} = s.period)
      GROUP BY 1, 2
    ), words AS (
      SELECT period, first_word, sum(times) AS times, sum(sum(times)) OVER (PARTITION BY period ORDER BY first_word) AS up_to,
        sum(sum(times)) OVER (PARTITION BY period) AS of_all
      FROM (SELECT c.period, w.first_word, w.times FROM cells c, unnest(c.first_words, c.first_word_counts) w (first_word, times)
        UNION ALL SELECT period, first_word, 1 FROM fresh WHERE first_word IS NOT NULL) w GROUP BY 1, 2
    ), waits AS (
      SELECT period, min(first_word) FILTER (WHERE up_to >= 0.5 * of_all) AS p50, min(first_word) FILTER (WHERE up_to >= 0.95 * of_all) AS p95
      FROM words GROUP BY 1
    ), parts AS (
      SELECT period, sum(questions) AS questions, sum(answered) AS answered, sum(unanswered) AS unanswered, sum(failed) AS failed,
        sum(cost_micros) AS cost_micros, sum(chats) AS chats, sum(chats_with_question) AS chats_with_question, sum(resolved) AS resolved,
        sum(visitors) AS visitors FROM cells GROUP BY 1
      UNION ALL SELECT period, count(answered), count(*) FILTER (WHERE answered), count(*) FILTER (WHERE NOT answered),
        count(*) FILTER (WHERE status = 'failed'), coalesce(sum(cost_micros), 0), 0, 0, 0, 0 FROM fresh GROUP BY 1
      UNION ALL SELECT period, 0, 0, 0, 0, 0, ${ofKinds(sql`-times`)} FROM returns GROUP BY 1
      UNION ALL SELECT period, 0, 0, 0, 0, 0, ${ofKinds(sql`times`)} FROM fresh_counts GROUP BY 1
    ), figures AS (
      SELECT period, sum(questions)::integer AS questions, sum(answered)::integer AS answered, sum(unanswered)::integer AS unanswered,
        sum(failed)::integer AS failed, round(sum(answered) / nullif(sum(questions), 0), 4)::float8 AS answered_share,
        sum(chats)::integer AS chats, sum(resolved)::integer AS resolved,
        round(sum(resolved) / nullif(sum(chats_with_question), 0), 4)::float8 AS resolved_share,
        (sum(cost_micros) / 1000000.0)::float8 AS cost, sum(visitors)::integer AS visitors
      FROM parts GROUP BY 1
    ), rows AS (
      SELECT ${interval ? sql`to_char(f.period AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "from",` : empty}
        f.questions, f.answered, f.unanswered, f.failed, f.answered_share, f.chats, f.resolved, f.resolved_share, f.cost, f.visitors,
        w.p50 AS first_word_ms_p50, w.p95 AS first_word_ms_p95
      FROM figures f LEFT JOIN waits w ON w.period = f.period ORDER BY f.period LIMIT ${limit})
    SELECT EXISTS (SELECT FROM report_marks k, bounds b WHERE k.workspace_id = ${workspaceId}
        AND k.hour > b.first - interval '1 hour' AND k.hour < b.last) AS is_stale,
      (SELECT coalesce(json_agg(r), '[]') FROM rows r) AS rows`);
  return answer!.is_stale ? undefined : answer!.rows;
}

/** No two times in one period are further apart. */
const LONGEST: Record<string, string> = { hour: "2 hours", day: "26 hours", week: "170 hours", month: "746 hours" };

const ofKinds = (times: Sql) => {
  const of = (kind: string) => sql`coalesce(sum(${times}) FILTER (WHERE kind = ${kind}), 0)`;
  return sql`${of("chat")}, ${of("question")}, ${of("resolved")}, ${of("visitor")}`;
};
