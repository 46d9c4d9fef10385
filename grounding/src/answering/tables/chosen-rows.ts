import type { PreparedQuery } from "../../ranking/prepare-query.ts";
import type { RatedUnit } from "../rating/rate-units.ts";
import { extremeRows } from "./extreme-rows.ts";
import { lackingRows } from "./lacking-rows.ts";

/**
 * The rows of a table that a question chooses by what they tell: the highest or the lowest of all (`extremeRows`), or
 * what one of its columns lacks (`lackingRows`). Such a table answers by itself. None for other questions. Whether
 * there are any is asked before which: what was chosen of a rating is kept with it.
 */
export function chosenRows(query: PreparedQuery, rated: readonly RatedUnit[]): readonly RatedUnit[] {
  const known = kept.get(rated);
  if (known?.query === query) return known.rows;
  const extremes = extremeRows(query, rated);
  const rows = extremes.length > 0 ? extremes : lackingRows(query, rated);
  kept.set(rated, { query, rows });
  return rows;
}

const kept = new WeakMap<readonly RatedUnit[], { query: PreparedQuery; rows: readonly RatedUnit[] }>();
