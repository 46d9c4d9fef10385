import type { Database, Transaction } from "../../platform/database/database.ts";
import { reachWithin } from "../../platform/database/reach.ts";
import { cellMinutes } from "./rollups/cell-minutes.ts";
import { countedFigures } from "./rollups/counted-figures.ts";
import { readCounted } from "./rollups/read-counted.ts";
import { sliceOf } from "./rollups/slices.ts";
import type { ReportRow } from "./show-report.ts";
import { outcomeTotals, recountedFigures } from "./statistics-queries.ts";
import type { StatisticsScope } from "./statistics-scope.ts";

/**
 * Figures by period and in all. Read from what is counted; from the answers themselves where cells can't tell: of a
 * page, and in a time zone that is not whole quarters of an hour off.
 */
export function overview(
  database: Database,
  scope: StatisticsScope,
): Promise<{ rows: ReportRow[]; totals: ReportRow }> {
  const slice = sliceOf(scope);
  const minutes = slice === undefined ? undefined : cellMinutes(scope.timeZone, scope.from, scope.to);
  return readCounted(
    database,
    scope.workspaceId,
    slice !== undefined && minutes ? (transaction) => findCounted(transaction, scope, { slice, minutes }) : undefined,
    async (transaction) => {
      const rows = await recountedFigures(transaction, scope, true);
      const [totals] = await recountedFigures(transaction, scope, false);
      return { rows, totals: { ...totals, ...(await outcomeTotals(transaction, scope)) } };
    },
  );
}

async function findCounted(
  transaction: Transaction,
  scope: StatisticsScope,
  { slice, minutes }: { slice: string; minutes: 15 | 60 },
) {
  const cells = { slice, minutes, ofSome: Boolean(scope.agentId || scope.brandId || reachWithin(scope.workspaceId)) };
  const counted = await countedFigures(transaction, scope, cells);
  if (!counted) return undefined;
  const { rows, totals = NOTHING } = counted;
  return { rows, totals: { ...totals, ...(await outcomeTotals(transaction, scope)) } };
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
