import { analyzeAs, primaryLanguage } from "../analysis/analyze.ts";
import type { AskedTerm } from "../ranking/match-passage.ts";
import { type PreparedQuery, wordsForLanguage } from "../ranking/prepare-query.ts";
import type { RankedPassage } from "../ranking/rank-passages.ts";
import { isOfThing } from "../ranking/site-terms/site-relatives.ts";
import { wordFamilyShare } from "../ranking/word-family-share.ts";
import type { Unit } from "../units/find-units.ts";
import { isStep } from "../units/line-signs.ts";
import { crossedShare } from "./crossed-share.ts";
import { denies } from "./denies.ts";
import { type CircumstanceFit, fitCircumstances } from "./fit-circumstances.ts";
import { hasUnaskedLabel } from "./has-unasked-label.ts";
import { type AskedThing, holdsExpected } from "./holds-expected.ts";
import { type QuestionReading, readQuestion } from "./question-reading.ts";
import type { ExpectedAnswer } from "./question-words.ts";
import { specialUnits } from "./special-units.ts";

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
  /** How surely it holds the kind of thing that is asked for. */
  expected: 0 | 1 | 2;
  /** Whether the question tells a kind. */
  isExpecting: boolean;
  /** … and which. */
  thing?: ExpectedAnswer;
}

/**
 * How well each unit of a passage answers the question, apart from how well the passage does. The weights are those of
 * a listwise logistic model (Cao et al., "Learning to Rank: From Pairwise Approach to Listwise Approach", 2007), fitted
 * on some sets and judged on others, and rounded; see docs/decisions/0003-ranking.md and 0240.
 */
export function scoreUnits(
  query: PreparedQuery,
  passage: RankedPassage,
  { thing, wantsSteps, asksNot, circumstances, openCases }: QuestionReading = readQuestion(query),
): UnitScore[] {
  const { candidate, match, analysis } = passage;
  const { units } = analysis;
  const { asked } = match;
  const relatives = asked.map((term) => term.relatives);
  if (match.coverage === 0 && relatives.every((terms) => terms.length === 0)) return units.map(() => NOTHING);
  const isSpecial = specialUnits(openCases(analysis.language), passage);
  const kindPlaces = placesOfKind(query, passage, thing);
  const read = readContents(asked, analysis);
  // Every German noun is written like a name.
  const isNounCapital = primaryLanguage(query.language) === "de";
  const topic = topicPlaces(passage, kindPlaces);
  const fit = fitCircumstances(circumstances, passage);
  const fitting = withFit(read, asked, fit);
  const contents = withTopic(fitting, topic, (index) => thing === null || units[index]!.kind === "row");
  const heads = units.map((unit) => headOf(unit, units, contents));
  const isTold = (index: number) => units[index]!.kind !== "heading" && units[index]!.kind !== "question";
  const told = contents.filter((_, index) => isTold(index));
  const rarities = rarityOf(asked, told);
  const isMissing = asked.map((_, place) => told.every(({ holds }) => !holds[place]));
  const inTitle = asked.map(({ forms }) => forms.some((form) => analysis.title.has(form)));
  const isBelow = asked.map(({ forms }) => forms.some((form) => analysis.topic.has(form)));
  const titledBy = (isLast: boolean) =>
    sumOf(rarities, (place) => isMissing[place]! && inTitle[place]! && isBelow[place] === isLast);
  const titled = HEADED * titledBy(false) + HEADED_BY_LAST * titledBy(true);
  const isRelated = ({ terms }: UnitContent, place: number) =>
    isMissing[place]! && !inTitle[place]! && relatives[place]!.some((relative) => terms.includes(relative));
  const headings = new Map<string, ReadonlySet<string>>();
  const isAboveRelated = (index: number, place: number) =>
    isMissing[place]! &&
    !inTitle[place]! &&
    relatives[place]!.some((relative) => termsAbove(units[index]!, analysis.language, headings).has(relative));
  const shareOf = (counts: (place: number) => boolean) =>
    asked.reduce((sum, { weight }, place) => (counts(place) ? sum + weight : sum), 0) / match.total;
  return contents.map((content, index): UnitScore => {
    const unit = units[index]!;
    const text = candidate.text.slice(unit.start, unit.end);
    if (!isTold(index) || !WORD.test(text)) return NOTHING;
    const before = isCarriedOn(passage, index) ? contents[index - 1] : undefined;
    const lacks = (place: number) => !content.holds[place]! && !topic.includes(place);
    const carried = before ? sumOf(rarities, (place) => before.holds[place]! && lacks(place)) : 0;
    const referred = REFERS_BACK.test(text) ? (match.sentences[index - 1] ?? 0) : 0;
    const head = heads[index];
    const headed = head ? sumOf(rarities, (place) => head.holds[place]! && !content.holds[place]!) : 0;
    const expected = thing === null ? 0 : holdsExpected(thing, text, analysis.language);
    const isAbove = (place: number) =>
      inTitle[place]! && !isMissing[place]! && !content.holds[place]! && !head?.holds[place];
    const isSaid = (place: number) => content.holds[place]! || (expected === 2 && kindPlaces.has(place));
    // Nothing says more of a question than all of it.
    const said = Math.min(
      1,
      sumOf(rarities, isSaid) +
        familyOf(asked, content) / match.total +
        titled +
        (PARTS.has(unit.kind) ? BELOW_HEADING * sumOf(rarities, isAbove) : 0) +
        TOPIC * sumOf(rarities, (place) => topic.includes(place) && !content.holds[place]!) +
        HEAD[headKind(unit, units)] * headed +
        CARRIED_ON * carried +
        REFERRED * referred,
    );
    const isHeadRelated = (place: number) =>
      PARTS.has(unit.kind) && !isRelated(content, place) && isAboveRelated(index, place);
    const related = shareOf((place) => isRelated(content, place)) + BELOW_HEADING * shareOf(isHeadRelated);
    if (said + related === 0) return NOTHING;
    // In other words alone it must be what was asked for.
    if (said === 0 && thing !== null && expected === 0) return NOTHING;
    // `What we can't take back` says it of each item below.
    const isDenied = (told: string) => denies(told, analysis.language);
    const isNot = asksNot && (isDenied(text) || (PARTS.has(unit.kind) && isDenied(headingOf(passage, unit))));
    const polarity = asksNot ? (isNot ? DENIED : -DENIED) : 0;
    const unasked = thing !== null && FIGURES.has(thing.expected) && hasUnaskedLabel(passage, unit) ? UNASKED_LABEL : 0;
    const names = isNounCapital ? 0 : shareOf((place) => asked[place]!.isName && content.holds[place]!);
    const own = asked.map((_, place) =>
      read[index]!.holds[place] || fit?.tells(index, asked[place]!.term) || (expected === 2 && kindPlaces.has(place))
        ? 1
        : isRelated(content, place)
          ? RELATIVE
          : content.family[place]!,
    );
    const withHeads = own.map((share, place) => (inTitle[place] || head?.holds[place] ? 1 : share));
    // `Under 18s` is no case of its own to who asks for a child of 16.
    const isWanted = () => asked.some(({ term }) => fit?.tells(index, term));
    const special = isSpecial(index) && !isWanted() ? SPECIAL : 0;
    const others = fit?.isOfOthers(index) ? OF_OTHERS : 0;
    const begins =
      (thing === null || unit.kind === "row") &&
      asked.length <= FEW_ASKED &&
      asked.some(({ forms }) => forms.includes(content.terms[0] ?? ""))
        ? BEGINS
        : 0;
    const crossed =
      unit.kind === "row" ? CROSSED * crossedShare(asked, candidate.text, { unit, analysis, kindPlaces }) : 0;
    const step = wantsSteps && unit.kind === "item" && isStep(text) ? STEP : 0;
    const score =
      said +
      RELATED * related -
      NAMES_COST * names +
      EXPECTED * expected +
      polarity +
      begins +
      crossed +
      step -
      unasked -
      special -
      others;
    return {
      score,
      own,
      withHeads,
      expected,
      isExpecting: thing !== null,
      ...(thing ? { thing: thing.expected } : {}),
    };
  });
}

/** Of the heading right above; `known` has those that were read. */
function termsAbove(
  { headingPath }: Unit,
  language: string,
  known: Map<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const heading = headingPath.at(-1) ?? "";
  const terms = known.get(heading) ?? new Set(analyzeAs(heading, language, language).map(({ term }) => term));
  known.set(heading, terms);
  return terms;
}

function headingOf({ candidate }: RankedPassage, { header, headingPath }: Unit): string {
  const head = header ? candidate.text.slice(header.start, header.end) : "";
  return `${headingPath.at(-1) ?? candidate.headingPath.at(-1) ?? ""}\n${head}`;
}

/** What a question about what is not so takes from a unit that says what is so, and gives to one that doesn't. */
const DENIED = 0.3;
/** Of a question of a word or two (`klarna`): what begins with it is about it. */
const FEW_ASKED = 2;
const BEGINS = 0.1;
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
  "date",
  "number",
  "weight",
]);

/**
 * The words that only say what kind of thing is asked for (`delivery cost`): whatever tells such a thing has said them.
 */
function placesOfKind(
  query: PreparedQuery,
  { match, analysis }: RankedPassage,
  thing: AskedThing | null,
): ReadonlySet<number> {
  if (thing === null) return new Set();
  const words = wordsForLanguage(query, analysis.language);
  const terms = new Set(
    words.flatMap(({ written, language, term }) => (isOfThing(written, language, thing.expected) ? [term] : [])),
  );
  return new Set(match.asked.flatMap(({ term }, place) => (terms.has(term) ? [place] : [])));
}

/**
 * The words that a passage's last heading has, when the question asks for nothing else: all below it is about them
 * (`refund`).
 */
function topicPlaces({ match, analysis }: RankedPassage, kindPlaces: ReadonlySet<number>): number[] {
  const places = [...match.asked.keys()].filter((place) =>
    match.asked[place]!.forms.some((form) => analysis.topic.has(form)),
  );
  const isWhole = match.asked.every(
    ({ isLastTurn }, place) => !isLastTurn || kindPlaces.has(place) || places.includes(place),
  );
  // `and how long does it take?` has no word of its own.
  const isCarried = match.asked.every(({ isLastTurn }) => !isLastTurn);
  return isWhole && (isCarried || places.some((place) => match.asked[place]!.isLastTurn)) ? places : [];
}

/**
 * Of a question for figures the sentence that has the word itself tells them more surely than another below the
 * heading.
 */
const TOPIC = 0.8;

function withTopic(contents: UnitContent[], places: readonly number[], isAbout: (index: number) => boolean) {
  if (places.length === 0) return contents;
  return contents.map((content, index): UnitContent => {
    if (!isAbout(index)) return content;
    return { ...content, holds: content.holds.map((held, place) => held || places.includes(place)) };
  });
}

/** A unit that tells of the day holds its name; one whose words only stand for it does not. */
function withFit(contents: UnitContent[], asked: readonly AskedTerm[], fit: CircumstanceFit | null): UnitContent[] {
  if (fit === null) return contents;
  return contents.map((content, index) => ({
    ...content,
    holds: content.holds.map((held, place) => fit.tells(index, asked[place]!.term) || (held && !fit.isOfOthers(index))),
  }));
}

const NOTHING: UnitScore = { score: 0, own: [], withHeads: [], expected: 0, isExpecting: false };
const RELATIVE = 0.7;

/** The unit that heads another one, as far as it isn't a part of it. */
function headOf(
  { header, start }: Unit,
  units: readonly Unit[],
  contents: readonly UnitContent[],
): UnitContent | undefined {
  if (!header || header.start === start) return undefined;
  const place = units.findIndex((unit) => unit.start <= header.start && header.start < unit.end);
  return contents[place];
}

function headKind({ header }: Unit, units: readonly Unit[]): keyof typeof HEAD {
  const head = header && units.find((unit) => unit.start === header.start);
  return head?.kind === "question" || head?.kind === "heading" ? head.kind : "sentence";
}

/** What only the unit's own head holds, as a share of what the unit's words would count. */
const HEAD = { question: 0.8, heading: 0.7, sentence: 0.5 } as const;

/** Whether nothing but a space parts a sentence from the one before it. */
function isCarriedOn({ candidate, analysis }: RankedPassage, index: number): boolean {
  const before = analysis.sentences[index - 1];
  return before !== undefined && !candidate.text.slice(before.end, analysis.sentences[index]!.start).includes("\n");
}

const WORD = /[\p{L}\p{N}]/u;

/** Of a word that the passage lacks, what another word of the same wish counts (`AskedTerm.relatives`). */
const RELATED = 0.3;
/** A sentence of a paragraph may leave to the one before it what it is about. */
const CARRIED_ON = 0.3;
const REFERRED = 0.1;
/** A row, an item or a term names its own thing alone, and leaves the rest to the heading of its table or list. */
const PARTS: ReadonlySet<Unit["kind"]> = new Set(["row", "item", "definition"]);
const BELOW_HEADING = 0.6;
/** What only the heading names, all sentences below it are about. */
const HEADED = 0.4;
/** … the more surely the nearer it stands. */
const HEADED_BY_LAST = 0.5;
/** Who is asked about is seldom named again where something is told of them. */
const NAMES_COST = 0.2;
const EXPECTED = 0.3;

/** A sentence that begins so speaks of what the sentence before it names. */
const REFERS_BACK = /^(?:It|He|She|They|This|These|His|Her|Its|Their|Such|That|Those)\b/;

/** Each term's part of the question, heavier the fewer sentences of the passage hold it. */
function rarityOf(asked: readonly AskedTerm[], contents: readonly UnitContent[]): number[] {
  const rarities = asked.map(({ weight }, place) => {
    const holding = contents.reduce((count, { holds }) => count + (holds[place] ? 1 : 0), 0);
    return weight * Math.log(1 + contents.length / (holding || 1));
  });
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0) || 1;
  return rarities.map((rarity) => rarity / total);
}

function sumOf(values: readonly number[], counts: (place: number) => boolean): number {
  return values.reduce((sum, value, place) => (counts(place) ? sum + value : sum), 0);
}

function familyOf(asked: readonly AskedTerm[], { holds, family }: UnitContent): number {
  return asked.reduce((sum, { weight }, place) => (holds[place] ? sum : sum + weight * family[place]!), 0);
}

interface UnitContent {
  terms: readonly string[];
  /** For each term of the question, whether the unit holds it. */
  holds: boolean[];
  /** … and how near its own words come to one that it doesn't hold. */
  family: readonly number[];
}

function readContents(asked: readonly AskedTerm[], { sentenceTerms }: RankedPassage["analysis"]): UnitContent[] {
  const indexOf = new Map(asked.flatMap(({ forms }, index) => forms.map((form) => [form, index])));
  return sentenceTerms.map((terms): UnitContent => {
    const holds = asked.map(() => false);
    for (const term of terms) {
      const place = indexOf.get(term);
      if (place !== undefined) holds[place] = true;
    }
    return { terms, holds, family: asked.map(({ term }, place) => (holds[place] ? 0 : wordFamilyShare(term, terms))) };
  });
}
