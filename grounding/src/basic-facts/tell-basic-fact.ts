import { primaryLanguage } from "../analysis/analyze.ts";
import type { QuotedSentence } from "../answering/quoted-sentence.ts";
import { toldDays } from "../answering/told-days.ts";
import type { PreparedQuery } from "../ranking/prepare-query.ts";
import type { RankedPassage } from "../ranking/rank-passages.ts";
import type { TextRange } from "../structured-text.ts";
import type { Unit } from "../units/find-units.ts";
import type { BasicFact, ToldKind } from "./basic-words.ts";
import { headingRange, type ToldPlace, tells, tellsClosed, textOf, toldPlaces } from "./told-places.ts";

/**
 * The quotes that tell a basic fact, best first; none where no text surely does. A fact stands beside its own name
 * (`Tel.`), below a heading that names it, on a page about it, or on several pages.
 */
export function tellBasicFact(query: PreparedQuery, ranked: readonly RankedPassage[]): QuotedSentence[] {
  const { basicFact: fact } = query;
  if (fact === undefined) return [];
  const known = kept.get(ranked);
  if (known?.query === query) return known.quotes;
  const quotes = quotesOf(fact, query, ranked);
  kept.set(ranked, { query, quotes });
  return quotes;
}

/** Whether it is told is asked before what is quoted. */
const kept = new WeakMap<readonly RankedPassage[], { query: PreparedQuery; quotes: QuotedSentence[] }>();

function quotesOf(fact: BasicFact, query: PreparedQuery, ranked: readonly RankedPassage[]): QuotedSentence[] {
  const kinds: readonly ToldKind[] = fact === "contact" ? ["phone", "email"] : [fact];
  const quotes = kinds.flatMap((kind) => {
    const places = toldPlaces(kind, ranked);
    const place = (kind === "hours" ? ofAskedDay(places, query) : undefined) ?? surelyTold(places);
    return place ? [quote(kind, place, query)] : [];
  });
  return quotes.filter((one, at) => !quotes.some((other, before) => before < at && isWithin(one, other)));
}

/** The passages that tell it before the others: who reads the first ones alone reads it. */
export function tellingFirst<Passage extends RankedPassage>(
  query: PreparedQuery,
  ranked: readonly Passage[],
): Passage[] {
  const telling = new Set(tellBasicFact(query, ranked).map(({ passageId }) => passageId));
  const isTelling = ({ candidate }: Passage) => telling.has(candidate.id);
  return [...ranked.filter(isTelling), ...ranked.filter((passage) => !isTelling(passage))];
}

function surest(places: readonly ToldPlace[]): ToldPlace | undefined {
  return places.reduce<ToldPlace | undefined>((most, one) => (most && most.worth >= one.worth ? most : one), undefined);
}

function surelyTold(places: readonly ToldPlace[]): ToldPlace | undefined {
  const best = surest(places);
  const isOnly = new Set(places.map(({ value }) => value)).size === 1;
  return best !== undefined && best.worth >= (isOnly ? ALONE : SURE) ? best : undefined;
}

/** Of the hours those of the day that is asked for, where they stand in a place of their own. */
function ofAskedDay(places: readonly ToldPlace[], query: PreparedQuery): ToldPlace | undefined {
  const telling = places.filter(({ passage, index }) => tellsAskedDay(passage, index, query));
  const best = surest(telling);
  return best !== undefined && best.worth >= OF_DAY ? best : undefined;
}

/** `Sunday and bank holidays`: the day is told, whatever else is. */
const OF_DAY = -0.5;
const SURE = 0.25;
/** … where nothing else of its kind is told. */
const ALONE = -0.2;

function isWithin(one: QuotedSentence, other: QuotedSentence): boolean {
  return one.passageId === other.passageId && one.start >= other.start && one.end <= other.end;
}

function quote(kind: ToldKind, { passage, index, worth, value }: ToldPlace, query: PreparedQuery): QuotedSentence {
  const range = rangeOf(kind, passage, index, query);
  const head = kind === "owner" && !textOf(passage, range).includes(value) ? headingRange(passage, index) : undefined;
  return {
    passageId: passage.candidate.id,
    start: range.start,
    end: range.end,
    text: textOf(passage, range),
    score: worth,
    ...(head ? { lead: { start: head.start, end: head.end, text: textOf(passage, head) } } : {}),
  };
}

/** Hours come with those beside them, or of the day that is asked for; prices with their table; an address whole. */
function rangeOf(kind: ToldKind, passage: RankedPassage, index: number, query: PreparedQuery): TextRange {
  const { units } = passage.analysis;
  if (kind === "hours") {
    const isPart = (unit: Unit) => tellsHours(passage, unit);
    const block = spread(passage, index, { isPart, longest: LONGEST, isApart: isLine });
    return partOfAskedDays(passage, block, query) ?? rangeFrom(units, block);
  }
  if (kind === "price") {
    const isPart = (unit: Unit) => tells("price", textOf(passage, unit), passage.analysis.language);
    return rangeFrom(units, spread(passage, index, { isPart, longest: LONGEST }));
  }
  if (kind !== "address") return units[index]!;
  const isPart = (unit: Unit) => PLACE.test(textOf(passage, unit)) && unit.end - unit.start <= LONGEST_LINE;
  const [, last] = spread(passage, index, { isPart, longest: LONGEST_ADDRESS });
  return rangeFrom(units, [index, last]);
}

const LONGEST = 500;
const LONGEST_ADDRESS = 160;
const LONGEST_LINE = 60;
/** A line of an address: names and figures, and no sentence. */
const PLACE = /^[\p{Lu}\p{N}][\p{L}\p{N}\s,.'’–-]*$/u;

function tellsHours(passage: RankedPassage, unit: Unit): boolean {
  const text = textOf(passage, unit);
  const { language } = passage.analysis;
  return unit.kind === "row" || tells("hours", text, language) || tellsClosed(text, language);
}

type Places = readonly [first: number, last: number];

function rangeFrom(units: readonly Unit[], [first, last]: Places): TextRange {
  return { start: units[first]!.start, end: units[last]!.end };
}

interface SpreadRules {
  isPart(unit: Unit): boolean;
  longest: number;
  /** Which may stand apart from one another, as blocks of a page do: `Mon closed`, `Tue 9–17`. */
  isApart?(unit: Unit): boolean;
}

/** The units beside one that are parts of the same, as far as they are as long as `longest` together. */
function spread(
  { candidate, analysis: { units } }: RankedPassage,
  index: number,
  { isPart, longest, isApart = () => false }: SpreadRules,
): Places {
  const isBeside = (one: Unit, other: Unit) =>
    one.kind === other.kind &&
    (one.kind !== "sentence" ||
      (isApart(one) && isApart(other)) ||
      !BLANK_LINE.test(candidate.text.slice(one.end, other.start)));
  const isMore = (from: number, to: number, added: number, neighbour: number) => {
    const [unit, beside] = [units[added], units[neighbour]!];
    return (
      unit !== undefined &&
      isPart(unit) &&
      (added < neighbour ? isBeside(unit, beside) : isBeside(beside, unit)) &&
      units[to]!.end - units[from]!.start <= longest
    );
  };
  let [first, last] = [index, index];
  while (first > 0 && isMore(first - 1, last, first - 1, first)) first--;
  while (last + 1 < units.length && isMore(first, last + 1, last + 1, last)) last++;
  return [first, last];
}

function isLine({ start, end }: Unit): boolean {
  return end - start <= LONGEST_LINE;
}

const BLANK_LINE = /\n\s*\n/u;

/** Of a block of hours what tells of the days that are asked for; undefined where none are, or none is told. */
function partOfAskedDays(passage: RankedPassage, [first, last]: Places, query: PreparedQuery): TextRange | undefined {
  const { units } = passage.analysis;
  const places = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  const telling = places.filter((place) => tellsAskedDay(passage, place, query));
  const [from, to] = [telling[0], telling.at(-1)];
  return from === undefined || to === undefined ? undefined : rangeFrom(units, [from, to]);
}

function tellsAskedDay(passage: RankedPassage, index: number, { question, language }: PreparedQuery): boolean {
  const { language: own, units } = passage.analysis;
  const asked = toldDays(question, primaryLanguage(language ?? own));
  const told = toldDays(textOf(passage, units[index]!), own);
  return [...asked].some((day) => told.has(day));
}
