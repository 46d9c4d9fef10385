import { primaryLanguage } from "../analysis/analyze.ts";
import { tellBasicFact } from "../basic-facts/tell-basic-fact.ts";
import { isCarryingWord } from "../ranking/carrying-words.ts";
import { type PreparedQuery, wordsForLanguage } from "../ranking/prepare-query.ts";
import type { RankedPassage } from "../ranking/rank-passages.ts";
import type { TextRange } from "../structured-text.ts";
import { affirmedRows } from "./affirmed-rows.ts";
import { asksForSteps } from "./asks-for-steps.ts";
import { compareUnits } from "./compare-units.ts";
import { asksWhatIsNot } from "./denies.ts";
import { quoteUnit } from "./quote-unit.ts";
import type { QuotedSentence } from "./quoted-sentence.ts";
import { type RatedUnit, type RatedUnits, rateUnits } from "./rate-units.ts";
import { type QuestionPart, splitQuestion } from "./split-question.ts";
import { isOfStep, stepsOfPage } from "./steps-of-page.ts";
import { tellsPart } from "./tells-part.ts";
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
  query: PreparedQuery,
  ranked: readonly RankedPassage[],
  limit = 3,
): ExtractiveAnswer {
  if (query.basicFact !== undefined) {
    const told = tellBasicFact(query, ranked);
    return { sentences: told, candidates: told, untold: [] };
  }
  const rated = rateUnits(query, ranked, limit);
  const answers = splitQuestion(query, ranked).map((part) => ({ ...part.query, quotes: answerPart(part) }));
  const parts = answers.flatMap(({ quotes }) => quotes);
  const shown =
    parts.length > 0
      ? parts
      : withNotes(chooseShown(query, ranked, rated)).map((unit, _, units) =>
          toQuote(query, unit, units.length === 1 ? "alone" : "several"),
        );
  return {
    sentences: withoutRepetition(shown),
    candidates: rated.best.map((unit) => toQuote(query, unit, "several")),
    untold:
      parts.length === 0 ? [] : answers.flatMap(({ quotes, question }) => (quotes.length === 0 ? [question] : [])),
  };
}

/** The one unit that comes nearest to the question, whether or not it answers; undefined when none bears on it. */
export function findNearestSentence(
  query: PreparedQuery,
  ranked: readonly RankedPassage[],
): QuotedSentence | undefined {
  const [nearest] = rateUnits(query, ranked, 1).best;
  return nearest && toQuote(query, nearest, "several");
}

/**
 * The best for one thing of several that are asked for, with its equals; nothing where hardly anything of it is told.
 */
function answerPart({ query, ranked }: QuestionPart): QuotedSentence[] {
  const { all, best } = rateUnits(query, ranked);
  const [first] = best;
  if (!first || !tellsPart(first)) return [];
  return withEquals(first, all).map((unit) => toQuote(query, unit, "part"));
}

const MAX_SHOWN = 3;
/** Beside a sentence that answers, one that holds much less of the question only distracts. */
const WEAK_SHARE = 0.5;
/** So much of the question has to be new in what is shown besides. */
const NEW_SHARE = 0.15;
/** Rows of one table that answer as well as the best. */
const TIED = 0.02;
const MAX_TIED = 4;

/** The best, the rows that are its equals, and what holds words of the question that those lack. */
function chooseShown(query: PreparedQuery, ranked: readonly RankedPassage[], units: RatedUnits): RatedUnit[] {
  const {
    all: rated,
    best: [best],
  } = units;
  if (!best) return [];
  const compared = compareUnits(query, rated);
  if (compared.length > 0) return compared;
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
    .filter((unit) => !shown.includes(unit) && unit.worth >= WEAK_SHARE * best.worth)
    .toSorted((left, right) => right.worth + right.passageShare - left.worth - left.passageShare);
  for (const unit of others) {
    if (shown.length >= MAX_SHOWN) break;
    const places = placesOf(
      unit,
      asked.map(({ term }) => term),
    );
    const gain = asked.reduce((sum, { term, weight, isLastTurn }, place) => {
      const own = unit.own[places[place]!] ?? 0;
      return isLastTurn && !carrying.has(term) ? sum + weight * Math.max(0, own - covered[place]!) : sum;
    }, 0);
    if (gain < NEW_SHARE * total) continue;
    shown.push(unit);
    for (const place of asked.keys()) covered[place] = Math.max(covered[place]!, unit.withHeads[places[place]!] ?? 0);
  }
  return shown;
}

/** What only carries a question (`possible`, `work`) is no reason to show more. */
function carryingTerms(query: PreparedQuery, { passage }: RatedUnit): ReadonlySet<string> {
  const words = wordsForLanguage(query, passage.analysis.language);
  return new Set(words.flatMap(({ written, language, term }) => (isCarryingWord(written, language) ? [term] : [])));
}

function withEquals(best: RatedUnit, rated: readonly RatedUnit[]): RatedUnit[] {
  const tied = rated.filter((unit) => unit !== best && isTied(unit, best));
  return tied.length < MAX_TIED ? [best, ...tied] : [best];
}

/** Passages in other languages may be asked in other terms. */
function placesOf({ passage }: RatedUnit, terms: readonly string[]): number[] {
  const own = passage.match.asked.map(({ term }) => term);
  return terms.map((term, place) => (own[place] === term ? place : own.indexOf(term)));
}

function isTied(unit: RatedUnit, best: RatedUnit): boolean {
  return (
    (best.unit.kind === "row" || isNamedPrice(best)) &&
    unit.passage === best.passage &&
    unit.unit.whole?.start === best.unit.whole?.start &&
    best.worth - unit.worth <= TIED
  );
}

/** `Children (4–15): £3.20`: half of it without `Children under 4: free`. */
function isNamedPrice({ unit, own, thing, expected }: RatedUnit): boolean {
  return unit.kind === "item" && thing === "price" && expected === 2 && own.some((share) => share === 1);
}

/**
 * Where other sentences may stand beside a short one: `alone` is all that is shown, a `part` has others beside it, of
 * `several` each says its own.
 */
type Room = "alone" | "part" | "several";

function toQuote(query: PreparedQuery, rated: RatedUnit, room: Room): QuotedSentence {
  const { passage, unit, index, own, withHeads, worth, passageShare } = rated;
  const { candidate, analysis, match } = passage;
  const massOf = (shares: readonly number[]) =>
    match.asked.reduce((sum, { weight }, place) => sum + weight * shares[place]!, 0);
  const ownMass = massOf(own);
  // One step of many says nothing, but to who asks for a fact.
  const isStep = rated.thing === undefined && isOfStep(rated);
  // An item that tells the very fact, of one of the words asked for, needs none of the others: `Children: £3.20`.
  const tellsFact = unit.kind === "item" && rated.expected === 2 && ownMass > 0;
  const isHeadAsked =
    (massOf(withHeads) - ownMass > ownMass && !tellsFact) || isStep || (unit.kind === "item" && asksForAll(query));
  const isOpen = room !== "several" && leavesOpen(rated, massOf);
  // What somebody asks for often stands in the sentence after the one that has their words.
  const mayGoOn = room === "alone" && !(rated.isExpecting && rated.expected > 0);
  const neighbours = isOpen ? "both" : mayGoOn ? "behind" : "none";
  const { start, end, lead } = quoteUnit(candidate, analysis.units, index, { isHeadAsked, neighbours });
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
