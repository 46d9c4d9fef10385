import type { Database, Executor } from "../../platform/database/database.ts";
import type { leadRows, StatisticsScope } from "./statistics-queries.ts";

export type ReportRow = Awaited<ReturnType<typeof leadRows>>[number];

/** The rows of a report, and its totals where it has some. */
export type ShowReport = (
  database: Database,
  scope: StatisticsScope,
) => Promise<{ rows: ReportRow[]; totals?: ReportRow }>;

/** A report of one query. */
export function rowsOf(query: (executor: Executor, scope: StatisticsScope) => Promise<ReportRow[]>): ShowReport {
  return async (database, scope) => ({
    rows: await database.inWorkspace(scope.workspaceId, (transaction) => query(transaction, scope)),
  });
}
