import { primaryLanguage } from "../../analysis/analyze.ts";
import { dayNamed } from "../../analysis/day-names.ts";
import { englishWordKind } from "../../analysis/english-word-kind.ts";
import { stopwordsOf } from "../../analysis/stopwords.ts";
import type { PassageStatistics } from "../../ranking/candidate.ts";
import { isCarryingWord } from "../../ranking/carrying-words.ts";
import { goesOn } from "../../ranking/leans-on-history.ts";
import type { PreparedQuery, QueryWord } from "../../ranking/prepare-query.ts";
import type { RankedPassage } from "../../ranking/rank-passages.ts";
import { areaOf } from "../../ranking/site-terms/area-names.ts";
import { isOfThing } from "../../ranking/site-terms/site-relatives.ts";
import { type AskedCode, askedCodes, hasCode, holdsCode, tellsCode } from "../questions/asked-codes.ts";
import { asksWhoDoes } from "../questions/asks-who-does.ts";
import { expectedAnswer } from "../questions/question-words.ts";
import { tellsOtherCompounds } from "../questions/whole-compounds.ts";
import { type RatedUnit, rateUnits } from "../rating/rate-units.ts";
import { tellsOfOtherPlace } from "../rating/tells-of-other-place.ts";
import { MET, turnWords } from "../rating/turn-words.ts";
import { tellsMeasure } from "../told/tells-measure.ts";
import { lacksFigure } from "./lacks-figure.ts";
import { lacksTarget } from "./lacks-target.ts";
import { lacksWithout } from "./lacks-without.ts";
import { tellsApart } from "./tells-apart.ts";

/**
 * Whether the best unit is about something else than the question: a thing that is asked for by name (`Tarn 4`, `JSON`,
 * `snowshoes`) stands neither in it nor in what heads it (`named`). A thing that the library never names counts as one,
 * unless much else of a long question is there (`likely`).
 */
export function findNearMiss(
  query: PreparedQuery,
  best: RatedUnit,
  ranked: readonly RankedPassage[],
  statistics: PassageStatistics,
): "named" | "likely" | null {
  const { passage } = best;
  const { language } = passage.analysis;
  const { words, isMet } = turnWords(query, best);
  if (words.length === 0) return null;
  const text = passage.candidate.text.slice(best.unit.start, best.unit.end);
  const missing = words.filter((word) => !isMet(word) && !tellsMeasure(word.written, word.language, text));
  const codes = askedCodes(query.question, ranked);
  // Of two that are compared each may stand in a unit of its own.
  const isThere = (code: AskedCode) =>
    holdsCode(code, passage, best.unit) || (codes.length > 1 && ranked.some((other) => hasCode(code, other)));
  if (!codes.every(isThere)) return "named";
  if (lacksFigure(query, best)) return "likely";
  if (best.expected === 2 && lacksWithout(query.question, text)) return "named";
  if (lacksArea(words, isMet, passage)) return "named";
  if (tellsOfOtherPlace(best, new Set(missing.map(({ term }) => term)), ranked)) return "named";
  // `my code thingy says E12`: no other sentence is about it.
  if (codes.some((code) => tellsCode(code, passage, best.unit))) return null;
  const isLeftOut = (word: QueryWord) => isEverywhere(word, statistics) && isInPassage(word, best);
  if (missing.some((word) => isNamed(word, words, query.question) && !isLeftOut(word))) return "named";
  if (lacksYear(query.question, best)) return "likely";
  if (words.filter((word) => lacksModifier(word, passage)).length > words.length * FEW_THINGS) return "named";
  if (words.every(({ isName }) => isName) && definesNothing(query, best)) return "likely";
  // Words of another language stand nowhere; but without most of them nothing says what was asked.
  if (query.language !== null && primaryLanguage(query.language) !== language)
    return isOtherThing(query, words, missing) || (best.expected === 0 && missing.length > words.length * FEW_FOREIGN)
      ? "likely"
      : null;
  if (lacksTarget(query, best, words) || endsInUnknownPair(words, missing, statistics)) return "likely";
  if (DO_YOU.test(query.question) && beginsUnknown(words, missing, statistics)) return "likely";
  if (tellsOfOther(query, best, { words, missing, ranked })) return "likely";
  const lacked = missing.filter((word) => isThing(word, query.question));
  if (tellsApart(query, best, { words, lacked, ranked })) return "named";
  const isStrange = (word: QueryWord) =>
    statistics.documentFrequency(word.term) === 0 || tellsOtherCompounds(word, ranked);
  const strange = missing.filter(isStrange);
  // `tarif senior`: prices are told, and nothing of a senior anywhere.
  if (
    words.length === PAIR &&
    best.expected === 2 &&
    missing.length === strange.length &&
    isOtherThing(query, words, missing)
  )
    return "likely";
  // `réduction senior`: one is told, for somebody else.
  const isDiscount = ({ written, language: spoken, isSpoken }: QueryWord) =>
    isOfThing(written, isSpoken ? spoken : language, "discount");
  const isOneStrange = strange.length === 1 && missing.length === 1;
  if (isOneStrange && words.length === PAIR && words.some((word) => isDiscount(word) && isMet(word))) return "named";
  if (isOneStrange && isOtherKind(query, best, { words, strange: strange[0]!, ranked })) return "likely";
  // `and halal?`: what a turn goes on to is the whole of what it asks.
  if (strange.length === words.length && goesOn(query.question) && !words.some(isCarrying)) return "likely";
  const unknown = strange.filter((word) => isUnknownName(word));
  if (unknown.some(({ isName }) => isName)) return "named";
  if (unknown.length > words.length * FEW_UNKNOWN) return "likely";
  // With two words met, what somebody does or is besides may be a mere circumstance.
  const isTold = words.length - missing.length >= 2;
  const things = strange.filter(
    (word) =>
      isThing(word, query.question) &&
      !isModifier(word, words, missing) &&
      !(isTold && standsBehindPronoun(word, query.question)),
  );
  return things.length > words.length * FEW_THINGS ? "likely" : null;
}

function isCarrying({ written, language }: QueryWord): boolean {
  return isCarryingWord(written, language) || /\p{N}/u.test(written) || isDay({ written, language });
}

function isDay({ written, language }: Pick<QueryWord, "written" | "language">): boolean {
  return dayNamed(written, language) !== undefined;
}

/**
 * Who asks whether something is sent to a city is told by what says so of its country, not by what merely names that.
 */
function lacksArea(words: readonly QueryWord[], isMet: (word: QueryWord) => boolean, passage: RankedPassage): boolean {
  const areas = words.filter(({ stands, written }) => stands === "same" && areaOf(written) !== undefined);
  if (areas.length === 0) return false;
  const spoken = primaryLanguage(passage.analysis.language);
  const told = withHeads(passage.candidate).match(/\p{L}{4,}/gu) ?? [];
  if (areas.some((word) => !isMet(word))) return words.length <= PAIR;
  return !told.some((word) => isOfThing(word, spoken, "delivery"));
}

/** `Katzensteuer`, where a passage tells of another tax: what the compound begins with stands nowhere in it. */
export function lacksModifier({ modifier = "" }: QueryWord, { candidate }: RankedPassage): boolean {
  if (modifier.length < SHORTEST_MODIFIER) return false;
  const told = fold(withHeads(candidate));
  return !told.includes(modifier.slice(0, SHORTEST_MODIFIER));
}

const SHORTEST_MODIFIER = 4;

function withHeads({ title, headingPath, text }: RankedPassage["candidate"]): string {
  return [title ?? "", ...headingPath, text].join("\n");
}

/** `Was kostet eine Tageskarte?`: a price is told, of none of the things that are asked for. */
function isOtherThing(
  { question, language }: PreparedQuery,
  words: readonly QueryWord[],
  missing: readonly QueryWord[],
): boolean {
  const expected = expectedAnswer(question, primaryLanguage(language));
  const kind = expected === "name" && asksWhoDoes(question) ? "teacher" : expected;
  const things = words.filter(
    (word) => (kind === null || !isOfThing(word.written, word.language, kind)) && !isDay(word),
  );
  return things.length > 0 && things.every((word) => missing.includes(word));
}

/**
 * A figure is told (`a filling is repaired free of charge`), of none of the things that are asked for (`what does a
 * veneer cost`), which the library speaks of without one.
 */
function tellsOfOther(
  query: PreparedQuery,
  { passage, index, expected }: RatedUnit,
  {
    words,
    missing,
    ranked,
  }: { words: readonly QueryWord[]; missing: readonly QueryWord[]; ranked: readonly RankedPassage[] },
): boolean {
  if (expected < 2 || !isOtherThing(query, words, missing)) return false;
  const before = new Set(passage.analysis.sentenceTerms[index - 1] ?? []);
  if (missing.some(({ term }) => before.has(term))) return false;
  const speaking = rateUnits(query, ranked).all.filter((unit) => missing.some((word) => holdsWord(word, unit)));
  return speaking.length > 0 && speaking.every((unit) => unit.expected < 2);
}

/** `kayak triple`, where a price is told of `Kayak individual` and of `Kayak doble`. */
function isOtherKind(
  query: PreparedQuery,
  best: RatedUnit,
  { words, strange, ranked }: { words: readonly QueryWord[]; strange: QueryWord; ranked: readonly RankedPassage[] },
): boolean {
  if (best.expected < 2 || words.length <= PAIR || !JOINS_BEHIND.has(strange.language)) return false;
  const thing = words.find(({ position }) => position === strange.position - 1);
  if (thing === undefined || thing.isName || words.at(-1) !== strange) return false;
  const isAlike = (unit: RatedUnit) =>
    unit.passage === best.passage && unit.unit.kind === best.unit.kind && unit.expected === 2 && holdsWord(thing, unit);
  return rateUnits(query, ranked).all.filter(isAlike).length > 1;
}

/** Where what says which kind is meant stands behind the thing. */
const JOINS_BEHIND: ReadonlySet<string> = new Set(["fr", "es", "it", "pt"]);

function holdsWord({ term }: QueryWord, { passage, own }: RatedUnit): boolean {
  return (own[passage.match.asked.findIndex((one) => one.term === term)] ?? 0) >= MET;
}

/** A kind of thing, and a thing. */
const PAIR = 2;
/** With less of a question than this missing, the rest says what is meant. */
const FEW_THINGS = 0.25;
/** … of words that are none of its language, and may be mistyped. */
const FEW_UNKNOWN = 0.34;
/** Of a question in another language than the passage's: what may be missing where nothing else speaks for it. */
const FEW_FOREIGN = 0.4;

/**
 * `Do you charge for gift wrapping?`: the last two words stand side by side, the library never uses one of them, and
 * the unit has neither.
 */
function endsInUnknownPair(
  words: readonly QueryWord[],
  missing: readonly QueryWord[],
  statistics: PassageStatistics,
): boolean {
  const pair = words.slice(-2);
  const [first, second] = pair;
  if (!first || !second || second.position !== first.position + 1) return false;
  if (!pair.every((word) => missing.includes(word) && /^\p{L}{4,}$/u.test(word.written))) return false;
  return pair.some(({ term }) => statistics.documentFrequency(term) === 0);
}

/** `do you repair bikes`, `do you offer debt advice`: of two words the first, which says what of it, is never used. */
function beginsUnknown(
  words: readonly QueryWord[],
  missing: readonly QueryWord[],
  statistics: PassageStatistics,
): boolean {
  const [first, second] = words;
  return (
    first !== undefined &&
    words.length === PAIR &&
    missing.includes(first) &&
    !missing.includes(second!) &&
    first.position + 1 === second!.position &&
    first.stands === undefined &&
    statistics.documentFrequency(first.term) === 0
  );
}

/** … or two bare words: `ios app`. */
const DO_YOU = /^\s*(?:(?:do|can|could|will|would) (?:you|u|ya)(?!\p{L})|[\p{L}'’-]+ [\p{L}'’-]+[\s?!.]*$)/iu;

/** `the catalogue of 2023`: a year that neither the passage nor its title names, where they name others or none. */
function lacksYear(question: string, { passage: { candidate } }: RatedUnit): boolean {
  const years = question.match(YEAR);
  if (years === null) return false;
  const told = withHeads(candidate);
  return years.some((year) => !told.includes(year) && !told.includes(`/${year.slice(2)}`));
}

/** Not `a 2000 pound bike`. */
const YEAR =
  /(?:(?<=(?<!\p{L})(?:in|of|from|since|for|im|von|aus|de|en|del|di|van|uit|från) )|(?=\p{N}{4}\s*(?:$|[?!.,;)])))(?<![\p{N}.,€$£])(?:19|20)\p{N}{2}(?![\p{N}%€$£]|[.,]\p{N})/gu;

/** Who asks what a name stands for (`What is the Lamp Club?`) isn't told by a sentence that merely has it. */
function definesNothing({ question, language }: PreparedQuery, { unit, expected, passage }: RatedUnit): boolean {
  const text = passage.candidate.text.slice(unit.start, unit.end);
  // `the annual general meeting (AGM)` says what the letters stand for.
  if (text.match(/\(\p{Lu}{2,8}\)/gu)?.some((letters) => question.toUpperCase().includes(letters.slice(1, -1))))
    return false;
  if (expected > 0 || unit.kind !== "sentence" || unit.header !== undefined) return false;
  return expectedAnswer(question, primaryLanguage(language)) === "definition";
}

/** A number behind a name (`Tarn 4`), or letters that stand for a name (`JSON`): nothing else will do. */
function isNamed({ written, position, isName }: QueryWord, words: readonly QueryWord[], question: string): boolean {
  if (!isName) return false;
  if (/^\p{N}/u.test(written))
    return words.some((word) => word.position === position - 1 && word.isName && /^\p{L}/u.test(word.written));
  const isShouted = !/\p{Ll}/u.test(question);
  return !isShouted && written.length > 1 && /^[\p{L}]+$/u.test(written) && question.includes(written.toUpperCase());
}

/** Letters that many of a library's texts have (`API`, `ID`) are left out where a passage goes on about them. */
function isEverywhere({ term, written }: QueryWord, { documentFrequency, passageCount }: PassageStatistics): boolean {
  return /^\p{L}/u.test(written) && documentFrequency(term) >= Math.max(FEW_TEXTS, COMMON_SHARE * passageCount);
}

function isInPassage({ term }: QueryWord, { passage }: RatedUnit): boolean {
  const asked = passage.match.asked.find((one) => one.term === term);
  return asked !== undefined && asked.positions.length > 0;
}

const FEW_TEXTS = 5;
const COMMON_SHARE = 0.02;

/** What is written like a name, or in an English question is no English word: `Ambleside`. */
function isUnknownName({ term, written, language, isName }: QueryWord): boolean {
  if (isName && language !== "de") return /^\p{L}/u.test(written);
  return language === "en" && /^\p{L}{3,}$/u.test(written) && englishWordKind(term) === null;
}

function isThing({ term, written, language, isName, isSpoken }: QueryWord, question: string): boolean {
  if (!/^\p{L}{3,}/u.test(written)) return false;
  if (language === "en") return englishWordKind(term) === "noun";
  // German nouns are written with a capital; elsewhere a noun has an article or a preposition before it.
  if (isName) return true;
  if (!isSpoken) return written.length >= LONG;
  const before = wordBefore(written, question);
  return before !== undefined && stopwordsOf(language).has(before);
}

/** `einen neuen Reißverschluss`: where nouns are written as one, a word before one that is met says how it is. */
function isModifier(
  { language, position, isName }: QueryWord,
  words: readonly QueryWord[],
  missing: readonly QueryWord[],
): boolean {
  if (isName || !JOINS_NOUNS.has(language)) return false;
  return words.some((word) => word.position === position + 1 && !missing.includes(word));
}

const JOINS_NOUNS: ReadonlySet<string> = new Set(["de", "nl", "sv", "da"]);

function standsBehindPronoun({ written, language }: QueryWord, question: string): boolean {
  return PRONOUNS[language]?.has(wordBefore(written, question) ?? "") ?? false;
}

/** Folded. */
function wordBefore(written: string, question: string): string | undefined {
  return new RegExp(`(\\p{L}+)['’]?\\s*["“«]?${written.slice(0, 3)}`, "iu").exec(fold(question))?.[1];
}

/** Behind who does something stands what is done or how they are: `als ik ziek word`, `puis-je photographier`. */
const PRONOUNS: Readonly<Record<string, ReadonlySet<string>>> = {
  fr: new Set(["je", "tu", "il", "elle", "on", "nous", "vous", "ils", "elles"]),
  es: new Set(["yo", "tu", "ella", "nosotros", "vosotros", "ellos", "ellas", "usted"]),
  it: new Set(["io", "tu", "lui", "lei", "noi", "voi", "loro"]),
  pt: new Set(["eu", "tu", "ele", "ela", "eles", "elas", "voce"]),
  nl: new Set(["ik", "jij", "je", "hij", "ze", "zij", "wij", "we", "jullie", "u", "men"]),
  sv: new Set(["jag", "du", "han", "hon", "vi", "ni"]),
  da: new Set(["jeg", "du", "han", "hun", "vi", "i", "man"]),
  pl: new Set(["ja", "ty", "my", "wy", "oni", "one"]),
};

const LONG = 5;

function fold(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
