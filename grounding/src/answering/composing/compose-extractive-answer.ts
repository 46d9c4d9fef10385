import { primaryLanguage } from "../../analysis/analyze.ts";
import { tellBasicFact } from "../../basic-facts/tell-basic-fact.ts";
import { isCarryingWord } from "../../ranking/carrying-words.ts";
import { type PreparedQuery, wordsForLanguage } from "../../ranking/prepare-query.ts";
import type { RankedPassage } from "../../ranking/rank-passages.ts";
import type { TextRange } from "../../structured-text.ts";
import type { Unit } from "../../units/find-units.ts";
import { tellsPart } from "../deciding/tells-part.ts";
import type { AskedPart, AskedQuery } from "../questions/asked-query.ts";
import { asksForSteps } from "../questions/asks-for-steps.ts";
import { isNumberWord } from "../questions/holds-expected.ts";
import { type QuestionPart, splitQuestion } from "../questions/split-question.ts";
import { quoteUnit } from "../rating/quote-unit.ts";
import type { QuotedSentence } from "../rating/quoted-sentence.ts";
import { type RatedUnit, type RatedUnits, rateUnits } from "../rating/rate-units.ts";
import { readNameTerms } from "../rating/read-name-terms.ts";
import { RELATIVE } from "../rating/related-share.ts";
import { isOfOtherPlace } from "../rating/tells-of-other-place.ts";
import { affirmedRows } from "../tables/affirmed-rows.ts";
import { chosenRows } from "../tables/chosen-rows.ts";
import { compareUnits } from "../tables/compare-units.ts";
import { asksWhatIsNot } from "../told/denies.ts";
import { isClause } from "../told/is-clause.ts";
import { isWholeName } from "../told/whole-name.ts";
import { belowName } from "./below-name.ts";
import { cardOfLines } from "./card-of-lines.ts";
import { denyingHead } from "./denying-head.ts";
import { linesTogether } from "./lines-together.ts";
import { namesAsked } from "./names-asked.ts";
import { isOfStep, stepsOfPage } from "./steps-of-page.ts";
import { unitsOfBranches } from "./units-of-branches.ts";
import { withLimits } from "./with-limits.ts";
import { withNotes } from "./with-notes.ts";

export interface ExtractiveAnswer {
  /**
   * What to show, best first: the best, and what says of the question what the best leaves out; none when nothing bears
   * on it.
   */
  sentences: QuotedSentence[];
  /** The best units, at most `limit`, those too that say the same again. */
  candidates: QuotedSentence[];
  /** Of a question for several things those parts, as they were asked, of which nothing is told. */
  untold: string[];
}

/**
 * The sources' own words that best answer the question, out of the best five passages. The same input gives the same
 * answer. What only names something (a heading, a question) is not an answer; a list comes with what introduces it,
 * steps come together.
 */
export function composeExtractiveAnswer(
  query: AskedQuery,
  ranked: readonly RankedPassage[],
  limit = 3,
): ExtractiveAnswer {
  if (query.parts !== undefined) return composeParts(query.parts, limit);
  if (query.basicFact !== undefined) {
    const told = tellBasicFact(query, ranked);
    return { sentences: told, candidates: told, untold: [] };
  }
  const rated = rateUnits(query, ranked, limit);
  const answers = splitQuestion(query, ranked).map((part) => ({ ...part.query, quotes: answerPart(part) }));
  const parts = answers.flatMap(({ quotes }) => quotes);
  const [best] = rated.best;
  const branches = parts.length > 0 || best === undefined ? [] : unitsOfBranches(best, rated.all);
  if (branches.length > 0) return ofBranches(query, rated, branches);
  const shown =
    parts.length > 0
      ? parts
      : quoteShown(query, rated.all, withNotes(withLimits(chooseShown(query, ranked, rated), rated)));
  return {
    sentences: withoutRepetition(shown),
    candidates: rated.best.map((unit) => toQuote(query, unit, { room: "several", all: rated.all })),
    untold:
      parts.length === 0 ? [] : answers.flatMap(({ quotes, question }) => (quotes.length === 0 ? [question] : [])),
  };
}

/** What each of several branches says, below its name. */
function ofBranches(query: PreparedQuery, rated: RatedUnits, branches: readonly RatedUnit[]): ExtractiveAnswer {
  const sentences = branches.map((unit): QuotedSentence => {
    const { lead: _, ...bare } = toQuote(query, unit, { room: "several", all: rated.all });
    return belowName(unit.passage.candidate.headingPath.at(-1)!, bare, unit.passage);
  });
  return { sentences, candidates: sentences, untold: [] };
}

/** What tells each of several things that were searched for by themselves. */
function composeParts(parts: readonly AskedPart[], limit: number): ExtractiveAnswer {
  const told = parts
    .filter(({ isTold }) => isTold)
    .map(({ query, ranked }) => composeExtractiveAnswer(query, ranked, limit));
  return {
    sentences: joinOverlapping(withoutRepetition(told.flatMap(({ sentences }) => sentences)), parts),
    candidates: told.flatMap(({ candidates }) => candidates),
    untold: parts.filter(({ isTold }) => !isTold).map(({ own }) => own),
  };
}

/** What two parts are told by in part alike is one quote. */
function joinOverlapping(quotes: readonly QuotedSentence[], parts: readonly AskedPart[]): QuotedSentence[] {
  const joined: QuotedSentence[] = [];
  for (const quote of quotes) {
    const place = joined.findIndex(
      (other) => other.passageId === quote.passageId && other.start < quote.end && quote.start < other.end,
    );
    if (place < 0) joined.push(quote);
    else joined[place] = joinQuotes(joined[place]!, quote, parts);
  }
  return joined;
}

function joinQuotes(one: QuotedSentence, other: QuotedSentence, parts: readonly AskedPart[]): QuotedSentence {
  const passages = parts.flatMap(({ ranked }) => ranked);
  const { text } = passages.find(({ candidate }) => candidate.id === one.passageId)!.candidate;
  const [start, end] = [Math.min(one.start, other.start), Math.max(one.end, other.end)];
  return { ...one, start, end, text: text.slice(start, end) };
}

/** A heading is told once for the sentences below it that follow each other. */
function quoteShown(query: PreparedQuery, all: readonly RatedUnit[], units: readonly RatedUnit[]): QuotedSentence[] {
  const room = units.length === 1 ? "alone" : "several";
  const quotes = units.map((unit) => toQuote(query, unit, { room, all }));
  return quotes.map((quote, place) => {
    const before = quotes[place - 1];
    const isTold =
      units[place]!.unit.kind === "sentence" &&
      before?.passageId === quote.passageId &&
      before.lead?.start === quote.lead?.start;
    if (!isTold) return quote;
    const { lead: _, ...bare } = quote;
    return bare;
  });
}

/** The one unit that comes nearest to the question, whether or not it answers; undefined when none bears on it. */
export function findNearestSentence(
  query: PreparedQuery,
  ranked: readonly RankedPassage[],
): QuotedSentence | undefined {
  const { all, best } = rateUnits(query, ranked, 1);
  return best[0] && toQuote(query, best[0], { room: "several", all });
}

/**
 * The best for one thing of several that are asked for, with its equals; nothing where hardly anything of it is told.
 */
function answerPart({ query, ranked }: QuestionPart): QuotedSentence[] {
  const { all, best } = rateUnits(query, ranked);
  const [first] = best;
  if (!first || !tellsPart(first)) return [];
  return withEquals(first, all).map((unit) => toQuote(query, unit, { room: "part", all }));
}

const MAX_SHOWN = 3;
/** Beside a sentence that answers, one that holds much less of the question only distracts. */
const WEAK_SHARE = 0.5;
/** So much of the question has to be new in what is shown besides. */
const NEW_SHARE = 0.15;
/** Rows of one table that answer as well as the best. */
const TIED = 0.02;
const MAX_TIED = 4;
const MAX_CROSSED = 6;

/** The best, the rows that are its equals, and what holds words of the question that those lack. */
function chooseShown(query: PreparedQuery, ranked: readonly RankedPassage[], units: RatedUnits): RatedUnit[] {
  const {
    all: rated,
    best: [best],
  } = units;
  if (!best) return [];
  const compared = compareUnits(query, rated);
  if (compared.length > 0) return compared;
  const chosen = chosenRows(query, rated);
  if (chosen.length > 0) return [...chosen];
  const affirmed = affirmedRows(query, best, rated);
  if (affirmed.length > 0) return affirmed;
  const steps = stepsOfPage(query, ranked, units);
  if (steps.length > 0) return steps;
  const shown = withEquals(best, rated);
  const { asked } = best.passage.match;
  const carrying = carryingTerms(query, best);
  const total = asked.reduce((sum, { weight, isLastTurn }) => (isLastTurn ? sum + weight : sum), 0);
  const covered = asked.map((_, place) => Math.max(...shown.map(({ withHeads }) => withHeads[place]!)));
  const others = rated
    .filter((unit) => !shown.includes(unit) && unit.worth >= WEAK_SHARE * best.worth && !isOfOtherPlace(unit, ranked))
    .toSorted((left, right) => right.worth + right.passageShare - left.worth - left.passageShare);
  for (const unit of others) {
    if (shown.length >= MAX_SHOWN) break;
    const places = placesOf(
      unit,
      asked.map(({ term }) => term),
    );
    const gain = asked.reduce((sum, { term, weight, isLastTurn }, place) => {
      const own = unit.own[places[place]!] ?? 0;
      // `Check-in: 15–20` has told `arrive`; a line that merely has the word is no further answer.
      const isTold = best.expected === 2 && covered[place]! >= RELATIVE && unit.expected < 2;
      return isLastTurn && !carrying.has(term) && !isTold ? sum + weight * Math.max(0, own - covered[place]!) : sum;
    }, 0);
    // Of a turn without a word of its own (`how much is it?`) nothing is new.
    if (gain === 0 || gain < NEW_SHARE * total) continue;
    shown.push(unit);
    for (const place of asked.keys()) covered[place] = Math.max(covered[place]!, unit.withHeads[places[place]!] ?? 0);
  }
  return shown;
}

/** What only carries a question (`possible`, `work`), or counts (`two codes`), is no reason to show more. */
function carryingTerms(query: PreparedQuery, { passage }: RatedUnit): ReadonlySet<string> {
  const words = wordsForLanguage(query, passage.analysis.language);
  return new Set(
    words.flatMap(({ written, language, term }) =>
      isCarryingWord(written, language) || isNumberWord(written) ? [term] : [],
    ),
  );
}

function withEquals(best: RatedUnit, rated: readonly RatedUnit[]): RatedUnit[] {
  const tied = rated.filter((unit) => unit !== best && isTied(unit, best));
  return tied.length < (tellsByColumn(best) ? MAX_CROSSED : MAX_TIED) ? [best, ...tied] : [best];
}

/** Whether a row has a thing that is asked for, and not its kind alone: of the rows of that column any may be meant. */
function tellsByColumn({ unit, own, kindPlaces, expected }: RatedUnit): boolean {
  return unit.kind === "row" && expected === 2 && own.some((share, place) => share === 1 && !kindPlaces.has(place));
}

/** Passages in other languages may be asked in other terms. */
function placesOf({ passage }: RatedUnit, terms: readonly string[]): number[] {
  const own = passage.match.asked.map(({ term }) => term);
  return terms.map((term, place) => (own[place] === term ? place : own.indexOf(term)));
}

function isTied(unit: RatedUnit, best: RatedUnit): boolean {
  // `Vélo de ville` is no equal of `Vélo électrique`, where that is asked for.
  if (best.own.length > 2 && best.own.every((share) => share === 1) && unit.own.some((share) => share < 1))
    return false;
  if (unit.passage !== best.passage || best.worth - unit.worth > TIED) return false;
  if (best.unit.kind === "row") return unit.unit.whole?.start === best.unit.whole?.start;
  // `Adults, beginners: Monday 19:30`, `Adults, advanced: Wednesday 19:30`
  return best.expected === 2 && unit.expected === 2 && isOfOneList(unit, best);
}

/** Items, terms or mere lines of one block. */
function isOfOneList(unit: RatedUnit, { passage: { candidate }, unit: other }: RatedUnit): boolean {
  const { text } = candidate;
  const between = text.slice(Math.min(unit.unit.start, other.start), Math.max(unit.unit.start, other.start));
  if (unit.unit.kind !== other.kind || between.includes("\n\n")) return false;
  return other.kind !== "sentence" || [unit.unit, other].every((range) => isLine(text, range));
}

/** What has a line for itself, and no full stop. */
function isLine(text: string, { start, end }: TextRange): boolean {
  return (text[start - 1] ?? "\n") === "\n" && (text[end] ?? "\n") === "\n" && !/[.!?]$/.test(text.slice(start, end));
}

/**
 * Where other sentences may stand beside a short one: `alone` is all that is shown, a `part` has others beside it, of
 * `several` each says its own.
 */
type Room = "alone" | "part" | "several";

function toQuote(
  query: PreparedQuery,
  rated: RatedUnit,
  { room, all }: { room: Room; all: readonly RatedUnit[] },
): QuotedSentence {
  const { passage, unit, index, own, withHeads, kindPlaces, worth, passageShare } = rated;
  const { candidate, analysis, match } = passage;
  const massOf = (shares: readonly number[]) =>
    match.asked.reduce((sum, { weight }, place) => sum + weight * shares[place]!, 0);
  // Whatever tells a price has said `cost`.
  const ofThings = (shares: readonly number[]) => shares.map((share, place) => (kindPlaces.has(place) ? 0 : share));
  const ownMass = massOf(ofThings(own));
  // One step of many says nothing, but to who asks for a fact.
  const isStep = rated.thing === undefined && isOfStep(rated);
  // An item that tells the very fact, of one of the words asked for, needs none of the others: `Children: £3.20`.
  const tellsFact = unit.kind === "item" && rated.expected === 2 && ownMass > 0;
  const isOfHead = massOf(ofThings(withHeads)) - ownMass > ownMass && !tellsFact && !tellsOfFew(rated, all);
  const isWhole = unit.kind === "item" && asksForAll(query) && !isNamedLine(rated) && !isClause(unit);
  const isHeadAsked = rated.isAlone !== true && (isOfHead || isStep || isWhole || isOneNoOfSeveral(rated, all));
  const isOpen = room !== "several" && leavesOpen(rated, massOf);
  // What somebody asks for often stands in the sentence after the one that has their words.
  const mayGoOn = room === "alone" && !(rated.isExpecting && rated.expected > 0);
  const neighbours =
    room === "alone" && isOfTask(query, rated) ? "paragraph" : isOpen ? "both" : mayGoOn ? "behind" : "none";
  const lines = isHeadAsked && !asksWhatIsNot(query.question, primaryLanguage(query.language));
  const quote =
    (lines ? linesTogether(rated, all) : undefined) ??
    (rated.isAlone === true ? undefined : cardOfLines(rated, all)) ??
    quoteUnit(candidate, analysis.units, index, { isHeadAsked, neighbours });
  const { start, end } = quote;
  const isShort = end - start <= SHORT;
  const lead = quote.lead ?? (isShort ? namingHeading(rated) : undefined) ?? denyingHead(passage, index, quote);
  const textOf = (range: TextRange) => candidate.text.slice(range.start, range.end);
  return {
    passageId: candidate.id,
    start,
    end,
    text: textOf({ start, end }),
    score: worth + passageShare,
    ...(lead ? { lead: { ...lead, text: textOf(lead) } } : {}),
  };
}

/** Whether it is a sentence below a heading that says how what is asked for is done: its paragraph is the steps. */
function isOfTask({ question, language }: PreparedQuery, { unit, own, withHeads, expected }: RatedUnit): boolean {
  if (unit.kind !== "sentence" || expected > 0 || !asksForSteps(question, language)) return false;
  return withHeads.every((share) => share === 1) && own.some((share) => share === 0);
}

/** Whether it is one of the few lines of its list that tell the kind of thing that is asked for: prices among terms. */
function tellsOfFew({ passage, unit, expected, worth }: RatedUnit, all: readonly RatedUnit[]): boolean {
  if (unit.kind !== "item" || unit.whole === undefined || expected === 0) return false;
  const isBeside = (other: Unit) => other.kind === "item" && other.whole?.start === unit.whole!.start;
  const lines = passage.analysis.units.filter(isBeside).length;
  const telling = all.filter(
    (other) => other.passage === passage && isBeside(other.unit) && other.expected >= expected,
  );
  const isAlike = telling.every(({ worth: other }) => Math.abs(worth - other) <= TIED);
  return isAlike && telling.length <= MAX_TIED && telling.length < MOST * lines;
}

/** Of the lines of a list. */
const MOST = 0.6;

/** `How to enrol: online or at the office`: it answers by its own name, whatever else its list tells. */
function isNamedLine(rated: RatedUnit): boolean {
  const { candidate, analysis, match } = rated.passage;
  const name = readNameTerms(candidate.text, rated.unit, analysis)?.name;
  if (name === undefined || isOfStep(rated)) return false;
  return match.asked.some(({ forms, relatives }) => [...forms, ...relatives].some((form) => name.has(form)));
}

/** Nobody trains on Sundays: all lines say so that tell of other days, and none of them alone. */
function isOneNoOfSeveral({ told, passage, unit }: RatedUnit, all: readonly RatedUnit[]): boolean {
  const isAnother = (other: RatedUnit) =>
    other.told === "of_others" && other.passage === passage && other.unit.start !== unit.start;
  return told === "of_others" && all.some(isAnother);
}

const LABEL = /^[^.:|\n]{1,40}[:：](?!\S)/;
/** So short a text says little of what it is about. */
const SHORT = 100;

/**
 * The last heading above a sentence without a label of its own, where it has words of the question that the sentence
 * lacks: `Gents cut`, above `£22.` A question that says all that is asked would be the visitor's own again.
 */
function namingHeading(rated: RatedUnit): TextRange | undefined {
  const { passage, unit, index, withHeads } = rated;
  const { analysis, candidate } = passage;
  if (unit.kind !== "sentence" || LABEL.test(candidate.text.slice(unit.start, unit.end))) return undefined;
  const { units } = analysis;
  const place = units.findLastIndex(({ kind }, above) => above < index && (kind === "heading" || kind === "question"));
  if (units[place]?.kind === "question" && withHeads.every((share) => share === 1)) return undefined;
  const head = units[place];
  // `Sue Lane`, above `Practice manager.`, says who that is.
  const isSection = candidate.headingPath.length > 1;
  const isWho =
    isSection &&
    rated.thing === "name" &&
    rated.expected < 2 &&
    head &&
    isWholeName(candidate.text.slice(head.start, head.end));
  return isWho || namesAsked(rated, place) ? { start: units[place]!.start, end: units[place]!.end } : undefined;
}

/** Steps come together, and so does what a question about what is not so asks for. */
function asksForAll({ question, language }: PreparedQuery): boolean {
  return asksForSteps(question, language) || asksWhatIsNot(question, primaryLanguage(language));
}

/**
 * Whether a unit may not be all that the question wants: it neither tells exactly what is asked for nor has all of its
 * words.
 */
function leavesOpen(
  { own, withHeads, expected, isExpecting }: RatedUnit,
  massOf: (shares: readonly number[]) => number,
): boolean {
  const whole = massOf(own.map(() => 1));
  if (expected === 2) return massOf(withHeads) < MOSTLY * whole;
  return massOf(own) < WHOLLY * whole || (isExpecting && expected === 0);
}

const MOSTLY = 0.75;
const WHOLLY = 0.9;

/** Two units of one answer or list become one quote, the longer one. */
function withoutRepetition(quotes: readonly QuotedSentence[]): QuotedSentence[] {
  const isWithin = (quote: QuotedSentence, other: QuotedSentence) =>
    other.passageId === quote.passageId && other.start <= quote.start && quote.end <= other.end;
  return quotes.filter(
    (quote, index) =>
      !quotes.some(
        (other, place) => place !== index && isWithin(quote, other) && (place < index || !isWithin(other, quote)),
      ),
  );
}
