import type { PreparedQuery } from "../../ranking/prepare-query.ts";
import type { RankedPassage } from "../../ranking/rank-passages.ts";

/** A question as it was searched with. */
export interface AskedQuery extends PreparedQuery {
  /** Of one for several things, where each was searched for by itself. */
  parts?: readonly AskedPart[];
}

/** One of the questions that a question for several things was asked as. */
export interface AskedPart {
  /** As the visitor put it. */
  own: string;
  query: PreparedQuery;
  ranked: readonly RankedPassage[];
  /** Whether the sources tell it. */
  isTold: boolean;
}
