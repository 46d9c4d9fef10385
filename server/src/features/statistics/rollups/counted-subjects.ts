import sql, { empty, type Sql } from "sql-template-tag";
import type { StatisticsScope } from "../statistics-scope.ts";
import { subjectsOf } from "./count-days.ts";
import { answersIn } from "./count-hours.ts";

/**
 * For a WITH: `subject_parts` (subject_id, times, answers, negative, last_at), which added up are the questions or
 * cited sources of a report's time: whole months and days as they are counted, the rest from the answers. And
 * `is_stale`: some of these hours have changed since they were counted.
 */
export function countedSubjects(scope: StatisticsScope, kind: "question" | "source", slice: string): Sql {
  const { workspaceId, agentId, brandId, language, reason, from, to } = scope;
  const ofAgents = (agent: Sql) => sql`${agentId ? sql`AND ${agent} = ${agentId}` : empty}
    ${
      brandId
        ? sql`AND ${agent} IN (SELECT g.id FROM agents g WHERE g.workspace_id = ${workspaceId} AND g.brand_id = ${brandId})`
        : empty
    }`;
  const counted = (length: "day" | "month", within: Sql) => sql`
    SELECT r.subject_id, r.times, r.answers, r.negative, r.last_at FROM report_subjects r
    WHERE r.workspace_id = ${workspaceId} AND r.kind = ${kind} AND r.slice = ${slice} AND r.length = ${length}
      AND ${within} ${ofAgents(sql`r.agent_id`)}`;
  const of = (bound: string) => sql`(SELECT ${BOUNDS[bound]!} FROM bounds)`;
  return sql`bounds AS MATERIALIZED (
      SELECT d.*, date_trunc('month', d.first AT TIME ZONE 'UTC' + interval '1 month' - interval '1 microsecond') AT TIME ZONE 'UTC' AS first_month,
        date_trunc('month', d.last, 'UTC') AS last_month
      FROM (SELECT b.first, greatest(b.first, CASE WHEN ${to}::timestamptz >= p.counted_until THEN p.counted_until
          ELSE date_trunc('day', ${to}::timestamptz, 'UTC') END) AS last
        FROM (SELECT date_trunc('day', ${from}::timestamptz + interval '24 hours' - interval '1 microsecond', 'UTC') AS first) b
        CROSS JOIN (SELECT coalesce((SELECT counted_until FROM report_progress WHERE workspace_id = ${workspaceId}), 'epoch')
          AS counted_until) p) d
    ), subject_parts AS (
      ${counted("month", sql`r.begins_at >= ${of("first_month")} AND r.begins_at < ${of("last_month")}`)}
      UNION ALL ${counted("day", sql`r.begins_at >= ${of("first")} AND r.begins_at < least(${of("first_month")}, ${of("last")})`)}
      UNION ALL ${counted(
        "day",
        sql`r.begins_at >= greatest(${of("first_month")}, ${of("last_month")}) AND r.begins_at < ${of("last")}`,
      )}
      UNION ALL SELECT t.subject_id, t.times, t.answers, t.negative, m.created_at
      FROM (SELECT ${from}::timestamptz AS since, least(first, ${to}::timestamptz) AS until FROM bounds
        UNION ALL SELECT last, ${to}::timestamptz FROM bounds) e ${answersIn(workspaceId, sql`e.since`, sql`e.until`)}
      ${subjectsOf(workspaceId)}
      WHERE t.kind = ${kind} ${ofAgents(sql`m.agent_id`)} ${reason ? sql`AND m.reason = ${reason}` : empty}
        ${language ? sql`AND c.language = ${language}` : empty}
    ), staleness AS (
      SELECT EXISTS (SELECT FROM report_marks k, bounds b WHERE k.workspace_id = ${workspaceId}
        AND k.hour >= b.first AND k.hour < b.last) AS is_stale)`;
}

const BOUNDS: Record<string, Sql> = {
  first: sql`first`,
  last: sql`last`,
  first_month: sql`first_month`,
  last_month: sql`last_month`,
};
