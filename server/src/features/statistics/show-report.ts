import type { Database, Executor } from "../../platform/database/database.ts";
import type { overviewRows, StatisticsScope } from "./statistics-queries.ts";

export type ReportRow = Awaited<ReturnType<typeof overviewRows>>[number];

export interface ReportQueries {
  rows(executor: Executor, scope: StatisticsScope): Promise<ReportRow[]>;
  totals?(executor: Executor, scope: StatisticsScope): Promise<ReportRow>;
}

/** The rows of a report, and its totals where it has some, as of one moment. */
export function showReport(database: Database, report: ReportQueries, scope: StatisticsScope) {
  return database.inWorkspace(scope.workspaceId, async (transaction) => ({
    rows: await report.rows(transaction, scope),
    totals: await report.totals?.(transaction, scope),
  }));
}
