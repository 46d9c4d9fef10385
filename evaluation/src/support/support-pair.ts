import type { SupportPassage } from "@citedesk/grounding";

/** Where the true sentence of a pair comes from. */
export type WordingClass = "copied wording" | "further answers" | "conversations";

export type Corruption =
  | "number"
  | "unit"
  | "name"
  | "swapped roles"
  | "negation added"
  | "negation removed"
  | "antonym"
  | "dropped condition"
  | "irrelevant quote";

/** A sentence with the passages that it is checked against. */
export interface SupportPair {
  /** The question whose answer it comes from: pairs of one question stay in one half. */
  question: string;
  wording: WordingClass;
  statement: string;
  passages: SupportPassage[];
  /** Null for a true sentence. */
  corruption: Corruption | null;
}
