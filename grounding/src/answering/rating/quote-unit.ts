import type { Candidate } from "../../ranking/candidate.ts";
import type { TextRange } from "../../structured-text.ts";
import type { Unit } from "../../units/find-units.ts";
import { isFigureLine, isListItem, isStep } from "../../units/line-signs.ts";
import { sentenceKind } from "../told/sentence-kind.ts";

/** What is quoted for a unit: a range of the passage's text, and what has to be read before it. */
export interface UnitQuote extends TextRange {
  /** The heading or the sentence that says what the quote is about, where the quote doesn't. */
  lead?: TextRange;
}

type Neighbours = "none" | "behind" | "both" | "paragraph";

/**
 * A unit as it can stand alone: a step with all steps, an answer to a question whole if it is short, a lead-in with its
 * list, an item with what introduces it. `isHeadAsked`: the question is about what heads the unit rather than about the
 * unit. `neighbours`: which sentences of its paragraph may be shown with it, where they are short.
 */
export function quoteUnit(
  { text }: Pick<Candidate, "text">,
  units: readonly Unit[],
  index: number,
  { isHeadAsked, neighbours }: { isHeadAsked: boolean; neighbours: Neighbours },
): UnitQuote {
  const unit = units[index]!;
  if (unit.kind === "item") return quoteItem(text, units, index, isHeadAsked);
  const list = listBehind(text, units, index) ?? codeBehind(text, units, index);
  if (list) return { start: unit.start, end: list };
  if (
    unit.whole &&
    unit.header &&
    unit.whole.end - unit.whole.start <= (isHeadAsked ? LONGEST_ASKED_ANSWER : LONGEST_ANSWER) &&
    headsBlock(unit)
  ) {
    const quote = withoutLeadIn(text, units, unit.whole);
    // `Team` above `£12 per user`; a question has been asked.
    const isNamed = isHeadAsked && isFigureLine(text.slice(quote.start, quote.end));
    return { ...quote, ...(isNamed ? { lead: plain(unit.header) } : {}) };
  }
  if (unit.kind === "row") return { start: unit.start, end: unit.end };
  if (neighbours === "none") return { start: unit.start, end: unit.end };
  if (neighbours === "paragraph") return paragraphOf(text, unit) ?? withNeighbours(text, units, index, "behind");
  return withNeighbours(text, units, index, neighbours);
}

/**
 * The paragraph that a sentence stands in, where others are before it: the first steps. Undefined where it begins
 * it, or that is longer than anybody reads.
 */
function paragraphOf(text: string, { start, end }: Unit): TextRange | undefined {
  const from = text.lastIndexOf("\n", start) + 1;
  const behind = text.indexOf("\n", end);
  const to = behind < 0 ? text.length : behind;
  return from < start && to - from <= LONGEST_PARAGRAPH ? { start: from, end: to } : undefined;
}

const LONGEST_PARAGRAPH = 400;

/**
 * A short sentence comes with those beside it in its paragraph, what follows first: together they are read as fast as
 * one long one.
 */
function withNeighbours(text: string, units: readonly Unit[], index: number, which: Neighbours): TextRange {
  const range = { start: units[index]!.start, end: units[index]!.end };
  const room = Math.max(SHORT_QUOTE, OWN_LENGTHS * (range.end - range.start));
  const isBeside = (unit: Unit | undefined, from: number, to: number) =>
    unit !== undefined && unit.kind !== "heading" && unit.kind !== "question" && !text.slice(from, to).includes("\n");
  for (let place = index + 1; isBeside(units[place], range.end, units[place]?.start ?? 0); place++) {
    if (units[place]!.end - range.start > room) break;
    range.end = units[place]!.end;
  }
  if (which === "behind") return withoutLeadIn(text, units, range, units[index]!.end);
  for (let place = index - 1; isBeside(units[place], units[place]?.end ?? 0, range.start); place--) {
    if (range.end - units[place]!.start > room) break;
    range.start = units[place]!.start;
  }
  return withoutLeadIn(text, units, range, units[index]!.end);
}

/** A quote does not end with what announces something else: `Debian GNU/Linux is:`; `least` stays. */
function withoutLeadIn(text: string, units: readonly Unit[], { start, end }: TextRange, least = 0): TextRange {
  const last = units.findLastIndex((unit) => unit.end <= end);
  const before = units[last - 1];
  const isLeadIn = ANNOUNCES.test(text.slice(start, end)) && before !== undefined && before.start >= start;
  return isLeadIn && before.end >= least ? { start, end: before.end } : { start, end };
}

const SHORT_QUOTE = 160;
/** … or as long again as the sentence itself: prose of long sentences needs as many of them. */
const OWN_LENGTHS = 2;

/** Answers of a question-and-answer page are quoted whole up to here, in UTF-16 code units. */
const LONGEST_ANSWER = 200;
/** … and up to here where it is their question that is asked. */
const LONGEST_ASKED_ANSWER = 500;
export const LONGEST_LIST = 700;
const MAX_ITEMS = 12;
/** Some steps of many lead nowhere. No passage is longer. */
const LONGEST_STEPS = 2_000;

function headsBlock({ kind, header, start }: Unit): boolean {
  return kind !== "row" && header !== undefined && header.end <= start;
}

function quoteItem(text: string, units: readonly Unit[], index: number, isHeadAsked: boolean): UnitQuote {
  const unit = units[index]!;
  const line = lineOf(text, unit);
  const { header, whole } = unit;
  const lead = header ?? headingOfList(units, index);
  const written = text.slice(line.start, line.end);
  const isOfStep = isStep(written);
  const isShort = whole !== undefined && whole.end - whole.start <= (isOfStep ? LONGEST_STEPS : LONGEST_LIST);
  if (isHeadAsked && isShort) return { start: whole.start, end: whole.end, ...(lead ? { lead: plain(lead) } : {}) };
  // A step keeps its number; a dot or a dash says nothing.
  const start = isOfStep ? line.start : line.start + (MARKER.exec(written)?.[0].length ?? 0);
  const end = ANNOUNCES.test(written) ? (codeBehind(text, units, index) ?? line.end) : line.end;
  return { start, end, ...(lead ? { lead: plain(lead) } : {}) };
}

const MARKER = /^\s*(?:[-*+•▪◦‣–]|[a-z]\)) /;

function plain({ start, end }: TextRange): TextRange {
  return { start, end };
}

/** The heading right above a list or a table, where it stands in the text. */
export function headingOfList(units: readonly Unit[], index: number): TextRange | undefined {
  for (let place = index - 1; place >= 0; place--) {
    const { kind } = units[place]!;
    if (kind === "heading" || kind === "question") return units[place];
    if (kind !== units[index]!.kind) return undefined;
  }
  return undefined;
}

function lineOf(text: string, { start, end }: TextRange): TextRange {
  const lineEnd = text.indexOf("\n", end);
  let from = text.lastIndexOf("\n", start - 1) + 1;
  while (from < start && text[from] === " ") from++;
  return { start: from, end: text.slice(0, lineEnd < 0 ? text.length : lineEnd).trimEnd().length };
}

/** Whether a unit announces what comes behind it, and nothing that can be quoted with it does: `Current vacancies:` */
export function announcesOnly(text: string, units: readonly Unit[], index: number): boolean {
  const { kind, start, end } = units[index]!;
  return kind !== "row" && ANNOUNCES.test(text.slice(start, end)) && listBehind(text, units, index) === undefined;
}

const ANNOUNCES = /[:：]$/;
/** `Follow these tips.`, in front of a list. */
const LEADS =
  /(?<!\p{L})(?:the following|(?:follow|try|see|go through|read|use) (?:these|the)(?: \p{L}+){0,3} (?:steps|tips|instructions|points|hints)|(?:steps|instructions|tips|list) below|as follows|folgende[nmrs]?|wie folgt|suivante?s?|ci-dessous|comme suit|siguientes?|a continuación|seguenti|come segue|volgende|als volgt|seguintes?|följande)(?!\p{L})[^.!?]{0,40}\.$/iu;

/** Where the list or the code ends that a sentence introduces: without it the sentence says nothing. */
function listBehind(text: string, units: readonly Unit[], index: number): number | undefined {
  const lead = units[index]!;
  const said = text.slice(lead.start, lead.end);
  const first = units[index + 1];
  if (!first || !(ANNOUNCES.test(said) || LEADS.test(said))) return undefined;
  if (first.whole && isStep(text.slice(first.start, first.end)) && first.whole.end - lead.start <= LONGEST_STEPS)
    return first.whole.end;
  if (first.kind === "heading" && ANNOUNCES.test(said)) return sectionsBehind(units, index);
  let end: number | undefined;
  for (const unit of units.slice(index + 1, index + 1 + MAX_ITEMS)) {
    const line = text.slice(unit.start, unit.end);
    const isPart = unit.kind === "item" || unit.kind === "row" || isListItem(line) || sentenceKind(line) !== "prose";
    if (unit.end - lead.start > LONGEST_LIST || !isPart) break;
    end = unit.end;
  }
  return end;
}

/** Where the sections end that a line announces, `Current vacancies:`: the last that can be shown whole. */
function sectionsBehind(units: readonly Unit[], index: number): number | undefined {
  const { start } = units[index]!;
  const isLast = (place: number) => (units[place + 1]?.kind ?? "heading") === "heading";
  return units.findLast(
    ({ kind, end }, place) => place > index && kind !== "heading" && isLast(place) && end - start <= LONGEST_LIST,
  )?.end;
}

/**
 * Where the commands end that a unit leads to, `To remove a package, run:`, or that stand where its sentence goes on:
 * `You can hold a package with`.
 */
function codeBehind(text: string, units: readonly Unit[], index: number): number | undefined {
  const lead = units[index]!;
  const isUnended = lead.kind === "sentence" && UNENDED.test(text.slice(lead.start, lead.end));
  if (
    !ANNOUNCES.test(text.slice(lead.start, lead.end)) &&
    !(isUnended && BLANK_LINE.test(text.slice(lead.end, lead.end + FAR)))
  )
    return undefined;
  let end: number | undefined;
  for (const unit of units.slice(index + 1, index + 1 + MAX_COMMANDS)) {
    const isCommand = unit.kind === "sentence" || unit.kind === "definition";
    if (!isCommand || sentenceKind(text.slice(unit.start, unit.end)) === "prose") break;
    end = unit.end;
  }
  return end;
}

const UNENDED = /\p{Ll}$/u;
const BLANK_LINE = /^[^\S\n]*\n[^\S\n]*\n/;
const FAR = 20;
const MAX_COMMANDS = 4;
