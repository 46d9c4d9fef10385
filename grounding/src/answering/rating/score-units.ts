import type { AskedTerm } from "../../ranking/match-passage.ts";
import type { PreparedQuery } from "../../ranking/prepare-query.ts";
import type { RankedPassage } from "../../ranking/rank-passages.ts";
import type { Unit } from "../../units/find-units.ts";
import { isStep } from "../../units/line-signs.ts";
import { checksIn } from "../questions/asked-checks.ts";
import { type AskedThing, holdsExpected } from "../questions/holds-expected.ts";
import { type QuestionReading, readQuestion } from "../questions/question-reading.ts";
import type { ExpectedAnswer } from "../questions/question-words.ts";
import { denies } from "../told/denies.ts";
import { pricesExtra } from "../told/prices-aside.ts";
import { tellsCase } from "../told/tells-case.ts";
import { asksForDefault, tellsDefault } from "../told/tells-default.ts";
import { tellsLeave } from "../told/tells-leave.ts";
import { asksLeastAge } from "../told/told-ages.ts";
import { type AskedPassage, headingOf, isTold, PARTS, readAskedPassage, sumOf } from "./asked-passage.ts";
import { crossedShare } from "./crossed-share.ts";
import { directWorth, isOtherFree } from "./direct-worth.ts";
import { hasUnaskedLabel } from "./has-unasked-label.ts";
import { ownShares, relatedShare } from "./related-share.ts";
import { saidShare } from "./said-share.ts";

/** How a unit answers a question. */
export interface UnitScore {
  /** About 0 to 2; 0 when nothing speaks for it, and for what only names what follows. */
  score: number;
  /**
   * For each asked term of the passage's match, how much of it the unit holds by itself, 0 to 1: a relative counts for
   * a part.
   */
  own: readonly number[];
  /** … and with what heads it: question, lead-in, term, headings and title. */
  withHeads: readonly number[];
  /** Those places whose words only say what kind of thing is asked for. */
  kindPlaces: ReadonlySet<number>;
  /** How surely it holds the kind of thing that is asked for. */
  expected: 0 | 1 | 2;
  /** Whether the question tells a kind. */
  isExpecting: boolean;
  /** … and which. */
  thing?: ExpectedAnswer;
  /**
   * Whether it tells of the day, the season or the age that is asked for, with anything else of the question (`of_it`),
   * or of others alone, with all else: a no.
   */
  told?: "of_it" | "of_others";
}

/**
 * How well each unit of a passage answers the question, apart from how well the passage does. The weights are those of
 * a listwise logistic model (Cao et al., "Learning to Rank: From Pairwise Approach to Listwise Approach", 2007), fitted
 * on some sets and judged on others, and rounded; see docs/decisions/0003-ranking.md and 0240.
 */
export function scoreUnits(
  query: PreparedQuery,
  passage: RankedPassage,
  reading: QuestionReading = readQuestion(query),
): UnitScore[] {
  const { match, analysis } = passage;
  if (match.coverage === 0 && match.asked.every(({ relatives }) => relatives.length === 0))
    return analysis.units.map(() => NOTHING);
  const seen = readAskedPassage(query, passage, reading);
  return analysis.units.map((_, index) => scoreUnit(seen, index));
}

function scoreUnit(seen: AskedPassage, index: number): UnitScore {
  const { candidate, analysis } = seen.passage;
  const { thing } = seen.reading;
  const unit = seen.units[index]!;
  const text = candidate.text.slice(unit.start, unit.end);
  if (!isTold(unit) || !WORD.test(text)) return NOTHING;
  const expected = thing === null || isOtherFree(seen, index, text) ? 0 : holdsExpected(thing, text, analysis.language);
  const said = saidShare(seen, index, text, expected);
  const related = relatedShare(seen, index);
  if (said + related === 0) return NOTHING;
  // In other words alone it must be what was asked for.
  if (said === 0 && thing !== null && expected === 0) return NOTHING;
  const own = ownShares(seen, index, expected);
  const head = seen.heads[index];
  const withHeads = own.map((share, place) => (seen.inTitle[place] || head?.holds[place] ? 1 : share));
  const score =
    said +
    RELATED * related -
    NAMES_COST * namesIn(seen, index) +
    EXPECTED * expected +
    polarityOf(seen, unit, text) +
    beginsOf(seen, index) +
    crossedOf(seen, unit) +
    stepOf(seen, unit, text) +
    directWorth(seen, index, text, expected) +
    caseOf(seen, index, text) +
    leaveOf(seen, unit, text) +
    defaultOf(seen, index, text) -
    unaskedOf(seen, unit) -
    specialOf(seen, index) -
    asideOf(seen, index) -
    (isPriceOfElse(thing, text) ? PRICED_EXTRA : 0) -
    (seen.fit?.isOfOthers(index) && !seen.refusing.has(index) && !isLeast(seen, expected) ? OF_OTHERS : 0);
  return {
    score,
    own,
    withHeads,
    kindPlaces: seen.kindPlaces,
    expected,
    isExpecting: thing !== null,
    ...(thing ? { thing: thing.expected } : {}),
    ...toldBy(seen, index),
  };
}

function toldBy(seen: AskedPassage, index: number): Pick<UnitScore, "told"> {
  if (seen.refusing.has(index)) return { told: "of_others" };
  const tells = (place: number) => seen.fit?.tells(index, seen.asked[place]!.term);
  const places = [...seen.asked.keys()];
  const isOfIt = places.some((place) => tells(place)) && places.some((place) => isElse(seen, index, place));
  return isOfIt ? { told: "of_it" } : {};
}

/** Whether it holds a word that is no day, no age and no kind of thing. */
function isElse(seen: AskedPassage, index: number, place: number): boolean {
  const isCircumstance = seen.reading.circumstances.has(seen.asked[place]!.term);
  return seen.contents[index]!.holds[place]! && !isCircumstance && !seen.kindPlaces.has(place);
}

function namesIn(seen: AskedPassage, index: number): number {
  if (seen.isNounCapital) return 0;
  const { holds } = seen.contents[index]!;
  return sumOfWeights(seen.asked, ({ isName }, place) => isName && holds[place]!) / seen.passage.match.total;
}

/** `What we can't take back` says it of each item below. */
function polarityOf(seen: AskedPassage, unit: Unit, text: string): number {
  if (!seen.reading.asksNot) return 0;
  const isDenied = (told: string) => denies(told, seen.passage.analysis.language);
  const { asksForExceptions } = seen.reading;
  // Behind a list of exceptions stands what it doesn't hold for.
  const isHeaded = PARTS.has(unit.kind) || (asksForExceptions && !seen.units.some(({ kind }) => PARTS.has(kind)));
  const isNot = isDenied(text) || (isHeaded && isDenied(headingOf(seen.passage, unit)));
  // `Not allowed: food, plants, animals`
  const isNamed = isHeaded && isDenied(NAMED.exec(text)?.[0] ?? "");
  const weight = asksForExceptions || isNamed ? EXCEPTED : DENIED;
  return isNot ? weight : -weight;
}

function beginsOf(seen: AskedPassage, index: number): number {
  if (seen.reading.thing !== null && seen.units[index]!.kind !== "row") return 0;
  const first = seen.contents[index]!.terms[0] ?? "";
  return seen.asked.length <= FEW_ASKED && seen.asked.some(({ forms }) => forms.includes(first)) ? BEGINS : 0;
}

function crossedOf(seen: AskedPassage, unit: Unit): number {
  if (unit.kind !== "row") return 0;
  const { candidate, analysis } = seen.passage;
  return CROSSED * crossedShare(seen.asked, candidate.text, { unit, analysis, kindPlaces: seen.kindPlaces });
}

/** What a row says of a thing that another row is called by is an aside. */
function asideOf(seen: AskedPassage, index: number): number {
  const isSome = (holds: (index: number, place: number) => boolean) =>
    seen.asked.some((_, place) => holds(index, place));
  const named = [seen.rows, seen.times];
  if (named.some(({ isAside }) => isSome(isAside)) || isOtherCheck(seen, index)) return ASIDE;
  return named.some(({ isMeant }) => isSome(isMeant)) ? -MEANT : 0;
}

/** `in` and `out` are common words: `check-out` is no answer to who asks for the check-in. */
function isOtherCheck(seen: AskedPassage, index: number): boolean {
  const asked = seen.checks;
  const { start, end } = seen.units[index]!;
  const told = checksIn(seen.passage.candidate.text.slice(start, end));
  return asked.size > 0 && told.size > 0 && asked.isDisjointFrom(told);
}

function stepOf(seen: AskedPassage, unit: Unit, text: string): number {
  return seen.reading.allowsSteps && unit.kind === "item" && isStep(text) ? STEP : 0;
}

/** Who asks whether something may be done is told so by what says what may be; a day or an age says more. */
function leaveOf(seen: AskedPassage, { kind }: Unit, text: string): number {
  const { asksForLeave, circumstances } = seen.reading;
  return asksForLeave && circumstances.size === 0 && kind === "sentence" && tellsLeave(text) ? LEAVE : 0;
}

/** From 12 on is no other case to who asks whether 11 is too young. */
function isLeast(seen: AskedPassage, expected: UnitScore["expected"]): boolean {
  const { thing } = seen.reading;
  return thing?.expected === "age" && expected === 2 && asksLeastAge(thing.question);
}

function defaultOf(seen: AskedPassage, index: number, text: string): number {
  if (!seen.reading.asksForDefault || !tellsDefault(text)) return 0;
  const { holds } = seen.contents[index]!;
  const isOfIt = seen.asked.some(({ term }, place) => holds[place] && !asksForDefault(term));
  return isOfIt ? DEFAULT : 0;
}

/** The more of the question it says, the more surely it is the case that is asked for. */
function caseOf(seen: AskedPassage, index: number, text: string): number {
  if (!seen.reading.asksOfCase || seen.units[index]!.kind !== "sentence" || !tellsCase(text)) return 0;
  const isOfKind = (place: number) => seen.kindPlaces.has(place);
  const { holds } = seen.read[index]!;
  const whole = sumOf(seen.rarities, (place) => !isOfKind(place)) || 1;
  const said = sumOf(seen.rarities, (place) => !isOfKind(place) && (holds[place]! || seen.topic.includes(place)));
  return CASE * Math.min(1, (2 * said) / whole);
}

function unaskedOf(seen: AskedPassage, unit: Unit): number {
  const { thing } = seen.reading;
  return thing !== null && FIGURES.has(thing.expected) && hasUnaskedLabel(seen.passage, unit) ? UNASKED_LABEL : 0;
}

/** `Under 18s` is no case of its own to who asks for a child of 16. */
function specialOf(seen: AskedPassage, index: number): number {
  const isWanted = () => seen.asked.some(({ term }) => seen.fit?.tells(index, term));
  return seen.isSpecial(index) && !isWanted() ? SPECIAL : 0;
}

function isPriceOfElse(thing: AskedThing | null, text: string): boolean {
  return thing?.expected === "price" && pricesExtra(text, thing.question);
}

const WORD = /[\p{L}\p{N}]/u;
/** Of a row or a line, what it is called by. */
const NAMED = /^[^.|:\n]{1,40}(?= \||:| [–—-] )/u;
/** What a question about what is not so takes from a unit that says what is so, and gives to one that doesn't. */
const DENIED = 0.3;
/** … of who asks what something doesn't hold for: nothing else answers that. */
const EXCEPTED = 0.5;
/** Of a question of a word or two (`klarna`): what begins with it is about it. */
const FEW_ASKED = 2;
const BEGINS = 0.1;
/** `Family | two adults and three children` where another row is `Kids`, and children are asked for. */
const ASIDE = 0.4;
const MEANT = 0.3;
/** Where a row and a column that were asked for cross. */
const CROSSED = 0.3;
/** What a step of a list counts where steps are asked for. */
const STEP = 0.2;
/** `Outside the UK` tells of a case that nobody asked for. */
const SPECIAL = 0.25;
/** `Monday: 9–17` tells nothing of Saturday. */
const OF_OTHERS = 0.6;
/** `Bank holidays: 10–16` tells hours, of something else. */
const UNASKED_LABEL = 0.3;
const FIGURES: ReadonlySet<ExpectedAnswer> = new Set([
  "price",
  "duration",
  "hours",
  "phone",
  "email",
  "date",
  "number",
  "age",
  "weight",
]);
const NOTHING: UnitScore = { score: 0, own: [], withHeads: [], kindPlaces: new Set(), expected: 0, isExpecting: false };
/** Of a word that the passage lacks, what another word of the same wish counts (`AskedTerm.relatives`). */
const RELATED = 0.3;
const PRICED_EXTRA = 0.2;
/** `If you have been bitten, …` where somebody asks what to do. */
const CASE = 0.2;
/** `5432 by default` */
const DEFAULT = 0.2;
/** Among equals. */
const LEAVE = 0.03;
/** Who is asked about is seldom named again where something is told of them. */
const NAMES_COST = 0.2;
const EXPECTED = 0.3;

function sumOfWeights(asked: readonly AskedTerm[], counts: (term: AskedTerm, place: number) => boolean): number {
  return asked.reduce((sum, term, place) => (counts(term, place) ? sum + term.weight : sum), 0);
}
