import sql, { empty, raw, type Sql } from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import type { StatisticsScope } from "../statistics-scope.ts";
import type { DayCache, ListedDay } from "./day-cache.ts";
import { type PackedDay, packDays } from "./packed-day.ts";
import { readFacts } from "./read-facts.ts";
import { readOutcomes } from "./read-outcomes.ts";
import type { DayColumn, StoredDay } from "./stored-day.ts";

/** Of what isn't counted yet, so much is read from the answers here. Usually it is three hours at most. */
const MOST_UNCOUNTED = sql`interval '26 hours'`;

/**
 * The days that a report's time touches, in order: as they are counted, and what isn't yet from the answers. `stale`:
 * some have changed since they were counted, or were counted again meanwhile; `behind`: more than a day is not counted
 * at all.
 */
export async function readDays(
  executor: Executor,
  { scope, columns, cache }: { scope: StatisticsScope; columns: readonly DayColumn[]; cache: DayCache },
): Promise<PackedDay[] | "stale" | "behind"> {
  const { workspaceId, from, to } = scope;
  const [found] = await executor.query<{
    counted_until: Date;
    is_stale: boolean;
    is_behind: boolean;
    days: string | null;
  }>(sql`
    WITH progress AS MATERIALIZED (
      SELECT coalesce((SELECT counted_until FROM report_progress WHERE workspace_id = ${workspaceId}), 'epoch') AS counted_until)
    SELECT p.counted_until, (SELECT EXISTS (SELECT FROM report_marks k WHERE k.workspace_id = ${workspaceId}
        AND k.hour > ${from}::timestamptz - interval '1 hour' AND k.hour < ${to}::timestamptz AND k.hour < (SELECT counted_until FROM progress))) AS is_stale,
      (SELECT EXISTS (SELECT FROM messages m WHERE m.workspace_id = ${workspaceId} AND m.role = 'assistant'
        AND m.created_at >= (SELECT counted_until FROM progress) AND m.created_at >= ${from}
        AND m.created_at < least(now() - ${MOST_UNCOUNTED}, ${to}::timestamptz))) AS is_behind,
      (SELECT string_agg(d.agent_id || ' ' || d.day || ' ' || d.xmin, ',' ORDER BY d.day) FROM report_days d
        WHERE d.workspace_id = ${workspaceId} AND d.day >= (${from}::timestamptz AT TIME ZONE 'UTC')::date
          AND d.day <= (${to}::timestamptz AT TIME ZONE 'UTC')::date ${ofAgents(scope, sql`d.agent_id`)}) AS days
    FROM progress p`);
  const { counted_until: until, is_stale: isStale, is_behind: isBehind } = found!;
  if (isBehind) return "behind";
  if (isStale) return "stale";
  const days = await packedDays(executor, listedDays(found!.days), { scope, columns, cache });
  if (!days) return "stale";
  const since = Math.max(until.getTime(), Date.parse(from));
  if (since >= Date.parse(to)) return days;
  const time = { from: new Date(since).toISOString(), to };
  const facts = await readFacts(executor, workspaceId, { ...time, of: ofAgents(scope, sql`n.agent_id`) });
  const outcomes = await readOutcomes(executor, workspaceId, { ...time, of: ofAgents(scope, sql`o.agent_id`) });
  return [...days, ...packDays(facts, outcomes)];
}

/** From one text: a driver takes longer over a thousand rows. */
function listedDays(text: string | null): ListedDay[] {
  return (text?.split(",") ?? []).map((listed) => {
    const [agentId = "", day = "", version = ""] = listed.split(" ");
    return { agent_id: agentId, day, version };
  });
}

/** Those that are listed, from the cache or, as far as they aren't there, read. Undefined: one isn't what it was. */
async function packedDays(
  executor: Executor,
  listed: readonly ListedDay[],
  {
    scope: { workspaceId, from, to },
    columns,
    cache,
  }: { scope: StatisticsScope; columns: readonly DayColumn[]; cache: DayCache },
): Promise<PackedDay[] | undefined> {
  // An end within a day is told by the answers' own times.
  const ends = [from, to].map((time) => new Date(time).toISOString().slice(0, 10));
  const columnsOf = ({ day }: ListedDay) =>
    ends.includes(day) ? [...new Set([...columns, "times" as const])] : columns;
  const found = listed.map((day) => cache.find(workspaceId, day, columnsOf(day)));
  const missing = listed.filter((_, place) => !found[place]);
  if (missing.length === 0) return found as PackedDay[];
  const wanted = columns.filter((column) => column !== "times").map((column) => `, d.${column}`);
  const times = columns.includes("times") ? sql`d.times` : sql`CASE WHEN d.day = ANY(${ends}::date[]) THEN d.times END`;
  const rows = await executor.query<StoredDay & ListedDay>(sql`
    SELECT d.agent_id, d.day::text AS day, d.xmin::text AS version, ${times} AS times ${raw(wanted.join(""))}
    FROM report_days d JOIN jsonb_to_recordset(${JSON.stringify(missing)}::jsonb) l (agent_id uuid, day date, version text)
      ON l.agent_id = d.agent_id AND l.day = d.day AND l.version = d.xmin::text
    WHERE d.workspace_id = ${workspaceId}`);
  if (rows.length < missing.length) return undefined;
  const read = new Map(rows.map((row) => [`${row.agent_id} ${row.day}`, cache.put(workspaceId, row, columnsOf(row))]));
  return listed.map((day, place) => found[place] ?? read.get(`${day.agent_id} ${day.day}`)!);
}

function ofAgents({ workspaceId, agentId, brandId }: StatisticsScope, column: Sql): Sql {
  const ofBrand = sql`SELECT g.id FROM agents g WHERE g.workspace_id = ${workspaceId} AND g.brand_id = ${brandId}`;
  return sql`${agentId ? sql`AND ${column} = ${agentId}` : empty} ${brandId ? sql`AND ${column} IN (${ofBrand})` : empty}`;
}
