import sql, { empty, raw, type Sql } from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import type { StatisticsScope } from "../statistics-scope.ts";
import { type PackedDay, packDays } from "./packed-day.ts";
import { readFacts } from "./read-facts.ts";
import { readOutcomes } from "./read-outcomes.ts";
import { type DayColumn, packedDay, type StoredDay } from "./stored-day.ts";

/** Of what isn't counted yet, so much is read from the answers here. Usually it is three hours at most. */
const MOST_UNCOUNTED = sql`interval '26 hours'`;

/**
 * The days that a report's time touches, in order: as they are counted, and what isn't yet from the answers. `stale`:
 * some have changed since they were counted; `behind`: more than a day is not counted at all.
 */
export async function readDays(
  executor: Executor,
  scope: StatisticsScope,
  columns: readonly DayColumn[],
): Promise<PackedDay[] | "stale" | "behind"> {
  const { workspaceId, from, to } = scope;
  const ofDay = (time: Sql) => sql`(${time} AT TIME ZONE 'UTC')::date`;
  // An end within a day is told by the answers' own times.
  const wanted = columns.filter((column) => column !== "times").map((column) => `, d.${column}`);
  const times = columns.includes("times")
    ? sql`d.times`
    : sql`CASE WHEN d.day IN (${ofDay(sql`${from}::timestamptz`)}, ${ofDay(sql`${to}::timestamptz`)}) THEN d.times END`;
  const rows = await executor.query<StoredDay & { counted_until: Date; is_stale: boolean; is_behind: boolean }>(sql`
    WITH progress AS MATERIALIZED (
      SELECT coalesce((SELECT counted_until FROM report_progress WHERE workspace_id = ${workspaceId}), 'epoch') AS counted_until)
    SELECT p.counted_until, (SELECT EXISTS (SELECT FROM report_marks k WHERE k.workspace_id = ${workspaceId}
        AND k.hour > ${from}::timestamptz - interval '1 hour' AND k.hour < ${to}::timestamptz AND k.hour < (SELECT counted_until FROM progress))) AS is_stale,
      (SELECT EXISTS (SELECT FROM messages m WHERE m.workspace_id = ${workspaceId} AND m.role = 'assistant'
        AND m.created_at >= (SELECT counted_until FROM progress) AND m.created_at >= ${from}
        AND m.created_at < least(now() - ${MOST_UNCOUNTED}, ${to}::timestamptz))) AS is_behind,
      d.agent_id, d.day::text AS day, ${times} AS times ${raw(wanted.join(""))}
    FROM progress p LEFT JOIN report_days d ON d.workspace_id = ${workspaceId} AND d.day >= ${ofDay(sql`${from}::timestamptz`)}
      AND d.day <= ${ofDay(sql`${to}::timestamptz`)} ${ofAgents(scope, sql`d.agent_id`)}
    ORDER BY d.day`);
  const [{ counted_until: until, is_stale: isStale, is_behind: isBehind }] = rows as [(typeof rows)[number]];
  if (isBehind) return "behind";
  if (isStale) return "stale";
  const days = rows.filter(({ day }) => day !== null).map(packedDay);
  const since = Math.max(until.getTime(), Date.parse(from));
  if (since >= Date.parse(to)) return days;
  const time = { from: new Date(since).toISOString(), to };
  const facts = await readFacts(executor, workspaceId, { ...time, of: ofAgents(scope, sql`n.agent_id`) });
  const outcomes = await readOutcomes(executor, workspaceId, { ...time, of: ofAgents(scope, sql`o.agent_id`) });
  return [...days, ...packDays(facts, outcomes)];
}

function ofAgents({ workspaceId, agentId, brandId }: StatisticsScope, column: Sql): Sql {
  const ofBrand = sql`SELECT g.id FROM agents g WHERE g.workspace_id = ${workspaceId} AND g.brand_id = ${brandId}`;
  return sql`${agentId ? sql`AND ${column} = ${agentId}` : empty} ${brandId ? sql`AND ${column} IN (${ofBrand})` : empty}`;
}
