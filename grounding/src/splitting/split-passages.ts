import { splitSentences } from "../analysis/split-sentences.ts";
import type { Heading, Passage, StructuredText, TextRange } from "../structured-text.ts";
import { findUnits } from "../units/find-units.ts";
import { isQuestion } from "../units/line-signs.ts";
import { countWords } from "./count-words.ts";

/**
 * Raised with each change of where `splitPassages` cuts or what it calls a passage: stored texts that earlier rules cut
 * are cut anew.
 */
export const PASSAGE_RULES = 3;

/**
 * Cuts a document into passages of about 150 to 300 words. A passage never crosses a heading that starts a section with
 * words of its own, unless a line above announces it, starts anew on a page, and never cuts a sentence or one of
 * `document.units`, however long, nor parts a question from its answer. Together the passages hold everything but white
 * space, in order and without overlap.
 */
export function splitPassages(document: StructuredText): Passage[] {
  const whole = { ...document, units: joinOverlapping([...document.units, ...findAnswers(document)]) };
  return sectionsOf(document).flatMap((section) =>
    pack(whole, section).map((range) => ({
      ...range,
      headingPath: section.headingPath,
      ...pageOf(document, range),
      ...timeOf(document, range),
    })),
  );
}

const TARGET_WORDS = 200;
const LARGEST_WORDS = 300;
/** With fewer words than this a parent heading joins the first section below it. */
const SMALLEST_SECTION_WORDS = 3;

/** Questions, and lines that name what follows, each with its answer or the beginning of a long one. */
function findAnswers({ text, headings }: StructuredText): TextRange[] {
  const units = findUnits(text, { headings });
  return units.flatMap((unit, index) => {
    const next = units[index + 1];
    if (next?.header?.start !== unit.start) return [];
    const end = next.whole?.end ?? next.end;
    return [{ start: unit.start, end: countWords(text, unit.start, end) > LONGEST_ANSWER_WORDS ? next.end : end }];
  });
}

/** Longer answers may be cut. */
const LONGEST_ANSWER_WORDS = 100;

interface Section extends TextRange {
  headingPath: string[];
}

function sectionsOf(document: StructuredText): Section[] {
  const { text } = document;
  const headings = [...document.headings].sort((left, right) => left.start - right.start);
  const sections: Section[] = [];
  const path: Heading[] = [];
  let start = 0;
  let headingEnd = 0;
  for (const heading of headings) {
    const ownWords = countWords(text, headingEnd, heading.start);
    // `24 €.` below `Men` is nothing of `Children`, the heading beside it.
    const isBeside = heading.level <= (path.at(-1)?.level ?? 0);
    const isAnnounced = ANNOUNCES.test(text.slice(headingEnd, heading.start).trimEnd());
    if (ownWords >= (isBeside || isAnnounced ? 1 : SMALLEST_SECTION_WORDS)) {
      sections.push({ start, end: heading.start, headingPath: titles(text, path) });
      start = heading.start;
    }
    while ((path.at(-1)?.level ?? 0) >= heading.level) path.pop();
    path.push(heading);
    headingEnd = heading.end;
  }
  sections.push({ start, end: text.length, headingPath: titles(text, path) });
  return withAnnounced(text, sections);
}

/** `Current vacancies:` is read with the short sections below it: without them it says nothing. */
function withAnnounced(text: string, sections: readonly Section[]): Section[] {
  const joined: Section[] = [];
  for (let place = 0; place < sections.length; place++) {
    const { start, end, headingPath } = sections[place]!;
    const isLead = ANNOUNCES.test(text.slice(start, end).trimEnd()) && isAbove(sections, place);
    const last = isLead ? lastAnnounced(text, sections, place) : place;
    // `Jobs:` above long sections begins the first of them.
    const isBare = isLead && last === place && countWords(text, start, end) < SMALLEST_LEAD_WORDS;
    if (isBare) joined.push({ ...sections[++place]!, start });
    else joined.push({ start, end: sections[last]!.end, headingPath });
    if (last > place) place = last;
  }
  return joined;
}

const ANNOUNCES = /[:：]$/;
/** Its heading's words are among them. */
const SMALLEST_LEAD_WORDS = 8;

function isAbove(sections: readonly Section[], place: number): boolean {
  return (sections[place + 1]?.headingPath.length ?? 0) > sections[place]!.headingPath.length;
}

/** Of the sections below, where together they are short; those that ask something are found by what they ask. */
function lastAnnounced(text: string, sections: readonly Section[], place: number): number {
  const { start, headingPath } = sections[place]!;
  const above = sections.findIndex((other, index) => index > place && other.headingPath.length <= headingPath.length);
  const below = sections.slice(place + 1, above < 0 ? sections.length : above);
  const { end } = below.at(-1)!;
  const isAsked = below.some((section) => isQuestion(section.headingPath.at(-1) ?? ""));
  if (isAsked || countWords(text, start, end) > LARGEST_WORDS) return place;
  // In a passage headings are told by their form: `24 €` must not be read below another one.
  const units = findUnits(text.slice(start, end), { headingPath });
  const isTold = (section: Section) =>
    units.some((unit) => unit.kind === "heading" && unit.start === section.start - start);
  return below.every(isTold) ? place + below.length : place;
}

function titles(text: string, path: readonly Heading[]): string[] {
  return path.map(({ start, end }) =>
    text
      .slice(start, end)
      .replace(/^\s*#{1,6}\s+|\s+#*\s*$/g, "")
      .replace(/\s+/g, " ")
      .trim(),
  );
}

interface Atom extends TextRange {
  words: number;
}

/**
 * Fills passages with whole sentences and units, of even size, so that no passage ends up with a single sentence left
 * over.
 */
function pack(document: StructuredText, section: Section): TextRange[] {
  const groups = groupByPage(document, atomsOf(document, section));
  return groups.flatMap((atoms) => {
    const total = atoms.reduce((sum, atom) => sum + atom.words, 0);
    const share = total <= LARGEST_WORDS ? total : total / Math.ceil(total / TARGET_WORDS);
    const ranges: TextRange[] = [];
    let filled = 0;
    let passed = 0;
    for (const atom of atoms) {
      const last = ranges.at(-1);
      const isFull = filled + atom.words > LARGEST_WORDS || passed + atom.words / 2 > share * ranges.length;
      if (last && filled > 0 && !isFull) last.end = atom.end;
      else {
        ranges.push({ start: atom.start, end: atom.end });
        filled = 0;
      }
      filled += atom.words;
      passed += atom.words;
    }
    return ranges;
  });
}

function groupByPage(document: StructuredText, atoms: Atom[]): Atom[][] {
  const groups: Atom[][] = [];
  let page: number | undefined;
  for (const atom of atoms) {
    const number = pageOf(document, atom).page;
    if (groups.length === 0 || number !== page) groups.push([]);
    groups.at(-1)?.push(atom);
    page = number;
  }
  return groups;
}

/** The section's sentences, those that touch one unit joined to it. */
function atomsOf(document: StructuredText, section: Section): Atom[] {
  const { text } = document;
  const sentences = splitSentences(text.slice(section.start, section.end)).flatMap((range) =>
    cutOverlong(text, range.start + section.start, range.end + section.start),
  );
  return joinOverlapping([...sentences, ...unitsWithin(document, section)]).map((range) => ({
    ...range,
    words: countWords(text, range.start, range.end),
  }));
}

/** The document's units (in order, apart) as far as they stand in the section and hold more than white space. */
function unitsWithin({ text, units }: StructuredText, { start, end }: Section): TextRange[] {
  const inside: TextRange[] = [];
  for (let index = Math.max(0, lastStartingBy(units, start)); index < units.length; index++) {
    const unit = units[index]!;
    if (unit.start >= end) break;
    const range = { start: Math.max(unit.start, start), end: Math.min(unit.end, end) };
    if (range.start < range.end && text.slice(range.start, range.end).trim() !== "") inside.push(range);
  }
  return inside;
}

/** The ranges in order, those that overlap made one. */
function joinOverlapping(ranges: readonly TextRange[]): TextRange[] {
  const joined: TextRange[] = [];
  for (const { start, end } of ranges.toSorted((left, right) => left.start - right.start)) {
    const last = joined.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

/**
 * What runs on for longer than a passage, such as speech without punctuation, is no sentence: it is cut between words.
 */
function cutOverlong(text: string, start: number, end: number): TextRange[] {
  const parts = Math.ceil(countWords(text, start, end) / LARGEST_WORDS);
  const ranges: TextRange[] = [];
  for (let left = parts; left > 1; left--) {
    const space = /\s+/g;
    space.lastIndex = start + Math.floor((end - start) / left);
    const match = space.exec(text);
    if (match === null || space.lastIndex >= end) break;
    ranges.push({ start, end: match.index });
    start = space.lastIndex;
  }
  return [...ranges, { start, end }];
}

function pageOf({ pages }: StructuredText, { start }: TextRange): { page?: number } {
  const page = pages[lastStartingBy(pages, start)];
  return page ? { page: page.number } : {};
}

function timeOf({ times }: StructuredText, { start, end }: TextRange): { time?: { from: number; to: number } } {
  const first = times[Math.max(0, lastStartingBy(times, start))];
  const last = times[lastStartingBy(times, end - 1)];
  return first && last ? { time: { from: first.from, to: Math.max(first.to, last.to) } } : {};
}

/** The index of the last range that starts at or before `at`; -1 when none does. */
function lastStartingBy(ranges: readonly TextRange[], at: number): number {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.start ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
