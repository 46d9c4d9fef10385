import type { Database } from "../../platform/database/database.ts";
import { reachWithin } from "../../platform/database/reach.ts";
import { cellMinutes } from "./rollups/cell-minutes.ts";
import { countedFigures } from "./rollups/counted-figures.ts";
import { rollUp } from "./rollups/roll-up.ts";
import type { ReportRow } from "./show-report.ts";
import { outcomeTotals, recountedFigures, type StatisticsScope } from "./statistics-queries.ts";

/** How often what has changed is counted before the answers themselves are read instead. */
const MAX_TRIES = 3;

/**
 * Figures by period and in all. Read from what is counted; from the answers themselves where cells can't tell: of a
 * language, a page or a reason, and in a time zone that is not whole quarters of an hour off.
 */
export async function overview(
  database: Database,
  scope: StatisticsScope,
): Promise<{ rows: ReportRow[]; totals: ReportRow }> {
  const minutes =
    scope.language || scope.page || scope.reason ? undefined : cellMinutes(scope.timeZone, scope.from, scope.to);
  for (let tries = 0; minutes && tries < MAX_TRIES; tries++) {
    const counted = await findCounted(database, scope, minutes);
    if (counted) return counted;
    await rollUp(database, scope.workspaceId);
  }
  return database.inWorkspace(scope.workspaceId, async (transaction) => {
    const rows = await recountedFigures(transaction, scope, true);
    const [totals] = await recountedFigures(transaction, scope, false);
    return { rows, totals: { ...totals, ...(await outcomeTotals(transaction, scope)) } };
  });
}

async function findCounted(database: Database, scope: StatisticsScope, minutes: 15 | 60) {
  const ofSome = Boolean(scope.agentId || scope.brandId || reachWithin(scope.workspaceId));
  return database.inWorkspace(scope.workspaceId, async (transaction) => {
    const rows = await countedFigures(transaction, scope, { minutes, ofSome }, scope.interval);
    const totals = rows && (await countedFigures(transaction, scope, { minutes, ofSome }, undefined));
    if (!rows || !totals) return undefined;
    const outcomes = await outcomeTotals(transaction, scope);
    return { rows, totals: { ...(totals[0] ?? NOTHING), ...outcomes } };
  });
}

/** Where nothing was asked. */
const NOTHING: ReportRow = {
  questions: 0,
  answered: 0,
  unanswered: 0,
  failed: 0,
  answered_share: null,
  chats: 0,
  resolved: 0,
  resolved_share: null,
  cost: 0,
  visitors: 0,
  first_word_ms_p50: null,
  first_word_ms_p95: null,
};
