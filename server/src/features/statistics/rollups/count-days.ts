import sql, { type Sql } from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import { answersIn } from "./count-hours.ts";
import { slices } from "./slices.ts";

/** What a question's words come to: the same whatever its upper and lower case. */
export const questionKey = (content: Sql) => sql`md5(lower(btrim(${content})))::uuid`;

/** Whether an answer, `m`, was rated negative. */
export const isNegative = (workspaceId: string) => sql`EXISTS (SELECT FROM feedback n
  WHERE n.workspace_id = ${workspaceId} AND n.message_id = m.id AND n.rating = 'negative')`;

/** For each answer `m` behind this: a row for its question, and one for each source that it cites. */
export const subjectsOf = (workspaceId: string) => sql`CROSS JOIN LATERAL (
    SELECT 'question' AS kind, ${questionKey(sql`q.content`)} AS subject_id, 1 AS times, m.answered::integer AS answers, 0 AS negative
    FROM messages q WHERE q.workspace_id = ${workspaceId} AND q.id = m.in_reply_to AND m.answered IS NOT NULL
    UNION ALL SELECT 'source', t.source_id, count(*)::integer, 1, (${isNegative(workspaceId)})::integer
    FROM citations t WHERE t.workspace_id = ${workspaceId} AND t.message_id = m.id AND t.source_id IS NOT NULL GROUP BY 2) t`;

const KEY = sql`kind, subject_id, length, begins_at, slice, agent_id`;
const FIGURES = sql`sum(times)::integer AS times, sum(answers)::integer AS answers, sum(negative)::integer AS negative, max(last_at) AS last_at`;

interface Subject {
  kind: string;
  subject_id: string;
}

/**
 * Counts the questions and cited sources of the days (UTC) that these hours are of anew, as far as `until`; then the
 * months that are now counted to their end, and of those that were before what has changed. The caller holds
 * `report_progress`.
 */
export async function countDays(
  executor: Executor,
  workspaceId: string,
  hours: readonly string[],
  { before, until }: { before: string; until: string },
): Promise<void> {
  const days = [...new Set(hours.map((hour) => `${hour.slice(0, 10)}T00:00:00Z`))];
  const changed = await store(executor, workspaceId, {
    rows: sql`SELECT t.kind, t.subject_id, 'day' AS length, d.day AS begins_at, l.slice, m.agent_id, sum(t.times)::integer AS times,
        sum(t.answers)::integer AS answers, sum(t.negative)::integer AS negative, max(m.created_at) AS last_at
      FROM unnest(${days}::timestamptz[]) d (day)
      ${answersIn(workspaceId, sql`d.day`, sql`least(d.day + interval '24 hours', ${until}::timestamptz)`)}
      ${subjectsOf(workspaceId)} CROSS JOIN LATERAL ${slices(sql`c.language`, sql`m.reason`)} GROUP BY 1, 2, 3, 4, 5, 6`,
    replaced: sql`o.length = 'day' AND o.begins_at = ANY(${days}::timestamptz[])`,
  });
  const [first, last] = [monthOf(before), monthOf(until)];
  if (first !== last) await countMonths(executor, workspaceId, first, last);
  const months = [...new Set(days.map(monthOf))].filter((month) => month < first);
  const subjects = [...new Set(changed.map(({ subject_id: id }) => id))];
  if (subjects.length === 0) return;
  const ofThem = sql`o.kind = ANY('{question,source}') AND o.subject_id = ANY(${subjects}::uuid[])`;
  for (const month of months)
    await store(executor, workspaceId, {
      rows: sql`SELECT o.kind, o.subject_id, 'month' AS length, ${month}::timestamptz AS begins_at, o.slice, o.agent_id, ${FIGURES}
        FROM report_subjects o WHERE o.workspace_id = ${workspaceId} AND ${ofThem} AND o.length = 'day'
          AND o.begins_at >= ${month} AND o.begins_at < ${nextMonth(month)} GROUP BY 1, 2, 3, 4, 5, 6`,
      replaced: sql`${ofThem} AND o.length = 'month' AND o.begins_at = ${month}`,
    });
}

/** From the beginning of a month to that of another, from their days. */
async function countMonths(executor: Executor, workspaceId: string, first: string, last: string): Promise<void> {
  const within = sql`workspace_id = ${workspaceId} AND begins_at >= ${first} AND begins_at < ${last}`;
  await executor.query(sql`DELETE FROM report_subjects WHERE ${within} AND length = 'month'`);
  await executor.query(sql`
    INSERT INTO report_subjects (workspace_id, ${KEY}, times, answers, negative, last_at)
    SELECT workspace_id, kind, subject_id, 'month', date_trunc('month', begins_at, 'UTC'), slice, agent_id, ${FIGURES}
    FROM report_subjects WHERE ${within} AND length = 'day' GROUP BY 1, 2, 3, 4, 5, 6, 7`);
}

const monthOf = (time: string) => `${time.slice(0, 7)}-01T00:00:00.000Z`;

function nextMonth(month: string): string {
  const begin = new Date(month);
  return new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + 1)).toISOString();
}

/** What is there becomes `rows`; only what differs is written. Whose rows those were, and are. */
function store(
  executor: Executor,
  workspaceId: string,
  { rows, replaced }: { rows: Sql; replaced: Sql },
): Promise<Subject[]> {
  return executor.query<Subject>(sql`
    WITH counted AS MATERIALIZED (${rows}),
    gone AS (DELETE FROM report_subjects o WHERE o.workspace_id = ${workspaceId} AND ${replaced}
      AND (${KEY}) NOT IN (SELECT ${KEY} FROM counted) RETURNING o.kind, o.subject_id),
    put AS (INSERT INTO report_subjects AS o (workspace_id, ${KEY}, times, answers, negative, last_at)
      SELECT ${workspaceId}, ${KEY}, times, answers, negative, last_at FROM counted
      ON CONFLICT (workspace_id, ${KEY}) DO UPDATE SET times = excluded.times, answers = excluded.answers,
        negative = excluded.negative, last_at = excluded.last_at
        WHERE (o.times, o.answers, o.negative, o.last_at) IS DISTINCT FROM
          (excluded.times, excluded.answers, excluded.negative, excluded.last_at)
      RETURNING o.kind, o.subject_id)
    SELECT kind, subject_id FROM gone UNION SELECT kind, subject_id FROM put`);
}
