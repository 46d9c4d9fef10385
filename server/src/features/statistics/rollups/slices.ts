import sql, { type Sql } from "sql-template-tag";
import type { StatisticsScope } from "../statistics-scope.ts";

/** Among all, and in which parts of them an answer is counted: for a LATERAL. */
export const slices = (language: Sql, reason: Sql) =>
  sql`(SELECT s.slice FROM (VALUES (''), ('language:' || ${language}), ('reason:' || ${reason}),
    ('language:' || ${language} || ' reason:' || ${reason})) s (slice) WHERE s.slice IS NOT NULL) l`;

/** The one that a report is of; undefined: of none that is counted. */
export function sliceOf({ language, reason, page }: StatisticsScope): string | undefined {
  if (page) return undefined;
  return [language && `language:${language}`, reason && `reason:${reason}`].filter(Boolean).join(" ");
}
