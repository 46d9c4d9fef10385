import type { Database, Executor } from "../../platform/database/database.ts";
import { filterColumns } from "./rollups/count-figures.ts";
import { countQuestions, countSources } from "./rollups/count-subjects.ts";
import { readCounted } from "./rollups/read-counted.ts";
import { countedSubjects, type leadRows, questionRows, recountedSubjects, sourceRows } from "./statistics-queries.ts";
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

/** What was asked, most often first. */
export const questions: ShowReport = async (database, scope) => ({
  rows: await readCounted(database, scope, ["sizes", "answers", "times", "questions", ...filterColumns(scope)], {
    counted: (days, transaction) => questionRows(transaction, scope, countedSubjects(countQuestions(days, scope))),
    recounted: (transaction) => questionRows(transaction, scope, recountedSubjects(scope, "question")),
  }),
});

/** Which sources answers cite, and which none does. */
export const sources: ShowReport = async (database, scope) => ({
  rows: await readCounted(database, scope, ["sizes", "answers", "times", "citations", ...filterColumns(scope)], {
    counted: (days, transaction) => sourceRows(transaction, scope, countedSubjects(countSources(days, scope))),
    recounted: (transaction) => sourceRows(transaction, scope, recountedSubjects(scope, "source")),
  }),
});
