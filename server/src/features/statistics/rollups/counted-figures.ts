import sql, { empty, type Sql } from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import type { StatisticsScope } from "../statistics-scope.ts";
import { answersIn, firstWord, isDisturbed } from "./count-hours.ts";
import { FirstWords } from "./first-words.ts";

export type CountedRow = Record<string, string | number | null>;

/** What cells are read: of hours where every period of the report begins with an hour of UTC; else of quarters too. */
export interface Cells {
  minutes: 15 | 60;
  /** Cells of single assistants are summed, as the report is of some of them. */
  ofSome: boolean;
  slice: string;
}

/**
 * The figures of `overview`, by period and in all, from what is counted; what isn't yet, and the beginning and end that
 * no whole cell covers, from the answers themselves. One statement: all of it as of one moment. Undefined: some of the
 * hours have changed since they were counted.
 */
export async function countedFigures(
  executor: Executor,
  scope: StatisticsScope,
  { minutes, ofSome, slice }: Cells,
): Promise<{ rows: CountedRow[]; totals: CountedRow | undefined } | undefined> {
  const { workspaceId, agentId, brandId, language, reason, timeZone, from, to, interval, limit } = scope;
  const periodOf = (time: Sql) => sql`date_trunc(${interval}::text, ${time}, ${timeZone}::text)`;
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
  // Was there in what is counted of the same period, or of any: by key, and never by reading all of it.
  const wasThere = (times: Sql, subject: Sql) => sql`NOT EXISTS (SELECT FROM ${times}
    WHERE m.workspace_id = ${workspaceId} AND ${subject} AND m.role = 'assistant' ${ofReason}
      AND m.created_at >= (SELECT first FROM bounds) AND m.created_at < (SELECT last FROM bounds)
      AND (s.period = ${IN_ALL} OR ${periodOf(sql`m.created_at`)} = s.period) OFFSET 0)`;
  const inPeriod = sql`r.workspace_id = ${workspaceId} AND r.slice = ${slice} ${ofAgents(sql`r.agent_id`)}
    AND r.begins_at >= (SELECT first FROM bounds) AND r.begins_at < (SELECT last FROM bounds)
    AND r.previous_at >= (SELECT first FROM bounds) AND ${periodOf(sql`r.previous_at`)} = ${periodOf(sql`r.begins_at`)}`;
  const ofCells = sql`c.workspace_id = ${workspaceId} AND c.slice = ${slice}
    AND c.agent_id IS ${ofSome ? sql`NOT NULL` : sql`NULL`} ${ofAgents(sql`c.agent_id`)}`;
  const [answer] = await executor.query<CountedAnswer>(sql`
    WITH bounds AS MATERIALIZED (
      SELECT b.first, greatest(b.first, ${binned(sql`least(${to}::timestamptz, p.counted_until)`)}) AS last
      FROM (SELECT ${binned(sql`${from}::timestamptz + ${length} - interval '1 microsecond'`)} AS first) b
      CROSS JOIN (SELECT coalesce((SELECT counted_until FROM report_progress WHERE workspace_id = ${workspaceId}), 'epoch') AS counted_until) p
    ), ${minutes === 60 ? empty : splitHours(workspaceId, periodOf)} cells AS MATERIALIZED (
      SELECT period, ${SUMS}, string_agg(first_words, ' ') AS first_words FROM (
        ${
          minutes === 60
            ? sql`SELECT ${periodOf(sql`c.begins_at`)} AS period, c.* FROM report_cells c WHERE ${ofCells} AND c.minutes = 60
                AND c.begins_at >= (SELECT first FROM bounds) AND c.begins_at < (SELECT last FROM bounds)`
            : sql`SELECT h.period, c.* FROM hours h JOIN report_cells c ON c.begins_at = h.hour
                WHERE NOT h.is_split AND ${ofCells} AND c.minutes = 60
                  AND c.begins_at >= (SELECT first FROM bounds) AND c.begins_at < (SELECT last FROM bounds)
              UNION ALL SELECT ${periodOf(sql`q.begins_at`)}, q.* FROM hours h CROSS JOIN LATERAL (
                SELECT c.* FROM report_cells c WHERE ${ofCells} AND c.minutes = 15 AND c.begins_at >= greatest(h.hour, (SELECT first FROM bounds))
                  AND c.begins_at < least(h.hour + interval '1 hour', (SELECT last FROM bounds)) OFFSET 0) q
              WHERE h.is_split`
        }) c GROUP BY 1
    ), pairs AS (
      SELECT ${periodOf(sql`r.begins_at`)} AS period, ${ofKinds(sql`1`)} FROM report_returns r
      WHERE ${inPeriod} AND r.previous_at < date_bin('1 hour', r.begins_at, 'epoch'::timestamptz)
        AND r.begins_at - r.previous_at < ${LONGEST[interval]} GROUP BY 1
      ${
        minutes === 60
          ? empty
          : sql`UNION ALL SELECT ${periodOf(sql`r.begins_at`)}, ${ofKinds(sql`1`)} FROM hours h CROSS JOIN LATERAL (
              SELECT r.begins_at, r.previous_at, r.kind FROM report_returns r WHERE ${inPeriod}
                AND r.begins_at >= h.hour AND r.begins_at < h.hour + interval '1 hour' AND r.previous_at >= h.hour OFFSET 0) r
            WHERE h.is_split GROUP BY 1`
      }
    ), leaving AS (
      SELECT ${ofKinds(sql`1`)} FROM (SELECT r.previous_at, r.kind FROM report_returns r
        WHERE r.workspace_id = ${workspaceId} AND r.slice = ${slice} AND r.begins_at >= (SELECT last FROM bounds) ${ofAgents(sql`r.agent_id`)} OFFSET 0) r
      WHERE r.previous_at >= (SELECT first FROM bounds) AND r.previous_at < (SELECT last FROM bounds)
    ), fresh AS MATERIALIZED (
      SELECT ${periodOf(sql`m.created_at`)} AS period, m.chat_id, c.visitor_id, m.answered, m.status, m.cost_micros,
        ${firstWord(sql`m.first_word_ms`)} AS first_word, m.answered IS NOT NULL AND NOT ${isDisturbed(workspaceId, sql`m.chat_id`)} AS is_resolved
      FROM (SELECT ${from}::timestamptz AS since, least(first, ${to}::timestamptz) AS until FROM bounds
        UNION ALL SELECT last, ${to}::timestamptz FROM bounds) e ${answersIn(workspaceId, sql`e.since`, sql`e.until`)}
      WHERE true ${ofAgents(sql`m.agent_id`)} ${ofReason} ${ofLanguage}
    ), fresh_subjects AS MATERIALIZED (
      SELECT DISTINCT p.period, k.kind, k.subject_id FROM fresh f, LATERAL (VALUES (f.period), (${IN_ALL})) p (period),
        LATERAL (VALUES ('chat', f.chat_id), ('question', CASE WHEN f.answered IS NOT NULL THEN f.chat_id END),
          ('resolved', CASE WHEN f.is_resolved THEN f.chat_id END), ('visitor', f.visitor_id)) k (kind, subject_id)
      WHERE k.subject_id IS NOT NULL
    ), fresh_counts AS (
      SELECT s.period, s.kind, count(*) AS times FROM fresh_subjects s
      WHERE CASE s.kind WHEN 'visitor'
        THEN ${wasThere(
          sql`chats c JOIN messages m ON m.workspace_id = c.workspace_id AND m.chat_id = c.id`,
          sql`c.workspace_id = ${workspaceId} AND c.visitor_id = s.subject_id ${ofLanguage} ${ofAgents(sql`m.agent_id`)}`,
        )}
        ELSE ${wasThere(sql`messages m`, sql`m.chat_id = s.subject_id AND (s.kind = 'chat' OR m.answered IS NOT NULL)`)} END
      GROUP BY 1, 2
    ), parts AS (
      SELECT period, questions, answered, unanswered, failed, cost_micros, chats, chats_with_question, resolved, visitors FROM cells
      UNION ALL SELECT ${IN_ALL}, questions, answered, unanswered, failed, cost_micros, chats - later_chats,
        chats_with_question - later_chats_with_question, resolved - later_resolved, visitors - later_visitors FROM cells
      UNION ALL SELECT ${IN_ALL}, 0, 0, 0, 0, 0, chats, chats_with_question, resolved, visitors FROM leaving WHERE EXISTS (SELECT FROM cells)
      UNION ALL SELECT p.period, count(answered), count(*) FILTER (WHERE answered), count(*) FILTER (WHERE NOT answered),
        count(*) FILTER (WHERE status = 'failed'), coalesce(sum(cost_micros), 0), 0, 0, 0, 0
      FROM fresh f, LATERAL (VALUES (f.period), (${IN_ALL})) p (period) GROUP BY 1
      UNION ALL SELECT period, 0, 0, 0, 0, 0, -chats, -chats_with_question, -resolved, -visitors FROM pairs
      UNION ALL SELECT period, 0, 0, 0, 0, 0, ${ofKinds(sql`times`)} FROM fresh_counts GROUP BY 1
    ), figures AS (
      SELECT period, sum(questions)::integer AS questions, sum(answered)::integer AS answered, sum(unanswered)::integer AS unanswered,
        sum(failed)::integer AS failed, round(sum(answered) / nullif(sum(questions), 0), 4)::float8 AS answered_share,
        sum(chats)::integer AS chats, sum(resolved)::integer AS resolved,
        round(sum(resolved) / nullif(sum(chats_with_question), 0), 4)::float8 AS resolved_share,
        (sum(cost_micros) / 1000000.0)::float8 AS cost, sum(visitors)::integer AS visitors
      FROM parts GROUP BY 1 ORDER BY period = ${IN_ALL} DESC, period LIMIT ${limit + 1}
    ), words AS (
      SELECT ${shown(sql`period`)} AS "from", first_words FROM cells
      UNION ALL SELECT ${shown(sql`period`)}, string_agg(first_word || ':1', ' ') FROM fresh GROUP BY period)
    SELECT EXISTS (SELECT FROM report_marks k, bounds b WHERE k.workspace_id = ${workspaceId}
        AND k.hour > b.first - interval '1 hour' AND k.hour < b.last) AS is_stale,
      (SELECT coalesce(json_agg(r), '[]') FROM (SELECT ${shown(sql`period`)} AS "from", f.* FROM figures f) r) AS rows,
      (SELECT coalesce(json_agg(w), '[]') FROM words w WHERE w.first_words <> '') AS words`);
  return answer!.is_stale ? undefined : withFirstWords(answer!);
}

interface CountedAnswer {
  is_stale: boolean;
  /** In all, then by period. */
  rows: (CountedRow & { from: string; period: string })[];
  /** How often each time to the first word was: "120:3 130:1". */
  words: { from: string; first_words: string }[];
}

function withFirstWords({ rows, words }: CountedAnswer) {
  const inAll = new FirstWords();
  const byPeriod = new Map<string, FirstWords>();
  for (const { from, first_words: text } of words) {
    const ofPeriod = byPeriod.get(from) ?? new FirstWords();
    byPeriod.set(from, ofPeriod);
    ofPeriod.add(text);
    inAll.add(text);
  }
  const [totals, ...series] = rows.map(({ from, period, ...figures }) => {
    const waits = period === "infinity" ? inAll : byPeriod.get(from);
    const percentiles = {
      first_word_ms_p50: waits?.percentile(0.5) ?? null,
      first_word_ms_p95: waits?.percentile(0.95) ?? null,
    };
    return { ...(period === "infinity" ? {} : { from }), ...figures, ...percentiles } as CountedRow;
  });
  return { rows: series, totals };
}

const SUMS = sql`sum(questions) AS questions, sum(answered) AS answered, sum(unanswered) AS unanswered, sum(failed) AS failed,
  sum(cost_micros) AS cost_micros, sum(chats) AS chats, sum(chats_with_question) AS chats_with_question, sum(resolved) AS resolved,
  sum(visitors) AS visitors, sum(later_chats) AS later_chats, sum(later_chats_with_question) AS later_chats_with_question,
  sum(later_resolved) AS later_resolved, sum(later_visitors) AS later_visitors`;

/** The hours of the time, and which of them are read by quarters: where a period begins within, and at the ends. */
const splitHours = (workspaceId: string, periodOf: (time: Sql) => Sql) => sql`hours AS MATERIALIZED (
    SELECT t.*, t.period <> ${periodOf(sql`t.hour + interval '45 minutes'`)} OR t.hour < b.first OR t.hour + interval '1 hour' > b.last AS is_split
    FROM bounds b, LATERAL (SELECT h.hour, ${periodOf(sql`h.hour`)} AS period FROM generate_series(
      date_bin('1 hour', greatest(b.first, (SELECT min(begins_at) FROM report_cells WHERE workspace_id = ${workspaceId})), 'epoch'::timestamptz),
      b.last - interval '1 microsecond', interval '1 hour') h (hour)) t
  ),`;

/** A period of its own. */
const IN_ALL = sql`'infinity'::timestamptz`;

/** As the contract writes times. */
const shown = (period: Sql) => sql`to_char(${period} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** No two times in one period are further apart. Written out: there is an index of those within a day. */
const LONGEST = {
  hour: sql`interval '2 hours'`,
  day: sql`interval '26 hours'`,
  week: sql`interval '170 hours'`,
  month: sql`interval '746 hours'`,
};

const ofKinds = (times: Sql) => {
  const of = (kind: string, name: Sql) => sql`coalesce(sum(${times}) FILTER (WHERE kind = ${kind}), 0) AS ${name}`;
  return sql`${of("chat", sql`chats`)}, ${of("question", sql`chats_with_question`)}, ${of("resolved", sql`resolved`)},
    ${of("visitor", sql`visitors`)}`;
};
