import { splitSentences } from "../analysis/split-sentences.ts";
import type { Heading, TextRange } from "../structured-text.ts";
import { isCaption, isFigureLine, isListItem, isQuestion, isTableRow, stepNumber, termLength } from "./line-signs.ts";

/**
 * - `sentence`: of a paragraph, or of the answer under a question
 * - `item`: of a list
 * - `row`: of a table
 * - `definition`: of a line that begins with its term, `Term: …`
 * - `question`, `heading`: names what follows and answers nothing itself
 */
export type UnitKind = "sentence" | "item" | "row" | "definition" | "question" | "heading";

/**
 * The smallest part of a text that can be quoted, with what has to be read with it. Offsets count UTF-16 code units of
 * the text.
 */
export interface Unit extends TextRange {
  kind: UnitKind;
  /** Headings above it, outermost first. */
  headingPath: readonly string[];
  /**
   * What heads it in the text: the question that it answers, the sentence before its list, its term, a line that names
   * what follows.
   */
  header?: TextRange;
  /** The list, table or answer that it is a part of, without the header. */
  whole?: TextRange;
}

/** What is known of a text's headings: where they stand, or their words alone. */
export interface Outline {
  headings?: readonly Heading[];
  /** Headings above the text and in it, outermost first, for a text that is a part of another. */
  headingPath?: readonly string[];
}

/**
 * The units of a text, in order, one for each of its sentences (`splitSentences`); a list item of several sentences
 * gives as many. Reads the text as it is stored: lines that begin with `- ` or `1. ` are items, lines with ` | `
 * between cells are rows, a line of its own that ends in `?` is the question of what follows.
 */
export function findUnits(text: string, outline: Outline = {}, sentences = splitSentences(text)): Unit[] {
  const reader = new UnitReader(text, outline);
  const units = sentences.map((sentence, index) => reader.read(sentence, sentences[index + 1]));
  joinWholes(text, units);
  joinSteps(text, units);
  return units;
}

/** What heads the next units, as far as the text has been read. */
interface Heads {
  /** A question, or a line that names what follows, on a line of its own. */
  block?: TextRange | undefined;
  /** A question inside a paragraph heads the rest of it. */
  aside?: (TextRange & { until: number }) | undefined;
  /** A sentence that ends in a colon heads the list behind it. */
  leadIn?: TextRange | undefined;
}

class UnitReader {
  readonly #text: string;
  readonly #names: ReadonlySet<string>;
  readonly #given: readonly string[];
  readonly #headings: readonly Heading[];
  readonly #path: Heading[] = [];
  #next = 0;
  #heads: Heads = {};

  constructor(text: string, { headings = [], headingPath = [] }: Outline) {
    this.#text = text;
    this.#headings = headings;
    this.#given = headingPath;
    this.#names = new Set(headingPath.map(bareText));
  }

  read({ start, end }: TextRange, next: TextRange | undefined): Unit {
    const text = this.#text;
    const isHeading = this.#enterHeadings(start, end);
    const line = lineAround(text, start);
    const written = text.slice(start, end);
    const isWholeLine = end >= line.end && text.slice(line.start, start).trim() === "";
    const lineText = text.slice(line.start, line.end);
    const { block, leadIn, aside } = this.#heads;
    this.#heads = { block, aside };
    // A heading may have two sentences: `My card doesn't work. What should I do?`
    if (
      isHeading ||
      (this.#names.size > 0 && lineText.length < LONGEST_HEADING && this.#names.has(bareText(lineText)))
    ) {
      const isAsked = isQuestion(lineText.trimEnd());
      const isOfFigure = next !== undefined && isFigureLine(text.slice(next.start, next.end));
      this.#heads = isAsked || isOfFigure ? { block: { start: line.start, end: line.end } } : {};
      return this.#unit(isAsked ? "question" : "heading", { start, end });
    }
    if (isTableRow(lineText)) return this.#listed("row", { start, end }, leadIn);
    if (isListItem(lineText)) return this.#listed("item", { start, end }, leadIn);
    const isAlone = isWholeLine && isBlock(text, line);
    if (isQuestion(written)) {
      if (isAlone) this.#heads = { block: { start, end } };
      else this.#heads = { block, aside: { start, end, until: endOfBlock(text, end) } };
      return this.#unit("question", { start, end });
    }
    if (isAlone && isCaption(written, next && text.slice(next.start, lineAround(text, next.start).end))) {
      this.#heads = { block: { start, end } };
      return this.#unit("heading", { start, end });
    }
    if (/[:：]$/.test(written)) this.#heads.leadIn = { start, end };
    if (aside && start < aside.until) return this.#unit("sentence", { start, end }, aside);
    const term = termLength(lineText);
    const head = term > 0 ? { start: line.start, end: line.start + term } : block;
    return this.#unit(term > 0 ? "definition" : "sentence", { start, end }, head);
  }

  /** Whether the sentence is one of the headings whose places are known. */
  #enterHeadings(start: number, end: number): boolean {
    for (
      let heading = this.#headings[this.#next];
      heading && heading.start < end;
      heading = this.#headings[this.#next]
    ) {
      while ((this.#path.at(-1)?.level ?? 0) >= heading.level) this.#path.pop();
      this.#path.push(heading);
      this.#next++;
    }
    const last = this.#path.at(-1);
    return last !== undefined && start < last.end;
  }

  /** A list keeps what introduces it until it is over. */
  #listed(kind: "row" | "item", range: TextRange, leadIn: TextRange | undefined): Unit {
    this.#heads.leadIn = leadIn;
    return this.#unit(kind, range, leadIn ?? this.#heads.block);
  }

  #unit(kind: UnitKind, { start, end }: TextRange, header?: TextRange): Unit {
    const inside = this.#path.map((heading) => this.#text.slice(heading.start, heading.end));
    const head = header && { header: { start: header.start, end: header.end } };
    return { kind, start, end, headingPath: [...this.#given, ...inside], ...head };
  }
}

/** Notes on each unit the list, table or answer that it stands in. */
function joinWholes(text: string, units: Unit[]): void {
  for (let first = 0; first < units.length; ) {
    let last = first;
    while (units[last + 1] && isOneWhole(text, units[last]!, units[last + 1]!)) last++;
    const { kind, header, start } = units[first]!;
    if (kind === "item" || kind === "row" || header)
      for (const unit of units.slice(first, last + 1)) unit.whole = { start, end: units[last]!.end };
    first = last + 1;
  }
}

/** Steps that are counted on over what is said between them are one list, below what heads the first of them. */
function joinSteps(text: string, units: readonly Unit[]): void {
  let steps: Unit[] = [];
  let number = 0;
  let between = 0;
  const close = () => {
    const [first] = steps;
    const end = steps.at(-1)?.end ?? 0;
    if (first?.whole && first.whole.end < end)
      for (const unit of steps) {
        unit.whole = { start: first.start, end };
        if (first.header) unit.header = first.header;
      }
    [steps, number, between] = [[], 0, 0];
  };
  for (const unit of units)
    if (unit.kind === "item") {
      const own = stepNumber(text, unit.start);
      if (own !== undefined && own !== number + 1) close();
      // A bullet, or another sentence of a step.
      if (own !== undefined || number > 0) steps.push(unit);
      [number, between] = [own ?? number, 0];
    } else if (unit.kind !== "sentence" || ++between > MOST_BETWEEN_STEPS) close();
  close();
}

/** Sentences: `The dialog opens.` */
const MOST_BETWEEN_STEPS = 4;

function isOneWhole(text: string, before: Unit, unit: Unit): boolean {
  if (before.kind !== unit.kind || before.header?.start !== unit.header?.start) return false;
  const isListed = unit.kind === "item" || unit.kind === "row";
  return isListed ? !BLANK_LINE.test(text.slice(before.end, unit.start)) : unit.header !== undefined;
}

const BLANK_LINE = /\n[^\S\n]*\n/;

/** In UTF-16 code units. */
const LONGEST_HEADING = 300;

/**
 * No line that says what it is is longer: a text without line breaks must not be read anew for each of its sentences.
 */
const MAX_LINE = 4_000;

function lineAround(text: string, at: number): TextRange {
  const from = Math.max(0, at - MAX_LINE);
  const around = text.slice(from, at + MAX_LINE);
  const end = around.indexOf("\n", at - from);
  const start = at === from ? -1 : around.lastIndexOf("\n", at - from - 1);
  return { start: from + start + 1, end: end < 0 ? from + around.length : from + end };
}

/** Whether blank lines, or nothing, stand before and behind a line. */
function isBlock(text: string, { start, end }: TextRange): boolean {
  const before = text.slice(Math.max(0, start - FAR), start);
  const behind = text.slice(end, end + FAR);
  return (start === 0 || /\n[^\S\n]*\n$/.test(before)) && (behind.trim() === "" || /^\n[^\S\n]*\n/.test(behind));
}

const FAR = 20;

function endOfBlock(text: string, from: number): number {
  const gap = text.slice(from).search(BLANK_LINE);
  return gap < 0 ? text.length : from + gap;
}

function bareText(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
