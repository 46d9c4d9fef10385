import sql from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import { recountedFigures } from "../statistics-queries.ts";
import type { StatisticsScope } from "../statistics-scope.ts";
import { packedDays } from "./count-days.ts";
import { countFigures, figureColumns } from "./count-figures.ts";
import { DayCache } from "./day-cache.ts";
import { readDays } from "./read-days.ts";
import { DAY_COLUMNS, type StoredDay, storedDay } from "./stored-day.ts";

/**
 * Days that are counted as something else than their answers come to; and months (UTC) whose figures, read from them,
 * are not those that the database adds up itself. Where changes wait to be counted, nobody reads what is counted:
 * nothing is compared.
 */
export async function differencesOfDays(
  executor: Executor,
  workspaceId: string,
): Promise<{ compared: number; problems: string[] }> {
  const [progress] = await executor.query<{ until: Date; is_marked: boolean }>(sql`
    SELECT counted_until AS until, EXISTS (SELECT FROM report_marks k
      WHERE k.workspace_id = ${workspaceId} AND k.hour < counted_until) AS is_marked
    FROM report_progress WHERE workspace_id = ${workspaceId}`);
  const days = await executor.query<{ day: string }>(sql`
    SELECT DISTINCT day::text FROM report_days WHERE workspace_id = ${workspaceId}
    UNION SELECT DISTINCT (created_at AT TIME ZONE 'UTC')::date::text FROM messages
      WHERE workspace_id = ${workspaceId} AND role = 'assistant' AND created_at < ${progress?.until ?? new Date(0)} ORDER BY 1`);
  if (!progress || progress.is_marked || days.length === 0) return { compared: 0, problems: [] };
  const until = progress.until.toISOString();
  const problems: string[] = [];
  for (const { day } of days) {
    const stored = await executor.query<StoredDay>(
      sql`SELECT * FROM report_days WHERE workspace_id = ${workspaceId} AND day = ${day}`,
    );
    const packed = (await packedDays(executor, workspaceId, day, until)).map(storedDay);
    if (textOf(stored) !== textOf(packed)) problems.push(day);
  }
  problems.push(
    ...(await differencesOfMonths(executor, workspaceId, { from: `${days[0]!.day}T00:00:00Z`, to: until })),
  );
  return { compared: days.length, problems };
}

const textOf = (days: readonly StoredDay[]) =>
  days
    .map((day) => [day.agent_id, ...DAY_COLUMNS.map((column) => day[column])].join("|"))
    .toSorted()
    .join("\n");

async function differencesOfMonths(
  executor: Executor,
  workspaceId: string,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const scope: StatisticsScope = {
    workspaceId,
    agentId: undefined,
    brandId: undefined,
    reason: undefined,
    language: undefined,
    page: undefined,
    only: undefined,
    timeZone: "UTC",
    from,
    to,
    interval: "month",
    limit: 10_000,
  };
  const days = await readDays(executor, { scope, columns: figureColumns(scope), cache: new DayCache() });
  if (typeof days === "string") return [];
  const { rows, totals } = countFigures(days, scope, [{ since: Number.NEGATIVE_INFINITY, offset: 0 }]);
  const recounted = [
    ...(await recountedFigures(executor, scope, true)),
    ...(await recountedFigures(executor, scope, false)),
  ];
  const counted = [...rows, totals];
  return recounted.flatMap((row, place) =>
    JSON.stringify(row) === JSON.stringify(counted[place]) ? [] : [String(row.from ?? "all months")],
  );
}
