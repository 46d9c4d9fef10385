import type { PreparedQuery } from "../ranking/prepare-query.ts";
import { extremeRows } from "./extreme-rows.ts";
import { lackingRows } from "./lacking-rows.ts";
import type { RatedUnit } from "./rate-units.ts";

/**
 * The rows of a table that a question chooses by what they tell: the highest or the lowest of all (`extremeRows`), or
 * what one of its columns lacks (`lackingRows`). Such a table answers by itself. None for other questions.
 */
export function chosenRows(query: PreparedQuery, rated: readonly RatedUnit[]): RatedUnit[] {
  const extremes = extremeRows(query, rated);
  return extremes.length > 0 ? extremes : lackingRows(query, rated);
}
