import { isListItem } from "@citedesk/grounding";
import type { AbstentionReason, AnswerKind, SupportLevel } from "../../conversations/index.ts";
import type { FoundPassage } from "../retrieval/retrieve-passages.ts";

/** A quote of a passage; offsets count UTF-16 code units of the passage's text. */
export interface Quote {
  passage: FoundPassage;
  start: number;
  end: number;
}

/** One sentence or list item that the visitor reads, with what backs it. */
export interface Piece {
  text: string;
  support: SupportLevel;
  quotes: Quote[];
  /** What stands between it and the text before; a space when not given. */
  prefix?: string;
  /** Shown between quotation marks: the source's words instead of a model's. */
  isQuotation?: boolean;
}

/** How an answer ends, apart from the pieces of it. */
export interface Outcome {
  /** Null when it never came to one. */
  kind: AnswerKind | null;
  answered: boolean | null;
  reason: AbstentionReason | null;
  score: number | null;
  suggestions: string[];
  nearest: NearestPassage[];
  /** The question as it was searched for, where a typing error was mended. */
  searchedFor: string | null;
}

/** Where the sources come nearest to a question that they don't answer. */
export interface NearestPassage {
  passage: FoundPassage;
  /** Its nearest sentence; offsets count UTF-16 code units of the stored text, in which it stands. */
  quote?: { quote: string; start: number; end: number };
}

export function toSingleLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

/** A source's words on one line, but for a list behind what introduces it: that keeps a line for each item. */
export function toQuotedLines(text: string): string {
  const lines = text.split("\n").map(toSingleLine);
  const [first = "", ...rest] = lines.filter((line) => line !== "");
  const isLedList = rest.length > 0 && !isListItem(first) && rest.every(isListItem);
  return isLedList ? [first, ...rest].join("\n") : toSingleLine(text);
}
