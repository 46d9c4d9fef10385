import { goesOn } from "../../ranking/leans-on-history.ts";
import type { PreparedQuery } from "../../ranking/prepare-query.ts";
import type { RankedPassage } from "../../ranking/rank-passages.ts";
import { shareOfAnswer } from "../../ranking/share-of-answer.ts";
import type { Unit } from "../../units/find-units.ts";
import { askedCodes, holdsCode, holdsTogether } from "../questions/asked-codes.ts";
import { type QuestionReading, readQuestion } from "../questions/question-reading.ts";
import { wholeCompounds } from "../questions/whole-compounds.ts";
import { isNews } from "../told/is-news.ts";
import { pointsElsewhere } from "../told/points-elsewhere.ts";
import { sentenceKind } from "../told/sentence-kind.ts";
import { tellsOpposite } from "../told/tells-opposite.ts";
import { announcesOnly } from "./quote-unit.ts";
import { scoreUnits, type UnitScore } from "./score-units.ts";
import { tellsOfOtherCountry } from "./tells-of-other-country.ts";
import { isOfOtherPlace } from "./tells-of-other-place.ts";
import { type ToldOfKind, toldOfKind } from "./told-of-kind.ts";

/** A unit of a passage, with how well it answers. */
export interface RatedUnit extends UnitScore {
  passage: RankedPassage;
  unit: Unit;
  index: number;
  /** By itself. */
  worth: number;
  /** Its passage's score over the best one's. */
  passageShare: number;
  toldOfKind: ToldOfKind;
  /** What was chosen among the lines of its list or table: those beside it tell something else. */
  isAlone?: boolean;
}

export interface RatedUnits {
  reading: QuestionReading;
  /** All that bear on the question, in the order of the text. */
  all: RatedUnit[];
  /** The best, at most so many as were wanted, no words twice. */
  best: RatedUnit[];
}

/**
 * Rates the units of the best five passages. What was rated last for the same ranking is kept: whether it is an answer
 * is asked before which.
 */
export function rateUnits(query: PreparedQuery, ranked: readonly RankedPassage[], limit = BEST): RatedUnits {
  const { all, context } = ratingOf(query, ranked);
  return { reading: context.reading, all, best: takeBest(all, limit) };
}

interface Rating {
  query: PreparedQuery;
  context: RatingContext;
  all: RatedUnit[];
}

function ratingOf(query: PreparedQuery, ranked: readonly RankedPassage[]): Rating {
  const known = kept.get(ranked);
  if (known?.query === query) return known;
  const open = ratingContext(query, ranked);
  const first = ranked.slice(0, LOOKED_AT).flatMap((passage) => rateUnitsOf(query, passage, open));
  // `Kids' club: Saturdays` is no answer for Sundays where something tells of them.
  const isToldOf = first.some(({ told }) => told === "of_it") && first.some(({ told }) => told === "of_others");
  const context = isToldOf ? { ...open, reading: { ...open.reading, allowsNo: false } } : open;
  const rate = (passages: readonly RankedPassage[]) =>
    passages.flatMap((passage) => rateUnitsOf(query, passage, context));
  const near = isToldOf ? rate(ranked.slice(0, LOOKED_AT)) : first;
  const rated = withTellingRows(near, context.reading, () => rate(ranked.slice(LOOKED_AT, LOOKED_FURTHER)));
  const isDefinition = context.reading.thing?.expected === "definition";
  const defined = isDefinition ? keepDefinitions(rated, () => rate(ranked.slice(LOOKED_AT))) : rated;
  const placed = keepAskedPlace(keepAskedCodes(query, ranked, defined), ranked);
  const asked = stepBack(query, ranked[0], placed);
  const rating = { query, context, all: stayWithAnswered(query, ranked, asked) };
  kept.set(ranked, rating);
  return rating;
}

/** The units of a document's passages that are ranked behind those that `rateUnits` reads. */
export function rateFurtherUnits(
  query: PreparedQuery,
  ranked: readonly RankedPassage[],
  documentId: string | undefined,
): RatedUnit[] {
  if (documentId === undefined) return [];
  const further = ranked.slice(LOOKED_AT).filter(({ candidate }) => candidate.documentId === documentId);
  const { context } = ratingOf(query, ranked);
  return further.flatMap((passage) => rateUnitsOf(query, passage, context));
}

interface RatingContext {
  reading: QuestionReading;
  bestScore: number;
  /** Whether a text tells of the opposite of what is asked for. */
  isOpposite(text: string): boolean;
  /** Whether a text of a document names another one. */
  isPointer(text: string, documentId?: string): boolean;
}

function ratingContext(query: PreparedQuery, ranked: readonly RankedPassage[]): RatingContext {
  return {
    reading: {
      ...readQuestion(query, ranked[0]?.analysis.language),
      wholes: wholeCompounds(query, ranked.slice(0, LOOKED_AT)),
    },
    bestScore: ranked[0]?.score || 1,
    isOpposite: tellsOpposite(query.question),
    isPointer: pointsElsewhere(ranked),
  };
}

/**
 * A turn that goes on about what was answered before (`how long does that take?`) hardly asks of another passage where
 * that one tells such a thing.
 */
function stayWithAnswered(query: PreparedQuery, ranked: readonly RankedPassage[], rated: RatedUnit[]): RatedUnit[] {
  const [best] = ranked;
  if (query.goesOn !== true || goesOn(query.question)) return rated;
  if (!rated.some(({ passage, expected }) => passage === best && expected === 2)) return rated;
  if (shareOfAnswer(query.answered ?? "", best!.analysis) === 0) return rated;
  return rated.map((unit) =>
    unit.passage === best ? unit : { ...unit, passageShare: BESIDE_ANSWERED * unit.passageShare },
  );
}

const BESIDE_ANSWERED = 0.5;

/**
 * Where a unit says all that a turn goes on to, one that says nothing of it is hardly the answer (`and cats?` behind
 * `Dogs are welcome for £15 a night.`), nor is the line that was just shown: `and the monthly?` behind `Annual
 * membership: £340, two months free`.
 */
function stepBack(query: PreparedQuery, best: RankedPassage | undefined, rated: RatedUnit[]): RatedUnit[] {
  if (query.answered === undefined || !goesOn(query.question)) return rated;
  const answer = ` ${plainWords(query.answered)} `;
  const isShown = (unit: RatedUnit) => unit.unit.kind === "item" && answer.includes(` ${wordsOf(unit).trim()} `);
  const shown = rated.filter(isShown);
  const telling = rated.filter((unit) => unit.passage === best && saysLastTurn(unit));
  if (telling.length === 0) return rated;
  const isOther = telling.some((unit) => unit.unit.kind === "item" && !shown.includes(unit));
  const kinds = new Set(telling.map(({ unit }) => unit.kind));
  const isBehind = (rated: RatedUnit) =>
    (isOther && shown.length === 1 && rated === shown[0]) ||
    (kinds.has(rated.unit.kind) && lastTurnOf(rated).every((share) => share === 0));
  return rated.map((unit) => (isBehind(unit) ? { ...unit, worth: unit.worth - STEPPED_BACK } : unit));
}

function lastTurnOf({ own, passage }: RatedUnit): number[] {
  return passage.match.asked.flatMap(({ isLastTurn }, place) => (isLastTurn ? [own[place]!] : []));
}

function saysLastTurn(unit: RatedUnit): boolean {
  const shares = lastTurnOf(unit);
  return shares.length > 0 && shares.every((share) => share === 1);
}

const STEPPED_BACK = 0.3;

/** Of what says what a thing is, only that, wherever it stands: the thing itself may stand on every page. */
function keepDefinitions(rated: RatedUnit[], rateOthers: () => RatedUnit[]): RatedUnit[] {
  const isDefinition = ({ expected }: RatedUnit) => expected === 2;
  if (rated.some(isDefinition)) return rated;
  const others = rateOthers().filter(isDefinition);
  return others.length > 0 ? others : rated;
}

/**
 * `Crown | £690` stands in a table of forty rows, which is ranked behind whatever speaks of crowns: where a price or
 * hours are asked for and nothing that is read tells those of it, a row further behind may.
 */
function withTellingRows(rated: RatedUnit[], { thing }: QuestionReading, rateOthers: () => RatedUnit[]): RatedUnit[] {
  if (thing?.expected !== "price" && thing?.expected !== "hours") return rated;
  if (rated.length === 0 || rated.some(tellsKindOfIt)) return rated;
  return [...rated, ...rateOthers().filter((unit) => isLabelled(unit) && tellsKindOfIt(unit))];
}

/** Whether it tells the kind of thing that is asked for, and names what it is asked of. */
function tellsKindOfIt({ expected, own, kindPlaces }: RatedUnit): boolean {
  const named = own.filter((_, place) => !kindPlaces.has(place));
  return expected === 2 && named.length > 0 && named.every((share) => share === 1);
}

/** A row, an item, or a line that begins with what it is about: `Box office: Monday to Saturday 10am to 6pm`. */
function isLabelled({ unit, passage: { candidate } }: RatedUnit): boolean {
  return unit.kind === "row" || unit.kind === "item" || LABELLED.test(candidate.text.slice(unit.start, unit.end));
}

const LABELLED = /^[^.:!?]{3,40}:\s/u;

/** Of units some of which have a code that is asked for, only those have an answer. */
function keepAskedCodes(query: PreparedQuery, ranked: readonly RankedPassage[], rated: RatedUnit[]): RatedUnit[] {
  const codes = askedCodes(query.question, ranked);
  if (codes.length === 0) return rated;
  const holding = rated.filter(({ passage, unit }) => codes.some((code) => holdsCode(code, passage, unit)));
  const together = holding.filter(({ passage, unit }) => codes.some((code) => holdsTogether(code, passage, unit)));
  return [together, holding].find((units) => units.length > 0) ?? rated;
}

/** Of what tells the kind of thing that is asked for, what stands below another branch comes behind the rest. */
function keepAskedPlace(rated: RatedUnit[], ranked: readonly RankedPassage[]): RatedUnit[] {
  const others = new Set(rated.filter((unit) => unit.expected === 2 && isOfOtherPlace(unit, ranked)));
  if (others.size === 0 || !rated.some((unit) => unit.expected === 2 && !others.has(unit))) return rated;
  return rated.map((unit) => (others.has(unit) ? { ...unit, worth: unit.worth - OTHER_PLACE_COST } : unit));
}

const BEST = 3;
const kept = new WeakMap<readonly RankedPassage[], Rating>();

const LOOKED_AT = 5;
/** … and where rows alone are looked for. */
const LOOKED_FURTHER = 12;
/** What each sentence already taken from a passage costs its next one: two views say more than one. */
const SAME_PASSAGE_COST = 0.1;
/** Behind the first sentence the passage counts more. */
const LATER_PASSAGE_SHARE = 0.4;
/** Code and mere names seldom answer; among others like them the best still comes. */
const KIND_COST = { prose: 0, fragment: 0.8, code: 0.8 } as const;
/** Whatever else bears on the question comes before what only names where to read of it. */
const ELSEWHERE_COST = 2;
/** `WLAN im ganzen Haus`: an item of a list below a heading tells something more often. */
const ITEM_SHARE = 0.25;

/** A post was true on its day: the page that is kept says it as well. */
const NEWS_COST = 0.2;

const OTHER_COUNTRY_COST = 0.6;
/** `Visa and Mastercard`, where Amex is asked for. */
const SISTERS_COST = 0.3;
/** `Root canal, front tooth`, where a back tooth is asked for. */
const OPPOSITE_COST = 0.3;
/** What stands below Edinburgh, where Keswick is asked for. */
const OTHER_PLACE_COST = 0.6;

function rateUnitsOf(
  query: PreparedQuery,
  passage: RankedPassage,
  { reading, bestScore, isPointer, isOpposite }: RatingContext,
): RatedUnit[] {
  const { candidate, analysis } = passage;
  const passageShare = passage.score / bestScore;
  const age = isNews(candidate) ? NEWS_COST : 0;
  const isEntry = indexEntries(passage);
  const isOfOtherCountry = tellsOfOtherCountry(query, passage);
  const tellOfKind = toldOfKind(query, passage);
  return scoreUnits(query, passage, reading).flatMap((scored, index) => {
    if (scored.score === 0) return [];
    const unit = analysis.units[index]!;
    const text = candidate.text.slice(unit.start, unit.end);
    const isElsewhere = isEntry(index) || isPointer(text, candidate.documentId);
    const isLead = announcesOnly(candidate.text, analysis.units, index);
    const cost = isElsewhere ? ELSEWHERE_COST : isLead ? KIND_COST.fragment : costOf(unit, text, scored);
    const other = isOfOtherCountry(unit, scored.own) ? OTHER_COUNTRY_COST : 0;
    const ofKind = tellOfKind(unit);
    const opposite = isOpposite(text) ? OPPOSITE_COST : 0;
    const worth = scored.score - cost - age - other - opposite - (ofKind === "others" ? SISTERS_COST : 0);
    return [{ ...scored, passage, unit, index, worth, passageShare, toldOfKind: ofKind }];
  });
}

/**
 * Lines without an end, where most of the text is such: a list of what there is to read elsewhere. What tells a price
 * or a time tells it here: `Adult beginners - Mon 7.30pm`.
 */
function indexEntries({ candidate: { text }, analysis: { units } }: RankedPassage): (index: number) => boolean {
  const isBare = ({ kind, start, end }: Unit) =>
    kind === "sentence" &&
    (text[end] ?? "\n") === "\n" &&
    UNENDED.test(text[end - 1]!) &&
    !PRICE_OR_TIME.test(text.slice(start, end));
  const told = units.filter(({ kind }) => kind !== "heading" && kind !== "question");
  const bare = told.filter(isBare).length;
  return bare >= FEWEST_ENTRIES && bare >= ENTRIES_SHARE * told.length ? (index) => isBare(units[index]!) : () => false;
}

const UNENDED = /[\p{L}\p{N})\]]/u;
const PRICE_OR_TIME =
  /[€£$¥₽]|(?<!\p{L})(?:free|gratis|kostenlos|gratuit|closed|geschlossen|ferm[ée]|cerrado)$|(?<!\p{N}[.:]?)\p{N}{1,2}(?:[:.h]\p{N}{2}|(?=(?:[:.]\p{N}{2})? ?(?:[ap]m|uhr|h)(?!\p{L})))(?![.:]?\p{N})/iu;
const FEWEST_ENTRIES = 4;
const ENTRIES_SHARE = 0.7;

/** What a unit's form takes from its worth. */
function costOf(unit: Unit, text: string, { expected }: UnitScore): number {
  // An answer is told by its question, `Not yet.`, or by its term: `Dogs: no`.
  if (unit.kind === "row" || unit.header !== undefined) return 0;
  const kind = sentenceKind(text);
  if (kind !== "fragment") return KIND_COST[kind];
  // `Telefon +43 5999 4410` is what was asked for.
  if (expected === 2) return 0;
  return unit.kind === "item" ? ITEM_SHARE * KIND_COST.fragment : KIND_COST.fragment;
}

function takeBest(rated: readonly RatedUnit[], limit: number): RatedUnit[] {
  const rest = [...rated];
  const taken: RatedUnit[] = [];
  const words = new Set<string>();
  while (taken.length < limit && rest.length > 0) {
    const [best] = rest.splice(indexOfBest(rest, taken), 1);
    const said = wordsOf(best!);
    if (words.has(said)) continue;
    words.add(said);
    taken.push(best!);
  }
  return taken;
}

/** Of a unit, its words alone, to tell whether another one says the same. */
export function wordsOf({ passage: { candidate }, unit }: RatedUnit): string {
  return plainWords(candidate.text.slice(unit.start, unit.end));
}

function plainWords(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
}

/** Who says hardly more than what it is about (`return something`) wants the rule, which a page begins with. */
function generality({ match, candidate }: RankedPassage): number {
  return match.asked.length <= FEW_ASKED && candidate.headingPath.length <= 1 ? GENERAL : 0;
}

/**
 * Whether it has the kind of thing that is asked for and every word besides: `Piano: 60 €`, whichever page says `costs`
 * most. A price may stand below its name: `Team`, above `£12 per month`.
 */
function tellsAll({ expected, thing, own, withHeads }: RatedUnit): boolean {
  const isWhole = (shares: readonly number[]) => shares.every((share) => share === 1);
  return expected === 2 && (thing === "price" || thing === "age" ? isWhole(withHeads) : own.length > 1 && isWhole(own));
}

/** Whether it is of the best passage, and tells a price below a heading that says what it doesn't say itself. */
function tellsBelowName({ passage: { match, analysis }, passageShare, thing, expected, own }: RatedUnit): boolean {
  if (passageShare < 1 || thing !== "price" || expected < 2) return false;
  return match.asked.every(({ forms }, place) => own[place] === 1 || forms.some((form) => analysis.topic.has(form)));
}

/** `Lockers: free` has `cost` of `how much is the sauna`, and nothing else: its passage was found for that alone. */
function saysOnlyKind({ own, kindPlaces }: RatedUnit): boolean {
  return kindPlaces.size > 0 && own.every((share, place) => share === 0 || kindPlaces.has(place));
}

const WHOLE = 0.3;
/** As far behind the most that any is worth a price below its own name is still the one that is asked for. */
const BEHIND_MOST = 0.45;
const FEW_ASKED = 2;
/** Enough among equals. */
const GENERAL = 0.05;

function indexOfBest(rest: readonly RatedUnit[], taken: readonly RatedUnit[]): number {
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  const mostWorth = rest.reduce((most, { worth }) => Math.max(most, worth), Number.NEGATIVE_INFINITY);
  const isOnlyOfKind = rest.every((unit) => unit.passageShare < 1 || saysOnlyKind(unit));
  const isToldByBest = rest.some((unit) => unit.worth >= mostWorth - BEHIND_MOST && tellsBelowName(unit));
  for (let index = 0; index < rest.length; index++) {
    const { worth, passageShare, passage, own } = rest[index]!;
    const others = countOf(passage, taken);
    const later = taken.length === 0 ? 0 : LATER_PASSAGE_SHARE * passageShare;
    const isAll = worth === mostWorth && tellsAll(rest[index]!);
    const isWhole = passageShare < 1 && isAll && !isToldByBest;
    const isFirst = isOnlyOfKind && !saysOnlyKind(rest[index]!);
    const whole = !isWhole ? 0 : isFirst ? Math.max(WHOLE, 1 - passageShare) : WHOLE;
    // Nothing counts more than all of a question: of two that reach it the one that has every word is first.
    const every = own.length > FEW_ASKED && isAll ? GENERAL : 0;
    const value = worth + passageShare + later + whole + every + generality(passage) - SAME_PASSAGE_COST * others;
    if (value > highest) {
      best = index;
      highest = value;
    }
  }
  return best;
}

function countOf(passage: RankedPassage, taken: readonly RatedUnit[]): number {
  let count = 0;
  for (const unit of taken) if (unit.passage === passage) count++;
  return count;
}
