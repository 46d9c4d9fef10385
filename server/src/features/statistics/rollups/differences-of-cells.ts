import sql from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import { recountedFigures, type StatisticsScope } from "../statistics-queries.ts";
import { countedFigures } from "./counted-figures.ts";

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
    for (const minutes of [15, 60] as const) {
      const cells = { minutes, ofSome: agentId !== undefined };
      const counted = await countedFigures(executor, scope, cells, "month");
      if (!counted) continue;
      compared += recounted.length;
      const of = agentId ? `of the assistant ${agentId}` : "in all";
      for (const row of recounted) {
        const other = counted.find(({ from }) => from === row.from);
        if (JSON.stringify(other) !== JSON.stringify(row)) problems.push(`${row.from}, ${of}, by ${minutes} minutes`);
      }
      if (counted.length > recounted.length) problems.push(`months without answers, ${of}, by ${minutes} minutes`);
    }
  }
  return { compared, problems };
}
