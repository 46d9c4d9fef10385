import type { Transaction } from "../../platform/database/database.ts";
import { countFigures, figureColumns } from "./rollups/count-figures.ts";
import { countOutcomes } from "./rollups/count-outcomes.ts";
import { type Reports, readCounted } from "./rollups/read-counted.ts";
import { zoneOffsets } from "./rollups/zone-offsets.ts";
import type { ReportRow } from "./show-report.ts";
import { outcomeTotals, recountedFigures } from "./statistics-queries.ts";
import type { StatisticsScope } from "./statistics-scope.ts";

/**
 * Figures by period and in all. Read from what is counted; from the answers themselves in a time zone that is not whole
 * quarters of an hour off.
 */
export async function overview(
  reports: Reports,
  scope: StatisticsScope,
): Promise<{ rows: ReportRow[]; totals: ReportRow }> {
  const recounted = async (transaction: Transaction) => {
    const rows = await recountedFigures(transaction, scope, true);
    const [totals] = await recountedFigures(transaction, scope, false);
    return { rows, totals: { ...totals, ...(await outcomeTotals(transaction, scope)) } };
  };
  const offsets = zoneOffsets(scope.timeZone, Date.parse(scope.from), Date.parse(scope.to));
  if (!offsets) return reports.database.inWorkspace(scope.workspaceId, recounted);
  return readCounted(reports, scope, figureColumns(scope), {
    counted: async (days) => {
      const { rows, totals } = countFigures(days, scope, offsets, reports.cache.keys);
      return { rows, totals: { ...totals, ...countOutcomes(days, scope) } };
    },
    recounted,
  });
}
