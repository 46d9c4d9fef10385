import sql, { type Sql } from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import { recountedFigures, recountedSubjects } from "../statistics-queries.ts";
import type { StatisticsScope } from "../statistics-scope.ts";
import { countedFigures } from "./counted-figures.ts";
import { countedSubjects } from "./counted-subjects.ts";

/**
 * Months (UTC) whose counted figures are not those of the answers, of each assistant and of all. Where hours wait to be
 * counted anew, nobody reads what is counted: nothing is compared.
 */
export async function differencesOfCells(
  executor: Executor,
  workspaceId: string,
): Promise<{ compared: number; problems: string[] }> {
  const [progress] = await executor.query<{ from: Date | null; until: Date }>(sql`
    SELECT (SELECT min(begins_at) FROM report_cells WHERE workspace_id = ${workspaceId}) AS "from", counted_until AS until
    FROM report_progress WHERE workspace_id = ${workspaceId}`);
  if (!progress?.from) return { compared: 0, problems: [] };
  const agents = await executor.query<{ agent_id: string }>(sql`
    SELECT DISTINCT agent_id FROM report_cells WHERE workspace_id = ${workspaceId} AND agent_id IS NOT NULL`);
  const problems: string[] = [];
  let compared = 0;
  for (const agentId of [undefined, ...agents.map(({ agent_id: id }) => id)]) {
    const scope: StatisticsScope = {
      workspaceId,
      agentId,
      brandId: undefined,
      reason: undefined,
      language: undefined,
      page: undefined,
      only: undefined,
      timeZone: "UTC",
      from: progress.from.toISOString(),
      to: progress.until.toISOString(),
      interval: "month",
      limit: 10_000,
    };
    const recounted = await recountedFigures(executor, scope, true);
    const [inAll] = await recountedFigures(executor, scope, false);
    let isCounted = false;
    for (const minutes of [15, 60] as const) {
      const cells = { minutes, ofSome: agentId !== undefined, slice: "" };
      const found = await countedFigures(executor, scope, cells);
      if (!found) continue;
      const counted = found.rows;
      isCounted = true;
      compared += recounted.length;
      const of = agentId ? `of the assistant ${agentId}` : "in all";
      for (const row of recounted) {
        const other = counted.find(({ from }) => from === row.from);
        if (JSON.stringify(other) !== JSON.stringify(row)) problems.push(`${row.from}, ${of}, by ${minutes} minutes`);
      }
      // The whole time has those who come back in one month and another.
      for (const [figure, value] of Object.entries(found.totals ?? {}))
        if (inAll![figure] !== value) problems.push(`${figure} of all months, ${of}, by ${minutes} minutes`);
      if (counted.length > recounted.length) problems.push(`months without answers, ${of}, by ${minutes} minutes`);
    }
    // All of them together: these add up.
    if (!isCounted || agentId) continue;
    for (const kind of ["question", "source"] as const)
      for (const { from } of recounted)
        problems.push(...(await differencesOfSubjects(executor, scope, kind, String(from))));
  }
  return { compared, problems };
}

/** Of a month: by its own rows, and by those of its days. */
async function differencesOfSubjects(
  executor: Executor,
  scope: StatisticsScope,
  kind: "question" | "source",
  month: string,
): Promise<string[]> {
  const begin = new Date(month);
  const next = new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + 1)).toISOString();
  const until = next < scope.to ? next : scope.to;
  // Two pieces have no whole month in them.
  const middle = new Date((begin.getTime() + Date.parse(until)) / 2).toISOString();
  const problems: string[] = [];
  for (const [from, to] of [
    [month, until],
    [month, middle],
    [middle, until],
  ] as const) {
    const piece = { ...scope, from, to };
    const [row] = await executor.query<{ is_same: boolean }>(sql`
      WITH counted AS (${totalsOf(countedSubjects(piece, kind, ""))}), recounted AS (${totalsOf(recountedSubjects(piece, kind))})
      SELECT NOT EXISTS (SELECT * FROM counted EXCEPT SELECT * FROM recounted)
        AND NOT EXISTS (SELECT * FROM recounted EXCEPT SELECT * FROM counted) AS is_same`);
    if (!row!.is_same) problems.push(`${kind}s from ${from} to ${to}`);
  }
  return problems;
}

const totalsOf = (parts: Sql) =>
  sql`WITH ${parts} SELECT subject_id, sum(times), sum(answers), sum(negative), max(last_at) FROM subject_parts GROUP BY 1`;
