/**
 * A document's canonical text with the places of its headings, pages and times.
 *
 * `text` is NFC with LF line ends. Every offset here and in everything derived from it counts UTF-16 code units of
 * `text`, `start` included, `end` excluded, so that `text.slice(start, end)` is the thing itself.
 */
export interface StructuredText {
  text: string;
  title: string | null;
  /** BCP 47 tag of the main language, e.g. `en`; null when it can't be told. */
  language: string | null;
  headings: Heading[];
  /** Pages (PDF), slides or sheets, in order, without overlap. Numbers start at 1. */
  pages: NumberedRange[];
  /** Spoken passages with their time, for transcripts. */
  times: TimedRange[];
  /** Ranges that must not be cut: table rows, list items, code blocks, question with answer. */
  units: TextRange[];
}

export interface TextRange {
  start: number;
  end: number;
}

export interface Heading extends TextRange {
  /** 1 to 6. */
  level: number;
}

export interface NumberedRange extends TextRange {
  number: number;
}

export interface TimedRange extends TextRange {
  /** Seconds from the start of the recording. */
  from: number;
  to: number;
}

/** A range of a document's text that is ranked and cited as one. */
export interface Passage extends TextRange {
  /** Headings above the passage, outermost first. */
  headingPath: string[];
  page?: number;
  time?: { from: number; to: number };
}
