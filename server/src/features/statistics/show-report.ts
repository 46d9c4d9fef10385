import type { Executor } from "../../platform/database/database.ts";
import { filterColumns } from "./rollups/count-figures.ts";
import { countOutcomesByPeriod } from "./rollups/count-outcomes.ts";
import { countQuestions, countSources } from "./rollups/count-subjects.ts";
import { type Reports, readCounted } from "./rollups/read-counted.ts";
import { zoneOffsets } from "./rollups/zone-offsets.ts";
import {
  countedSubjects,
  feedbackRows,
  leadRows,
  peopleRows,
  questionRows,
  recountedSubjects,
  sourceRows,
} from "./statistics-queries.ts";
import type { StatisticsScope } from "./statistics-scope.ts";

export type ReportRow = Awaited<ReturnType<typeof leadRows>>[number];

/** The rows of a report, and its totals where it has some. */
export type ShowReport = (
  reports: Reports,
  scope: StatisticsScope,
) => Promise<{ rows: ReportRow[]; totals?: ReportRow }>;

/** Leads and ratings over time. */
export const leads = outcomesOf("lead", leadRows);
export const ratings = outcomesOf("rating", feedbackRows);

function outcomesOf(
  kind: "lead" | "rating",
  query: (executor: Executor, scope: StatisticsScope) => Promise<ReportRow[]>,
): ShowReport {
  return async (reports, scope) => {
    const offsets = zoneOffsets(scope.timeZone, Date.parse(scope.from), Date.parse(scope.to));
    const recounted = (transaction: Executor) => query(transaction, scope);
    const rows = offsets
      ? await readCounted(reports, scope, ["outcomes"], {
          counted: async (days) => countOutcomesByPeriod(days, scope, { kind, offsets }),
          recounted,
        })
      : await reports.database.inWorkspace(scope.workspaceId, recounted);
    return { rows };
  };
}

/** Who had chats, and what visitors thought of them. Handoffs are few: they are counted as they stand. */
export const people: ShowReport = async ({ database }, scope) => ({
  rows: await database.inWorkspace(scope.workspaceId, (transaction) => peopleRows(transaction, scope)),
});

/** What was asked, most often first. */
export const questions: ShowReport = async (reports, scope) => ({
  rows: await readCounted(reports, scope, ["sizes", "answers", "times", "questions", ...filterColumns(scope)], {
    counted: (days, transaction) => questionRows(transaction, scope, countedSubjects(countQuestions(days, scope))),
    recounted: (transaction) => questionRows(transaction, scope, recountedSubjects(scope, "question")),
  }),
});

/** Which sources answers cite, and which none does. */
export const sources: ShowReport = async (reports, scope) => ({
  rows: await readCounted(reports, scope, ["sizes", "answers", "times", "citations", ...filterColumns(scope)], {
    counted: (days, transaction) => sourceRows(transaction, scope, countedSubjects(countSources(days, scope))),
    recounted: (transaction) => sourceRows(transaction, scope, recountedSubjects(scope, "source")),
  }),
});
