import { tellBasicFact } from "../../basic-facts/tell-basic-fact.ts";
import type { AnalyzedPassage } from "../../ranking/analyze-passage.ts";
import { inverseDocumentFrequency, type PassageStatistics } from "../../ranking/candidate.ts";
import { leansOnHistory, refersBack } from "../../ranking/leans-on-history.ts";
import { askWords, isMet, matchPassage, type PassageMatch } from "../../ranking/match-passage.ts";
import { type PreparedQuery, type QueryWord, wordsForLanguage } from "../../ranking/prepare-query.ts";
import { type RankedPassage, scoreMatch } from "../../ranking/rank-passages.ts";
import { shareOfAnswer } from "../../ranking/share-of-answer.ts";
import { asksWhatOneThingIs } from "../questions/asks-what-one-thing-is.ts";
import { splitQuestion } from "../questions/split-question.ts";
import { type RatedUnit, rateUnits } from "../rating/rate-units.ts";
import { toldOfKind } from "../rating/told-of-kind.ts";
import { chosenRows } from "../tables/chosen-rows.ts";
import { comparesByFigures } from "../tables/compare-units.ts";
import { asksWhatIsNot, denies } from "../told/denies.ts";
import { answerOdds } from "./answer-odds.ts";
import { findConflict } from "./find-conflict.ts";
import { findNearMiss } from "./find-near-miss.ts";
import { missesFeast } from "./misses-feast.ts";
import { tellsNoSuchKind } from "./tells-no-such-kind.ts";
import { tellsOfOtherSize } from "./tells-of-other-size.ts";
import { tellsPart } from "./tells-part.ts";

export interface SupportDecision {
  /** How well the sources support an answer, 0 to 1; one half is where `balanced` begins to answer. */
  score: number;
  supported: boolean;
  /** What the passages' words alone make of it, 0 to 1: two readings of one question are compared by it. */
  strength: number;
  /**
   * Why there is no answer; null when there is one. `no_source`: nothing could be searched; `out_of_scope`: hardly a
   * word of the question stands in the nearest passage; `conflict`: two documents answer differently (`findConflict`
   * has both quotes).
   */
  reason: "no_source" | "low_support" | "conflict" | "out_of_scope" | null;
}

/** How much support an answer needs. `strict` answers less and errs less. */
export type Grounding = "strict" | "balanced";

/** Says before anything is generated whether the sources support an answer. See docs/decisions/0004-abstention.md. */
export function decideSupport(
  query: PreparedQuery,
  ranked: readonly RankedPassage[],
  statistics: PassageStatistics,
  grounding: Grounding = "balanced",
): SupportDecision {
  if (statistics.passageCount === 0) return refuse(0, "no_source", 0);
  const first = ranked[0];
  if (first === undefined) return refuse(0, "out_of_scope", 0);
  if (query.basicFact !== undefined)
    return tellBasicFact(query, ranked).length > 0
      ? { score: BASIC, supported: true, strength: BASIC, reason: null }
      : refuse(0, "low_support", 0);
  const isSmall = statistics.passageCount < FEW_PASSAGES;
  const enough = isSmall ? ENOUGH_AMONG_FEW : ENOUGH;
  const strength = isSmall
    ? strengthAmongFew(query, first, statistics)
    : strengthAmongMany(first) * (1 - STOOD_COST * shareStood(query, first));
  const met =
    strength *
    negationFactor(query.question, first) *
    historyFactor(query, first, statistics, enough) *
    (goesOnAbout(query, ranked) ? GOES_ON : 1);
  const strengthScore = Math.max(met / (met + enough), tellsItAll(query, ranked) ? TOLD : 0);
  const isWeighed = isSmall && query.goesBehind !== true;
  const best = strengthScore < THRESHOLDS[grounding] && !isWeighed ? [] : rateUnits(query, ranked).best;
  const [unit] = best;
  if (unit !== undefined && (tellsOfOtherSize(query.question, unit) || missesFeast(query, unit)))
    return refuse(NEAR_MISS, "low_support", NEAR_MISS);
  // Among many passages another may tell it in words that no list of kinds has: `timeout, in milliseconds`.
  if (isSmall && tellsNoSuchKind(query, best) && splitQuestion(query, ranked).length === 0)
    return refuse(NEAR_MISS, "low_support", NEAR_MISS);
  if (tellsOfSisters(query, best) && splitQuestion(query, ranked).length === 0)
    return refuse(NEAR_MISS, "low_support", NEAR_MISS);
  if (unit !== undefined && answersByFigures(query, rateUnits(query, ranked).all))
    return { score: TOLD, supported: true, strength: TOLD, reason: null };
  const missed = unit === undefined ? null : findNearMiss(query, unit, ranked, statistics);
  const isPartTold = missed !== null && tellsSomePart(query, ranked, statistics);
  const nearMiss = isPartTold ? null : missed;
  // Much that is met among many passages tells more than a word that the library may have another one for.
  const isOpen = nearMiss === "likely" && !isSmall;
  const left = isOpen ? (met * LIKELY_MISS) / (met * LIKELY_MISS + enough) : Math.min(NEAR_MISS, strengthScore);
  const told = nearMiss === null ? strengthScore : left;
  // What is missing of the whole may be another part of it.
  const score =
    isWeighed && unit && !isPartTold ? answerOdds(query, unit, { score: told, nearMiss, statistics }) : told;
  const isStrong = told >= THRESHOLDS[grounding];
  if (score < THRESHOLDS[grounding])
    return refuse(score, !isStrong && isStrange(first) ? "out_of_scope" : "low_support", told);
  return findConflict(query, ranked) === null
    ? { score, supported: true, strength: told, reason: null }
    : refuse(score, "conflict", told);
}

/** Whether a table's rows or two things are told apart by what they tell: no page says which is `the cheapest`. */
function answersByFigures(query: PreparedQuery, rated: readonly RatedUnit[]): boolean {
  return chosenRows(query, rated).length > 0 || comparesByFigures(query, rated);
}

/** Whether others of a kind are told than the one that is asked for, and the best unit says nothing of that. */
function tellsOfSisters(query: PreparedQuery, best: readonly RatedUnit[]): boolean {
  const [first] = best;
  if (first === undefined || first.toldOfKind === "it") return false;
  if (best.some((unit) => unit.toldOfKind === "others")) return true;
  const { units } = first.passage.analysis;
  const beside = [units[first.index - 1], units[first.index + 1]];
  return beside.some((unit) => unit !== undefined && toldOfKind(query, first.passage)(unit) === "others");
}

/**
 * Whether the best unit is of the very kind that is asked for, and has every other word: `Phone 01539 …` answers `what
 * is your phone number`, however little of the passage that is.
 */
function tellsItAll(query: PreparedQuery, ranked: readonly RankedPassage[]): boolean {
  const [best] = rateUnits(query, ranked).best;
  if (best === undefined || best.expected < 2) return false;
  const { asked } = best.passage.match;
  return asked.length > 0 && asked.every((_, place) => best.withHeads[place] === 1);
}

/** What stands where a site tells its basic facts is surely one. */
const BASIC = 0.9;
/** As surely as what is barely enough for `strict`. */
const TOLD = 0.56;

/** What lacks a thing that one part of the question names may tell another part: `and do you sell kayaks?` */
function tellsSomePart(query: PreparedQuery, ranked: readonly RankedPassage[], statistics: PassageStatistics): boolean {
  return splitQuestion(query, ranked).some((part) => {
    const [unit] = rateUnits(part.query, part.ranked).best;
    return unit !== undefined && tellsPart(unit) && findNearMiss(part.query, unit, part.ranked, statistics) === null;
  });
}

function refuse(score: number, reason: SupportDecision["reason"], strength: number): SupportDecision {
  return { score, supported: false, strength, reason };
}

/**
 * The passage's score by the weight of the question, less for a question of few words and without a part of the
 * heaviest word that was met: one rare word may be met by chance.
 */
function strengthAmongMany({ score, match, analysis }: Pick<RankedPassage, "score" | "match" | "analysis">): number {
  const words = match.asked.filter(({ isLastTurn }) => isLastTurn);
  const met = words.filter((word) => isMet(word, analysis));
  const heaviest = met.reduce((most, { weight }) => Math.max(most, weight), 0);
  const length = 1 + LENGTH_SHARE * Math.log(words.length + 1);
  return (length * (score - CHANCE_SHARE * heaviest)) / (match.total + FEW_WORDS);
}

/**
 * Of the last turn's words, in the passage's language: how many of them the library says in another way. Among many
 * passages each may by chance.
 */
function shareStood(query: PreparedQuery, { analysis }: RankedPassage): number {
  const words = wordsForLanguage(query, analysis.language).filter(({ weight }) => weight === 1);
  const stood = words.filter(({ stands, language }) => stands === "same" && language === analysis.language);
  return stood.length / (words.length || 1);
}

/**
 * A handful of passages can't tell rare words from common ones: the words are weighed as if there were more of them. A
 * word that the library never uses counts as a relative of the same wish that the passage has (`phone`: `call`).
 */
function strengthAmongFew(query: PreparedQuery, best: RankedPassage, statistics: PassageStatistics): number {
  const { analysis, candidate } = best;
  const weigh = (term: string) => inverseDocumentFrequency({ ...statistics, passageCount: FEW_PASSAGES }, term);
  const asked = wordsForLanguage(query, analysis.language);
  const found = new Set(asked.map(({ term }) => term));
  const stood = asked.map((word) => ({
    ...word,
    term: relativeIn(word, found, analysis, statistics) ?? word.term,
  }));
  const match = matchPassage(askWords(stood, weigh), analysis);
  const relatives = match.asked.filter(({ term, positions }) => positions.length > 0 && !found.has(term));
  const lexicalScore =
    (candidate.lexicalScore / best.match.total) * match.total +
    RELATIVE_SHARE * relatives.reduce((sum, { weight }) => sum + weight, 0);
  return scoreMatch(lexicalScore, match) / (Math.min(match.total, MOST_ASKED) + FEW_WORDS);
}

/** One that is not asked for itself: that would be met twice by one word. */
function relativeIn(
  { term, alternatives = [] }: QueryWord,
  asked: ReadonlySet<string>,
  analysis: AnalyzedPassage,
  statistics: PassageStatistics,
): string | undefined {
  if (statistics.documentFrequency(term) > 0) return undefined;
  return alternatives.find((relative) => !asked.has(relative) && analysis.terms.includes(relative));
}

/** Six or seven rare words: a visitor who tells a story asks no more than others. */
const MOST_ASKED = 26;
/** Of a word's weight, what BM25 would give for it, were it there. */
const RELATIVE_SHARE = 0.8;
const STOOD_COST = 0.9;
/** What a likely near miss leaves of the strength. */
const LIKELY_MISS = 0.85;
const CHANCE_SHARE = 0.2;
const LENGTH_SHARE = 0.05;
/** Below as many, what is met is hardly met by chance. */
export const FEW_PASSAGES = 100;
/** Two thirds of a rare word's weight: a question of one or two words is covered easily and proves little. */
const FEW_WORDS = 5;
/** The strength from which an answer is more likely right than not. */
const ENOUGH = 0.715;
/** The nearest that a near miss comes to what is enough: more is known of it than of what is about something else. */
const NEAR_MISS = 0.45;
/** The fewer the passages, the less is matched by chance. */
const ENOUGH_AMONG_FEW = 0.47;
const THRESHOLDS: Readonly<Record<Grounding, number>> = { strict: 0.55, balanced: 0.5 };
/** Below this share of its weight, and of its words, a question is about something else. */
const STRANGE = 0.3;
const STRANGE_WORDS = 0.25;

function isStrange({ match, analysis }: Pick<RankedPassage, "match" | "analysis">): boolean {
  const words = match.asked.filter(({ isLastTurn }) => isLastTurn);
  const met = words.filter((word) => isMet(word, analysis));
  return match.coverage < STRANGE && met.length <= STRANGE_WORDS * words.length;
}

/**
 * Words of the turn before may find a passage that the last turn hardly speaks of: they carry no answer alone. So what
 * the passage has for the last turn by itself counts too. `And on one route only?` is meant to be carried; a turn of
 * more words says itself what it is about.
 */
function historyFactor(
  query: PreparedQuery,
  { match, analysis }: RankedPassage,
  statistics: PassageStatistics,
  enough: number,
): number {
  const last = match.asked.filter(({ isLastTurn }) => isLastTurn);
  if (last.length === match.asked.length) return 1;
  if (last.length < WORDS_OF_ITS_OWN) return tellsOfAnother(query, { match, analysis }) ? OF_ANOTHER : 1;
  const words = wordsForLanguage(query, analysis.language).filter(({ weight }) => weight === 1);
  const passageCount = Math.max(statistics.passageCount, FEW_PASSAGES);
  const weigh = (term: string) => inverseDocumentFrequency({ ...statistics, passageCount }, term);
  const own = matchPassage(askWords(words, weigh), analysis);
  const score = scoreMatch(lexicalScoreOf(own, analysis, statistics.averageLength), own);
  const share = strengthAmongMany({ score, match: own, analysis }) / (ENOUGH_ALONE * enough);
  const carried = own.coverage < HARDLY_ITS_OWN ? HARDLY_ALONE : own.coverage < CARRIED_BY_HISTORY ? HISTORY_ALONE : 1;
  return carried * Math.min(1, Math.max(LEAST_ALONE, share)) ** SHARE_ALONE;
}

/**
 * `When did they arrive?` is about who was spoken of, `what is an enterprise?` about nothing else: a passage with
 * hardly a word of the turns before, or none of the last, tells of something else.
 */
function tellsOfAnother(query: PreparedQuery, { match, analysis }: Pick<RankedPassage, "match" | "analysis">): boolean {
  const [before, last] = [false, true].map((isLast) => match.asked.filter((word) => word.isLastTurn === isLast));
  if (asksWhatOneThingIs(query)) return last!.length > 0 && !last!.some((word) => isMet(word, analysis));
  if (!leansOnHistory(query.question) && !refersBack(query.question)) return false;
  return weightOf(before!.filter((word) => isMet(word, analysis))) < SPOKEN_OF * weightOf(before!);
}

function weightOf(words: readonly { weight: number }[]): number {
  return words.reduce((sum, { weight }) => sum + weight, 0);
}

const SPOKEN_OF = 0.2;
const OF_ANOTHER = 0.8;

/**
 * Whether the best passage is what the turn before was answered from, and the last turn, which says little by itself,
 * asks for something that it tells.
 */
function goesOnAbout(query: PreparedQuery, ranked: readonly RankedPassage[]): boolean {
  const best = ranked[0]!;
  if (query.answered === undefined || asksWhatOneThingIs(query) || shareOfAnswer(query.answered, best.analysis) === 0)
    return false;
  const last = best.match.asked.filter(({ isLastTurn }) => isLastTurn);
  if (last.length === 0 || last.some(({ positions }) => positions.length > 0)) return true;
  return rateUnits(query, ranked).best.some(({ passage, expected }) => passage === best && expected === 2);
}

const GOES_ON = 1.3;

/** BM25 of a match, from where its terms stand. */
function lexicalScoreOf({ asked }: PassageMatch, { terms, title }: AnalyzedPassage, averageLength: number): number {
  const length = K1 * (1 - B + (B * terms.length) / averageLength);
  return asked.reduce((sum, { forms, weight, positions }) => {
    const count = positions.length + (forms.some((form) => title.has(form)) ? 1 : 0);
    return sum + (weight * count * (K1 + 1)) / (count + length);
  }, 0);
}

const K1 = 1.2;
const B = 0.75;
const WORDS_OF_ITS_OWN = 4;
/** Below this share of the last turn's words, the turn before is what was found. */
const CARRIED_BY_HISTORY = 0.45;
const HISTORY_ALONE = 0.9;
/** … and below this one it says nearly nothing of what is asked. */
const HARDLY_ITS_OWN = 0.36;
const HARDLY_ALONE = 0.65;
/** Of the strength that is enough for an answer: what the last turn should meet by itself. */
const ENOUGH_ALONE = 0.7;
const LEAST_ALONE = 0.1;
const SHARE_ALONE = 0.2;

/** A sentence without a negation rarely answers a question that has one. */
function negationFactor(question: string, { match, analysis, candidate }: RankedPassage): number {
  if (!asksWhatIsNot(question, "en")) return 1;
  const place = match.sentences.indexOf(Math.max(...match.sentences));
  const sentence = analysis.sentences[place];
  if (sentence === undefined) return 1;
  return denies(candidate.text.slice(sentence.start, sentence.end), "en") ? 1 : UNMET_NEGATION;
}

const UNMET_NEGATION = 0.7;
