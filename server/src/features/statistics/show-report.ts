import type { Sql } from "sql-template-tag";
import type { Database, Executor } from "../../platform/database/database.ts";
import { countedSubjects } from "./rollups/counted-subjects.ts";
import { readCounted } from "./rollups/read-counted.ts";
import { sliceOf } from "./rollups/slices.ts";
import { type leadRows, recountedSubjects } from "./statistics-queries.ts";
import type { StatisticsScope } from "./statistics-scope.ts";

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

/** A report of questions or sources: read from what is counted where that can tell. */
export function subjectsOfReport(
  kind: "question" | "source",
  query: (executor: Executor, scope: StatisticsScope, parts: Sql) => Promise<ReportRow[] | undefined>,
): ShowReport {
  return async (database, scope) => {
    const slice = sliceOf(scope);
    const rows = await readCounted(
      database,
      scope.workspaceId,
      slice === undefined ? undefined : (transaction) => query(transaction, scope, countedSubjects(scope, kind, slice)),
      async (transaction) => (await query(transaction, scope, recountedSubjects(scope, kind)))!,
    );
    return { rows };
  };
}
