import type { TextRange } from "../../structured-text.ts";

/** A part of a passage, word for word. Offsets count UTF-16 code units of the passage's text. */
export interface QuotedSentence extends TextRange {
  passageId: string;
  text: string;
  /** Comparable within one question only. */
  score: number;
  /** The heading or sentence of the same passage that has to be read before it. */
  lead?: TextRange & { text: string };
  /** The heading of another passage of the page, which names what it is of. */
  named?: string;
}
