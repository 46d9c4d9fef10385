import { primaryLanguage } from "../analysis/analyze.ts";
import { foldWord } from "../analysis/fold-word.ts";
import { belowName } from "../answering/composing/below-name.ts";
import type { QuotedSentence } from "../answering/rating/quoted-sentence.ts";
import { toldDays } from "../answering/told/told-days.ts";
import { meets, type TimeOfYear, toldTimes } from "../answering/told/told-times.ts";
import type { PreparedQuery } from "../ranking/prepare-query.ts";
import type { RankedPassage } from "../ranking/rank-passages.ts";
import type { TextRange } from "../structured-text.ts";
import type { Unit } from "../units/find-units.ts";
import { askedParts, namesOfWhom } from "./asked-basic-fact.ts";
import type { BasicFact, ToldKind } from "./basic-words.ts";
import { type BranchLine, branchLines } from "./branch-lines.ts";
import { type BranchPlaces, branchesBeside } from "./branches-beside.ts";
import { hoursOfPart, type PartHours } from "./hours-of-part.ts";
import {
  headingAbove,
  headingRange,
  type ToldPlace,
  tells,
  tellsAnyHours,
  tellsClosed,
  tellsClosing,
  tellsSeason,
  textOf,
  toldPlaces,
} from "./told-places.ts";

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
  if (fact === "price" && namesPriced(query, ranked)) return [];
  const part =
    fact === "hours" ? hoursOfPart(query, ranked, (passage, index) => tellsAskedDay(passage, index, query)) : "whole";
  if (part === "unknown") return [];
  if (part !== "whole" && !part.isBesideOthers) return quotesOfPart(part, query);
  // Hours that nothing says to be those of October say nothing of October.
  if (fact === "hours" && askedTimes(query, "en").length > 0) return hoursOfTime(query, ranked);
  const relative = part === "whole" ? [] : quotesOfPart(part, query);
  const kinds: readonly ToldKind[] = fact === "contact" ? ["phone", "email"] : [fact];
  const quotes = kinds.flatMap((kind) => {
    const places = toldPlaces(kind, ranked);
    const place = placeOf(kind, { places, query, ranked });
    if (place === undefined) return [];
    const isOfPart = kind === "hours" && askedParts(query.question, primaryLanguage(query.language)).parts.length > 0;
    const branches = isOfPart ? [] : branchesBeside(kind, place, places);
    const lines =
      kind === "hours" && branches.length === 0 && !isOfPart ? ofAskedDays(branchLines(place, places), query) : [];
    if (lines.length > 0) return lines.map((line) => quoteLine(line, place));
    if (branches.length === 0) return [quote(kind, place, query)];
    return branches.map(({ name, places: own }) => {
      const told = bestOf(kind, own, query);
      return belowName(name, quote(kind, told, query), told.passage);
    });
  });
  return withoutRepetition([...relative, ...(fact === "phone" && quotes.length === 0 ? deniedPhone(ranked) : quotes)]);
}

/** `We have no telephone line.` */
function deniedPhone(ranked: readonly RankedPassage[]): QuotedSentence[] {
  for (const passage of ranked) {
    const unit = passage.analysis.units.find(
      (one) => one.end - one.start <= LONGEST_NO && NO_PHONE.test(textOf(passage, one)),
    );
    if (unit === undefined) continue;
    const { start, end } = unit;
    return [{ passageId: passage.candidate.id, start, end, text: textOf(passage, unit), score: SURE }];
  }
  return [];
}

const LONGEST_NO = 160;
const NO_PHONE =
  /(?<!\p{L})(?:no|(?:not|n['’]t) (?:have|offer|run)(?: an?| any)?|kein\p{L}*|pas de|aucun|(?:no|sin) (?:tenemos |hay )?|nessun|non abbiamo (?:un )?|sem|geen|ingen)(?: \p{L}+)? ?(?:(?:tele)?phone(?! number (?:is|was) (?:needed|required|stored))|hotline|telefon\p{L}*|téléphon\p{L}*|teléfono|telefoon\p{L}*)(?!\p{L})/iu;

interface ToldIn {
  places: readonly ToldPlace[];
  query: PreparedQuery;
  ranked: readonly RankedPassage[];
}

function placeOf(kind: ToldKind, { places, query, ranked }: ToldIn): ToldPlace | undefined {
  const place = (kind === "hours" ? ofAskedDay(places, query) : undefined) ?? surelyTold(places);
  if (place !== undefined || (kind !== "address" && kind !== "hours")) return place;
  // `14 Quay Lane` below `Kendal`, `3 Lake Road` below `Keswick`: nothing says of either that it is the address.
  const best = surest(places);
  if (best === undefined || best.worth < ALONE) return undefined;
  if (kind === "hours" && branchLines(best, places).length > 0) return best;
  const branches = branchesBeside(kind, best, places);
  const reached = [...toldPlaces("address", ranked), ...toldPlaces("phone", ranked)];
  const isPlace = ({ places: own }: BranchPlaces) => reached.some(({ passage }) => passage === own[0]!.passage);
  return branches.length > 0 && branches.every(isPlace) ? best : undefined;
}

/** Those that tell of the days that are asked for, where any do. */
function ofAskedDays(lines: readonly BranchLine[], query: PreparedQuery): readonly BranchLine[] {
  const telling = lines.filter(({ places }) =>
    places.some(({ passage, index }) => tellsAskedDay(passage, index, query)),
  );
  return telling.length > 0 ? telling : lines;
}

function quoteLine({ passage, start, end }: BranchLine, { worth }: ToldPlace): QuotedSentence {
  return { passageId: passage.candidate.id, start, end, text: textOf(passage, { start, end }), score: worth };
}

function bestOf(kind: ToldKind, places: readonly ToldPlace[], query: PreparedQuery): ToldPlace {
  const [first] = places;
  return (kind === "hours" ? ofAskedDay(places, query) : undefined) ?? surest(places) ?? first!;
}

/** Whether it asks for what has a price of its own, and is called like a place or a crew: a plan named `Team`. */
function namesPriced({ question, language }: PreparedQuery, ranked: readonly RankedPassage[]): boolean {
  const names = new Set(namesOfWhom(question, primaryLanguage(language)));
  if (names.size === 0) return false;
  return toldPlaces("price", ranked).some((place) => namesOf(place).some((name) => names.has(foldWord(name.trim()))));
}

/** What heads a unit, and what it or its cells begin with: `Team`, in `Price | Team: £12` and `Team costs £12`. */
function namesOf({ passage, index }: ToldPlace): string[] {
  const { header, start, end } = passage.analysis.units[index]!;
  const text = textOf(passage, { start, end });
  const cells = [...text.split("|"), FIRST_WORD.exec(text)?.[0] ?? ""];
  return [
    headingAbove(passage, index),
    ...(header ? [textOf(passage, header)] : []),
    ...cells.flatMap((cell) => cell.split(":")),
  ];
}

const FIRST_WORD = /\p{L}+/u;

function withoutRepetition(quotes: readonly QuotedSentence[]): QuotedSentence[] {
  return quotes.filter((one, at) => !quotes.some((other, before) => before < at && isWithin(one, other)));
}

/** The hours of a part: of the days that are asked for, where they tell of days; side by side in one quote. */
function quotesOfPart(
  { passage, indexes }: Pick<PartHours, "passage" | "indexes">,
  query: PreparedQuery,
): QuotedSentence[] {
  const ofDays = indexes.filter((index) => tellsAskedDay(passage, index, query));
  const { units } = passage.analysis;
  const runs = Map.groupBy(ofDays.length > 0 ? ofDays : indexes, (index) => index - indexes.indexOf(index));
  return [...runs.values()].slice(0, MAX_RUNS).map((run) => {
    const range = rangeFrom(units, [run[0]!, run.at(-1)!]);
    const start = run.length === 1 ? range.start + (MARKER.exec(textOf(passage, range))?.[0].length ?? 0) : range.start;
    const text = textOf(passage, { start, end: range.end });
    return { passageId: passage.candidate.id, start, end: range.end, text, score: 1 };
  });
}

const MAX_RUNS = 3;
const MARKER = /^[-*•] /u;

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
    // `Under 4s: free` stands among the prices.
    const { whole } = units[index]!;
    const isPart = (unit: Unit) =>
      tells("price", textOf(passage, unit), passage.analysis.language) ||
      (whole !== undefined && unit.whole?.start === whole.start && unit.end - unit.start <= LONGEST_LINE);
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
  if (tells("hours", text, language) || tellsClosed(text, language)) return true;
  if (tellsSeason(passage, passage.analysis.units.indexOf(unit))) return true;
  // Of a table of hours each row tells some, or names a day.
  return unit.kind === "row" && (tellsAnyHours(text, language) || toldDays(text, language).size > 0);
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

/** … and of the part of the year: `from October to April`. */
function tellsAskedDay(passage: RankedPassage, index: number, query: PreparedQuery): boolean {
  const { language: own, units } = passage.analysis;
  const text = textOf(passage, units[index]!);
  const days = toldDays(query.question, primaryLanguage(query.language ?? own));
  const times = askedTimes(query, own);
  const told = days.size > 0 ? toldDays(text, own) : days;
  const isOfDay = days.size === 0 || [...days].some((day) => told.has(day));
  const isOfTime = times.length === 0 || isInTimes(times, [text, headingAbove(passage, index)], own);
  return days.size + times.length > 0 && isOfDay && isOfTime;
}

function askedTimes({ question, language }: PreparedQuery, own: string): readonly TimeOfYear[] {
  return toldTimes(question, primaryLanguage(language ?? own));
}

function isInTimes(asked: readonly TimeOfYear[], texts: readonly string[], language: string): boolean {
  const told = texts.map((text) => toldTimes(text, language)).find((times) => times.length > 0) ?? [];
  return told.some((time) => asked.some((one) => meets(one, time)));
}

/** The hours of the part of the year that is asked for. */
function hoursOfTime(query: PreparedQuery, ranked: readonly RankedPassage[]): QuotedSentence[] {
  for (const passage of ranked) {
    const { units, language } = passage.analysis;
    const telling = units.flatMap((unit, index) =>
      (tellsAnyHours(textOf(passage, unit), language) || tellsClosing(textOf(passage, unit))) &&
      tellsAskedDay(passage, index, query)
        ? [index]
        : [],
    );
    if (telling.length > 0) return quotesOfPart({ passage, indexes: telling }, query);
  }
  return [];
}
