import sql, { empty, raw, type Sql } from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import type { Subject } from "./rollups/count-subjects.ts";
import { isDisturbed, isNegative, questionKey } from "./rollups/read-facts.ts";
import type { StatisticsScope } from "./statistics-scope.ts";

type Row = Record<string, string | number | boolean | null>;

/** As the contract writes times. */
const time = (value: Sql) => sql`to_char(${value} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
const periodOf = ({ interval, timeZone }: StatisticsScope, column: Sql) =>
  time(sql`date_trunc(${interval}::text, ${column}, ${timeZone}::text)`);

/** What is about an answer, by its message; the rest by its chat. */
const MESSAGES = { m: sql`m.id`, f: sql`f.message_id` } as const;
const CHATS = { m: sql`m.chat_id`, f: sql`f.chat_id`, h: sql`h.chat_id`, l: sql`l.chat_id` } as const;
type Counted = keyof typeof CHATS;

function within(scope: StatisticsScope, table: Counted): Sql {
  const of = raw(table);
  return sql`${of}.workspace_id = ${scope.workspaceId} AND ${of}.created_at >= ${scope.from} AND ${of}.created_at < ${scope.to}
    ${scope.agentId ? sql`AND ${of}.agent_id = ${scope.agentId}` : empty}
    ${
      scope.brandId
        ? sql`AND ${of}.agent_id IN (SELECT g.id FROM agents g
            WHERE g.workspace_id = ${scope.workspaceId} AND g.brand_id = ${scope.brandId})`
        : empty
    }
    ${ofLanguage(scope, table)} ${ofPage(scope, table)} ${ofReason(scope, table)}`;
}

/** Which answers count, by their chats and what they abstained for. */
export type AskedIn = Partial<Pick<StatisticsScope, "language" | "page" | "reason">>;
type Asked = AskedIn & Pick<StatisticsScope, "workspaceId">;

/** Answers `m`. */
export function askedIn(workspaceId: string, asked: AskedIn): Sql {
  const scope = { workspaceId, ...asked };
  return sql`${ofLanguage(scope, "m")} ${ofPage(scope, "m")} ${ofReason(scope, "m")}`;
}

function ofLanguage({ workspaceId, language }: Asked, table: Counted): Sql {
  if (!language) return empty;
  return sql`AND EXISTS (SELECT FROM chats s
    WHERE s.workspace_id = ${workspaceId} AND s.id = ${CHATS[table]} AND s.language = ${language})`;
}

function ofPage({ workspaceId, page }: Asked, table: Counted): Sql {
  if (!page) return empty;
  // What begins with a few signs takes most chats: each is looked at for itself then, by its key.
  if (page.endsWith("*"))
    return sql`AND EXISTS (SELECT FROM chats s WHERE s.workspace_id = ${workspaceId} AND s.id = ${CHATS[table]}
      AND starts_with(${page.startsWith("/") ? pathOf(sql`s.page_url`) : sql`s.page_url`}, ${page.slice(0, -1)}))`;
  // A path is that of each site that chats began on: their addresses are looked up, one after the other.
  const sites = sql`WITH RECURSIVE found AS (
      SELECT (SELECT min(o.page_url COLLATE "C") FROM chats o WHERE o.workspace_id = ${workspaceId} AND o.page_url IS NOT NULL) AS address
      UNION ALL SELECT (SELECT min(o.page_url COLLATE "C") FROM chats o
        WHERE o.workspace_id = ${workspaceId} AND o.page_url IS NOT NULL AND o.page_url COLLATE "C" >= ${siteOf(sql`f.address`)} || '0')
      FROM found f WHERE f.address IS NOT NULL)
    SELECT ${siteOf(sql`f.address`)} AS site FROM found f WHERE f.address IS NOT NULL`;
  const begins = page.startsWith("/") ? sql`(${sites})` : sql`(SELECT '' AS site)`;
  // Its chats first, and theirs by key: as a join, the planner may read every answer of the time.
  return sql`AND ${CHATS[table]} = ANY(ARRAY(SELECT c.id FROM ${begins} b CROSS JOIN LATERAL (SELECT s.id FROM chats s
    WHERE s.workspace_id = ${workspaceId} AND s.page_url IS NOT NULL
      AND s.page_url COLLATE "C" = (b.site || ${page}::text) COLLATE "C" OFFSET 0) c))`;
}

/** Of an address: null where it isn't one. */
const pathOf = (address: Sql) => sql`substring(${address} FROM '^[a-z]+://[^/]+(.*)$')`;

/** What is before its path. What comes next in order to all its addresses is it with a `0`, the sign after `/`. */
const siteOf = (address: Sql) => sql`substring(${address} FROM '^[a-z]+://[^/]+')`;

function ofReason({ workspaceId, reason }: Asked, table: Counted): Sql {
  if (!reason) return empty;
  if (table === "m") return sql`AND m.reason = ${reason}`;
  if (table === "f")
    return sql`AND EXISTS (SELECT FROM messages s
      WHERE s.workspace_id = ${workspaceId} AND s.chat_id = f.chat_id AND s.id = ${MESSAGES.f} AND s.reason = ${reason})`;
  return sql`AND EXISTS (SELECT FROM messages s
    WHERE s.workspace_id = ${workspaceId} AND s.chat_id = ${CHATS[table]} AND s.reason = ${reason})`;
}

/** To two digits: so many different ones are few, and none is off by more than a twentieth. */
const firstWord = (column: Sql) =>
  sql`(CASE WHEN ${column} < 100 THEN ${column} ELSE round(${column}, 1 - floor(log(${column}::numeric))::integer) END)::integer`;

const share = (part: Sql, whole: Sql) => sql`round(${part}::numeric / nullif(${whole}, 0), 4)::float8`;
const ANSWERED = sql`count(*) FILTER (WHERE m.answered)`;
const UNANSWERED = sql`count(*) FILTER (WHERE m.answered = false)`;
const percentile = (rank: number) =>
  sql`percentile_disc(${rank}::float8) WITHIN GROUP (ORDER BY ${firstWord(sql`m.first_word_ms`)})`;

/** Chats with a question that needed no person, and whose visitor found no answer unhelpful. */
const RESOLVED = sql`count(DISTINCT m.chat_id) FILTER (WHERE m.answered IS NOT NULL AND d.chat_id IS NULL)`;

const FIGURES = sql`(count(*) FILTER (WHERE m.answered IS NOT NULL))::integer AS questions, ${ANSWERED}::integer AS answered,
  ${UNANSWERED}::integer AS unanswered, (count(*) FILTER (WHERE m.status = 'failed'))::integer AS failed,
  ${share(ANSWERED, sql`count(*) FILTER (WHERE m.answered IS NOT NULL)`)} AS answered_share,
  count(DISTINCT m.chat_id)::integer AS chats, ${RESOLVED}::integer AS resolved,
  ${share(RESOLVED, sql`count(DISTINCT m.chat_id) FILTER (WHERE m.answered IS NOT NULL)`)} AS resolved_share,
  (coalesce(sum(m.cost_micros), 0) / 1000000.0)::float8 AS cost, count(DISTINCT c.visitor_id)::integer AS visitors,
  ${percentile(0.5)} AS first_word_ms_p50, ${percentile(0.95)} AS first_word_ms_p95`;

const seconds = (rank: number, duration: Sql) =>
  sql`round(percentile_cont(${rank}::float8) WITHIN GROUP (ORDER BY extract(epoch FROM ${duration})))::integer`;

/** With what became of their chats, whenever that was. */
const answersOf = ({ workspaceId }: StatisticsScope) => sql`messages m
  JOIN chats c ON c.workspace_id = m.workspace_id AND c.id = m.chat_id
  LEFT JOIN LATERAL (SELECT m.chat_id WHERE ${isDisturbed(workspaceId, sql`m.chat_id`)}) d ON true`;

/** What `countFigures` answers, from the answers themselves. */
export async function recountedFigures(executor: Executor, scope: StatisticsScope, isSeries: boolean): Promise<Row[]> {
  const period = sql`${periodOf(scope, sql`m.created_at`)} AS "from",`;
  return executor.query<Row>(sql`
    SELECT ${isSeries ? period : empty} ${FIGURES} FROM ${answersOf(scope)}
    WHERE m.role = 'assistant' AND ${within(scope, "m")} ${isSeries ? sql`GROUP BY 1 ORDER BY 1 LIMIT ${scope.limit}` : empty}`);
}

/** What the totals of an overview have besides its figures. */
export async function outcomeTotals(executor: Executor, scope: StatisticsScope): Promise<Row> {
  const rated = sql`SELECT (count(*) FILTER (WHERE f.rating = 'positive'))::integer AS positive,
    (count(*) FILTER (WHERE f.rating = 'negative'))::integer AS negative,
    ${share(sql`count(*) FILTER (WHERE f.rating = 'positive')`, sql`count(f.rating)`)} AS helpful_share
    FROM feedback f WHERE ${within(scope, "f")}`;
  const [row] = await executor.query<Row>(sql`
    SELECT h.*, l.*, r.* FROM
      (SELECT count(*)::integer AS handoffs, count(h.claimed_at)::integer AS handoffs_taken,
        ${seconds(0.5, sql`h.claimed_at - h.created_at`)} AS handoff_wait_seconds_p50,
        ${seconds(0.95, sql`h.claimed_at - h.created_at`)} AS handoff_wait_seconds_p95,
        ${seconds(0.5, sql`h.ended_at - h.claimed_at`)} AS handoff_seconds_p50
        FROM handoffs h WHERE ${within(scope, "h")} AND h.requested_by <> 'member') h,
      (SELECT count(*)::integer AS leads FROM leads l WHERE l.deleted_at IS NULL AND ${within(scope, "l")}) l,
      (${rated}) r`);
  return row!;
}

/** For each answer `m` behind this: a row for its question, and one for each source that it cites. */
const subjectsOf = (workspaceId: string) => sql`CROSS JOIN LATERAL (
    SELECT 'question' AS kind, ${questionKey(sql`q.content`)} AS subject_id, 1 AS times, m.answered::integer AS answers, 0 AS negative
    FROM messages q WHERE q.workspace_id = ${workspaceId} AND q.id = m.in_reply_to AND m.answered IS NOT NULL
    UNION ALL SELECT 'source', t.source_id::text, count(*)::integer, 1, (${isNegative(workspaceId)})::integer
    FROM citations t WHERE t.workspace_id = ${workspaceId} AND t.message_id = m.id AND t.source_id IS NOT NULL GROUP BY 2) t`;

/** For a WITH: what was asked or cited, from the answers themselves. */
export const recountedSubjects = (scope: StatisticsScope, kind: "question" | "source") => sql`subjects AS (
    SELECT t.subject_id COLLATE "C" AS subject_id, sum(t.times)::integer AS times, sum(t.answers)::integer AS answers,
      sum(t.negative)::integer AS negative, date_trunc('milliseconds', max(m.created_at)) AS last_at
    FROM messages m ${subjectsOf(scope.workspaceId)}
    WHERE m.role = 'assistant' AND t.kind = ${kind} AND ${within(scope, "m")} GROUP BY 1)`;

/** The same, from what is counted. */
export const countedSubjects = (subjects: readonly Subject[]) => sql`subjects AS (
    SELECT subject_id COLLATE "C" AS subject_id, times, answers, negative, last_at FROM jsonb_to_recordset(${JSON.stringify(subjects)}::jsonb)
      s (subject_id text, times integer, answers integer, negative integer, last_at timestamptz))`;

/** In the words in which each was last asked. */
export function questionRows(
  executor: Executor,
  { workspaceId, limit }: StatisticsScope,
  subjects: Sql,
): Promise<Row[]> {
  return executor.query<Row>(sql`
    WITH ${subjects}
    SELECT w.question, t.times AS asked, t.answers AS answered, t.times - t.answers AS unanswered, ${time(sql`t.last_at`)} AS last_asked_at
    FROM (SELECT * FROM subjects ORDER BY times DESC, last_at DESC, subject_id LIMIT ${limit}) t
    CROSS JOIN LATERAL (SELECT min(q.content) AS question FROM messages m
      JOIN messages q ON q.workspace_id = m.workspace_id AND q.id = m.in_reply_to
      WHERE m.workspace_id = ${workspaceId} AND m.role = 'assistant' AND m.created_at >= t.last_at
        AND m.created_at < t.last_at + interval '1 millisecond' AND ${questionKey(sql`q.content`)} = t.subject_id) w
    ORDER BY t.times DESC, t.last_at DESC, t.subject_id`);
}

export function sourceRows(executor: Executor, scope: StatisticsScope, subjects: Sql): Promise<Row[]> {
  return executor.query<Row>(sql`
    WITH ${subjects}
    SELECT s.id AS source_id, s.title, s.type, coalesce(u.answers, 0) AS answers, coalesce(u.times, 0) AS citations,
      coalesce(u.negative, 0) AS negative, ${time(sql`u.last_at`)} AS last_cited_at
    FROM sources s LEFT JOIN subjects u ON u.subject_id = s.id::text
    WHERE s.workspace_id = ${scope.workspaceId} AND s.deleted_at IS NULL
      ${
        scope.agentId
          ? sql`AND (EXISTS (SELECT FROM source_agents a
              WHERE a.workspace_id = s.workspace_id AND a.source_id = s.id AND a.agent_id = ${scope.agentId})
            OR (s.library_kind = 'brand' AND s.library_id = (SELECT g.brand_id FROM agents g
              WHERE g.workspace_id = s.workspace_id AND g.id = ${scope.agentId})))`
          : empty
      }
      ${
        scope.brandId
          ? sql`AND ((s.library_kind = 'brand' AND s.library_id = ${scope.brandId}) OR EXISTS (SELECT FROM source_agents a
              JOIN agents g ON g.workspace_id = a.workspace_id AND g.id = a.agent_id AND g.brand_id = ${scope.brandId}
              WHERE a.workspace_id = s.workspace_id AND a.source_id = s.id))`
          : empty
      }
    ${scope.only === "never_cited" ? sql`AND u.subject_id IS NULL` : empty}
    ${scope.only === "negative_feedback" ? sql`AND u.negative > 0` : empty}
    ORDER BY ${scope.only === "negative_feedback" ? sql`6` : sql`5`} DESC, s.id DESC LIMIT ${scope.limit}`);
}

export function leadRows(executor: Executor, scope: StatisticsScope): Promise<Row[]> {
  return byPeriod(executor, scope, "l", {
    figures: sql`count(*)::integer AS leads, (count(*) FILTER (WHERE l.status = 'qualified'))::integer AS qualified,
      (count(*) FILTER (WHERE l.status = 'done'))::integer AS done, count(l.consent_given_at)::integer AS with_consent`,
    rows: sql`leads l WHERE l.deleted_at IS NULL`,
  });
}

export function feedbackRows(executor: Executor, scope: StatisticsScope): Promise<Row[]> {
  const positive = sql`count(*) FILTER (WHERE f.rating = 'positive')`;
  return byPeriod(executor, scope, "f", {
    figures: sql`${positive}::integer AS positive, (count(*) FILTER (WHERE f.rating = 'negative'))::integer AS negative,
      ${share(positive, sql`count(f.rating)`)} AS helpful_share`,
    rows: sql`feedback f WHERE f.rating IS NOT NULL`,
  });
}

/** Who had chats that were handed over in this time, and what the visitors thought of them. */
export function peopleRows(executor: Executor, scope: StatisticsScope): Promise<Row[]> {
  const positive = sql`count(*) FILTER (WHERE h.rating = 'positive')`;
  return executor.query<Row>(sql`
    SELECT h.claimed_by AS member_id, coalesce((array_agg(h.claimed_by_name ORDER BY h.id DESC))[1], '') AS name,
      count(*)::integer AS chats, ${seconds(0.5, sql`h.ended_at - coalesce(h.handed_over_at, h.claimed_at)`)} AS handoff_seconds_p50,
      ${positive}::integer AS positive, (count(*) FILTER (WHERE h.rating = 'negative'))::integer AS negative,
      ${share(positive, sql`count(h.rating)`)} AS helpful_share
    FROM handoffs h WHERE h.claimed_by IS NOT NULL AND ${within(scope, "h")}
    GROUP BY 1 ORDER BY 3 DESC, 1 LIMIT ${scope.limit}`);
}

/** A period is written as text once, not for each row in it. */
function byPeriod(
  executor: Executor,
  scope: StatisticsScope,
  table: "l" | "f",
  { figures, rows }: { figures: Sql; rows: Sql },
): Promise<Row[]> {
  const begin = sql`date_trunc(${scope.interval}::text, ${raw(table)}.created_at, ${scope.timeZone}::text)`;
  return executor
    .query<Row>(sql`
    SELECT ${time(sql`p.begin`)} AS "from", p.* FROM (SELECT ${begin} AS begin, ${figures} FROM ${rows}
      AND ${within(scope, table)} GROUP BY 1 ORDER BY 1 LIMIT ${scope.limit}) p ORDER BY p.begin`)
    .then((found) => found.map(({ begin: _, ...row }) => row));
}
