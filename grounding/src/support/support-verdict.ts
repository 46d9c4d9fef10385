import type { PlacedQuote } from "./find-quote.ts";

/** How a statement is backed: the source's words themselves, nearly so, or its wording matched. */
export type Support = "verbatim" | "close" | "matched";

export type SupportFailureCode =
  /** No passage, or no word to check. */
  | "nothing_to_check"
  /** Too few of its words stand together in a source. */
  | "low_coverage"
  /** Several words in a row that the source doesn't have. */
  | "uncovered_words"
  | "number_missing"
  /** `at least 14` where the source has `14` or `at most 14`. */
  | "comparator_differs"
  | "name_missing"
  | "negation_differs"
  /** `must`, `all`, `only` … without an equivalent. */
  | "qualifier_missing"
  | "opposite_word"
  /** A number, month or name among other words than in the source. */
  | "binding_broken"
  /** Words stand in the opposite order around what joins them. */
  | "order_reversed"
  /** `if`, `unless`, `usually` … of the source left out. */
  | "condition_dropped"
  /** For `strict`: not close enough to the source's own words. */
  | "not_close"
  /** Outside English only the source's own words can be confirmed. */
  | "other_language";

export interface SupportFailure {
  code: SupportFailureCode;
  /** The word or number that failed, as written; empty where none stands for it. */
  detail: string;
}

export interface SupportVerdict {
  /** Null when the statement failed. */
  support: Support | null;
  /** Where it is backed; null when it failed. */
  passageId: string | null;
  quote: PlacedQuote | null;
  /** The words of the sources that come closest, also when the statement failed; `coverage` is 0 to 1. */
  nearest: (PlacedQuote & { passageId: string; coverage: number }) | null;
  /** Null when the statement passed. */
  reason: SupportFailure | null;
}
