import { analyzeAs, primaryLanguage } from "../analysis/analyze.ts";
import { type Day, dayNamed, shortDayNames } from "../analysis/day-names.ts";
import { editDistance } from "../analysis/edit-distance.ts";
import { englishWordKind } from "../analysis/english-word-kind.ts";
import { BASE_FORMS } from "../analysis/irregular-forms.ts";
import { isCommonEnglish, meantEnglish, swapped, vowelsReplaced } from "../analysis/meant-english.ts";
import { languagesWithStopwords, stopwordsOf } from "../analysis/stopwords.ts";
import type { Vocabulary } from "../segments/vocabulary.ts";
import { isCarryingWord } from "./carrying-words.ts";
import { compoundParts } from "./compound-parts.ts";
import { feastTerms, withoutOtherFeasts } from "./feast-terms.ts";
import { mayBeCompound } from "./find-compound-end.ts";
import { isComparingWord } from "./is-comparing-word.ts";
import { isLikelySlip, isReplaced } from "./is-likely-slip.ts";
import { joinWritten } from "./join-written.ts";
import { type PreparedQuery, type QueryWord, queryTerms } from "./prepare-query.ts";
import { areaOf } from "./site-terms/area-names.ts";
import { countriesNamed, groupTerms } from "./site-terms/group-terms.ts";
import { kindLanguages, kindsNamed, widerTerms } from "./site-terms/kinds-named.ts";
import { mendSiteTerm } from "./site-terms/mend-site-term.ts";
import {
  isOfThing,
  joinedName,
  namesOfSeveralWords,
  relativesOfTerm,
  siteRelatives,
  termsOfThing,
  thingsNamed,
} from "./site-terms/site-relatives.ts";

/**
 * The question in the words of a library: a word that it never uses becomes another word for the same thing that it
 * does use, or, where it is no word at all, the one that it was meant to be. Words that the library has stay as they
 * are.
 */
export function attuneQuery(query: PreparedQuery, vocabulary: Vocabulary): PreparedQuery {
  const isEnglish = query.language === null || primaryLanguage(query.language) === "en";
  const isOther = query.language === null || !isEnglish;
  // Few words may be taken for those of another language: what is known of them in the library tells.
  const known = (words: readonly QueryWord[]) =>
    words.filter(({ term }) => vocabulary.documentFrequency(term) > 0).length;
  const isMet = (words: readonly QueryWord[]) => known(words) * 2 > words.length;
  const mendsEnglish = isEnglish || known(query.english) > 0;
  // What is found in its own language isn't looked for in others; where that isn't known, it is the one that has more
  // of the words.
  const isOpen = query.language === null;
  const [inEnglish, inOther] = [known(query.english), known(query.other)];
  const isFoundInOther = isMet(query.other) && (!isEnglish || (isOpen && inOther > inEnglish));
  const isFoundInEnglish = isMet(query.english) && (!isOther || (isOpen && inEnglish > inOther));
  const english = isFoundInOther
    ? query.english
    : attuneWords(query.english, vocabulary, { isEnglish: true, mends: mendsEnglish });
  const other = isFoundInEnglish
    ? query.other
    : attuneWords(query.other, vocabulary, { isEnglish: false, mends: isOther });
  if (english === query.english && other === query.other) return query;
  const meant = withoutUnknownKind(english, query.question, vocabulary);
  return { ...query, english: meant, other, terms: queryTerms(meant, other) };
}

/**
 * `Which algorithm are webhooks signed with`: the answer is one, and no page may call it so. Where the library lacks
 * the word, and has two others of the question, it is left out.
 */
function withoutUnknownKind(words: QueryWord[], question: string, vocabulary: Vocabulary): QueryWord[] {
  const kind = ASKS_WHICH.exec(question)?.[1]?.toLowerCase();
  if (kind === undefined) return words;
  const isUnknown = ({ written, term, stands }: QueryWord) =>
    written === kind && stands === undefined && vocabulary.documentFrequency(term) === 0;
  const isTelling = ({ term, weight, written, language }: QueryWord) =>
    weight === 1 && vocabulary.documentFrequency(term) > 0 && !isCarryingWord(written, language);
  if (!words.some(isUnknown) || words.filter(isTelling).length < 2) return words;
  return words.filter((word) => !isUnknown(word));
}

const ASKS_WHICH =
  /^(?:in |on |with |at |for )?(?:which|what)(?: (?!kind|type|sort)\p{L}+)? (\p{L}+) (?:do|does|did|is|are|was|were|can|will|should|must|has|have)(?!\p{L})/iu;

interface Reading {
  isEnglish: boolean;
  /** Whether the visitor may have meant to write words of it. */
  mends: boolean;
  /** Whether something is sent: who delivers to Europe delivers to France, but has no shop there. */
  isOfDelivery?: boolean;
}

/** The same array when nothing changes. */
function attuneWords(words: QueryWord[], vocabulary: Vocabulary, read: Reading): QueryWord[] {
  const isOfDelivery = words.some(({ written, language }) => isOfThing(written, language, "delivery"));
  const reading = { ...read, isOfDelivery };
  const joined = joinNames(joinWritten(words, vocabulary), vocabulary, reading);
  const isPlain = (word: QueryWord) => vocabulary.documentFrequency(word.term) > 0 && !isDoubtful(word);
  if (joined.every(isPlain)) return joined;
  const attuned = joined.flatMap((word) =>
    vocabulary.documentFrequency(word.term) > 0 ? [withParts(word, vocabulary)] : attuneWord(word, vocabulary, reading),
  );
  // A question of nothing but such words is left as it is.
  return attuned.some(({ weight }) => weight === 1) ? attuned : joined;
}

function isDoubtful({ written, language, isMeant }: QueryWord): boolean {
  return !isMeant && mayBeCompound(written, language);
}

/** Its term is a mere beginning: the library may have other words that begin so. */
function withParts(word: QueryWord, vocabulary: Vocabulary): QueryWord {
  const parts = isDoubtful(word) ? compoundParts(word, vocabulary) : [];
  return parts.length === 0 ? word : { ...word, parts };
}

/**
 * Two words that make one name (`money back`, `send it back`, `e-mail address`) become what the library calls the
 * thing. The same array when none do.
 */
function joinNames(asked: QueryWord[], vocabulary: Vocabulary, { isEnglish }: Reading): QueryWord[] {
  let words = asked;
  const joined: QueryWord[] = [];
  const isKnown = ({ term }: QueryWord) => vocabulary.documentFrequency(term) > 0;
  // `silla de ruedas`, where the library has what the list of other words ties to `silla`.
  const isNamedElse = (word: QueryWord, kinds: readonly string[]) => {
    const used = isKnown(word) ? [] : usedOf(word.alternatives, vocabulary);
    return used.length > 0 && !used.some(({ term }) => kinds.includes(term));
  };
  for (let index = 0; index < words.length; index++) {
    const word = words[index]!;
    const [direct, further] = [words[index + 1], words[index + 2]];
    // `left my goggles behind`
    const isParted = further !== undefined && direct !== undefined && PARTICLES.has(further.written);
    const next = isParted && joinedName(word.written, further.written, languageOf(word)) ? further : direct;
    const isNear = next !== undefined && next.weight === word.weight && next.position - word.position <= FAR;
    // `gift card` is found by its words where the library has them, `send back` says something else than its words.
    const feast = isNear ? feastTerms(`${word.written} ${next.written}`, word.language) : [];
    const isIdiom = isNear && (feast.length > 0 || PARTICLES.has(next.written) || !isKnown(word) || !isKnown(next));
    const name = isIdiom ? joinedName(word.written, next.written, languageOf(word)) : undefined;
    const isPair = isIdiom && next === direct;
    const pair = `${word.written}_${next?.written}`;
    const ofKind = isPair ? kindTerms(pair, word, vocabulary, isEnglish) : [];
    const [kind, ...kinds] = [word, next].some((one) => one && isNamedElse(one, ofKind)) ? [] : ofKind;
    const relatives = name ? siteRelatives(name, languageOf(word), isEnglish) : NO_RELATIVES;
    const others = (terms: readonly string[]) =>
      withoutOtherFeasts(`${word.written} ${next?.written}`, word.language, terms);
    const [own, foreign] = [[...feast, ...others(relatives.own)], others(relatives.foreign)];
    const used = usedOf(name && isPlainHead(word, next!) ? own.filter((term) => term !== next!.term) : own, vocabulary);
    const [best, ...rest] = used.length > 0 ? used : usedOf(foreign, vocabulary);
    if (best === undefined && kind !== undefined) {
      joined.push({ ...word, term: kind, pair, isName: false, alternatives: kinds, stands: "same" });
      index++;
    } else if (best) {
      const alternatives = [...rest.map(({ term }) => term), ...(isKnown(word) ? [word.term] : [])];
      joined.push({ ...word, term: best.term, isName: false, alternatives, stands: "same" });
      if (next === direct) index++;
      else words = [...words.slice(0, index + 2), ...words.slice(index + 3)];
    } else joined.push(word);
  }
  return joined.length === asked.length ? asked : joined;
}

/**
 * Of `driving licence` a licence is no other name: who has dogs' alone doesn't tell of it. A month is one of `per
 * month`.
 */
function isPlainHead(first: QueryWord, next: QueryWord): boolean {
  return !PARTICLES.has(next.written) && !EACH.has(first.written);
}

const EACH: ReadonlySet<string> = new Set(["per", "each", "every", "pro", "par", "por", "al"]);

const languageOf = ({ isSpoken, language }: QueryWord) => (isSpoken ? language : null);

const PARTICLES: ReadonlySet<string> = new Set([
  "back",
  "off",
  "up",
  "out",
  "in",
  "away",
  "behind",
  "zuruck",
  "ab",
  "an",
  "terug",
]);
const NO_RELATIVES = { own: [], foreign: [] };
/** Words between the two of a name. */
const FAR = 3;

/** What stands for a word that the library never uses; nothing for one that nobody misses. */
function attuneWord(word: QueryWord, vocabulary: Vocabulary, reading: Reading): QueryWord[] {
  const isLetter = /^\p{Script=Latin}$/u.test(word.written);
  const [form] = usedOf(word.forms, vocabulary);
  const isCarrying = isCarryingWord(word.written, word.language);
  // `Hoe zeg ik op`: the whole verb says something.
  if (isLetter || isCommon(word) || (isCarrying && (reading.isEnglish || !form))) return [];
  if (form) return [{ ...word, term: form.term }];
  const own = usedOf(
    [...feastTerms(word.written, word.language), ...withoutOtherFeasts(word.written, word.language, word.alternatives)],
    vocabulary,
  );
  const [kind, ...kinds] = own.length > 0 ? [] : kindTerms(word.written, word, vocabulary, reading.isEnglish);
  if (kind !== undefined) return [{ ...word, term: kind, alternatives: kinds, stands: "same" }];
  const named =
    own.length > 0 ? own : usedOf(withoutOtherFeasts(word.written, word.language, word.foreign), vocabulary);
  // A day that nobody names is told by what is said of weekends, of weekdays and of hours.
  const day = named.length === 0 ? dayNamed(word.written, word.language) : undefined;
  const [best, ...rest] =
    day !== undefined
      ? dayWords(day, word.language, vocabulary, reading)
      : named.length === 0 && reading.isOfDelivery
        ? firstUsedOf(groupTerms(word, reading.isEnglish), vocabulary)
        : named;
  if (best) return [{ ...word, term: best.term, alternatives: rest.map(({ term }) => term), stands: "same" }];
  const several = nameOfSeveralWords(word, vocabulary, reading);
  if (several.length > 0) return several;
  if (isComparingWord(word.written, word.language)) return [];
  // `Belgien` is no slip for `Beginn`.
  if (!reading.mends || countriesNamed(word.written, word.language).length > 0 || areaOf(word.written)) return [word];
  const longer = vocabulary.findLonger(word.term);
  if (longer !== undefined) return [{ ...word, term: longer, stands: "same" }];
  const ends = word.isMeant ? [] : compoundEnds(word, vocabulary);
  if (ends.length > 0) return ends;
  const common = isMistypedCommon(word);
  if (common === "likely") return [];
  const meant = word.isMeant ? undefined : findMeant(word, vocabulary, reading);
  if (common === "maybe" && meant === undefined) return [];
  if (meant !== undefined) {
    const alternatives = relativesOfTerm(meant, reading.isEnglish ? "en" : word.language);
    return [{ ...word, term: meant, stands: "mended", alternatives }];
  }
  if (reading.isEnglish && isEnglishWord(word.written, word.term)) return [word];
  const english = reading.isEnglish && word.language === "en" && !word.isMeant ? meantEnglish(word.written) : undefined;
  if (english !== undefined) return attuneWord(asWritten(word, english), vocabulary, { ...reading, mends: false });
  const intended = mendSiteTerm(word.written, word.language, reading.isEnglish);
  const [first, ...others] = intended.filter(
    (term) => vocabulary.documentFrequency(term) > 0 && !word.refuted?.includes(term),
  );
  return [first === undefined ? word : { ...word, term: first, alternatives: others, stands: "same" }];
}

/** What the library says of the kind that a thing is of, as terms: dogs of a labrador. */
function kindTerms(name: string, word: QueryWord, vocabulary: Vocabulary, isEnglish: boolean): readonly string[] {
  const languages = word.isSpoken ? [word.language] : kindLanguages(isEnglish);
  const isUsed = (term: string) => vocabulary.documentFrequency(term) > 0 && !word.refuted?.includes(term);
  const found = languages.flatMap((language) => widerTerms(name, language, isEnglish, isUsed));
  return [...new Set(found)];
}

/** Its short names (`Sat`), else what is said of all days; of those that the library uses. */
function dayWords(day: Day, language: string, vocabulary: Vocabulary, { isEnglish }: Reading) {
  const short = usedOf(shortDayNames(language)[day - 1], vocabulary);
  return short.length > 0 ? short : usedOf(termsOfThing("weekdays", isEnglish), vocabulary);
}

/** A mistyped word as it was meant, with what is known of that. */
function asWritten(word: QueryWord, written: string): QueryWord {
  const [token] = analyzeAs(written, "en", "en");
  const { own, foreign } = siteRelatives(written, "en", true);
  return { ...word, written, term: token?.term ?? word.term, alternatives: own, foreign, isName: false };
}

/** `Tageskarte` where the library has `day` and `pass`; none where it lacks one of them. */
function nameOfSeveralWords(word: QueryWord, vocabulary: Vocabulary, { isEnglish }: Reading): QueryWord[] {
  const names = namesOfSeveralWords(word.written, word.isSpoken ? word.language : null, isEnglish);
  const name = names.find((terms) => terms.every((term) => vocabulary.documentFrequency(term) > 0)) ?? [];
  return name.map((term) => ({ ...word, term, isName: false, alternatives: [], stands: "same" }));
}

/** Of a compound that the library never uses: all its parts that it has, as terms. */
function compoundEnds(word: QueryWord, vocabulary: Vocabulary): QueryWord[] {
  const [modifier = "", ...ends] = compoundParts(word, vocabulary);
  const termsOf = (part: string) =>
    analyzeAs(part, word.language, word.language)
      .slice(0, 1)
      .map(({ term }) => term);
  const isUsed = termsOf(modifier).some((term) => vocabulary.documentFrequency(term) > 0);
  const terms = new Set(ends.flatMap(termsOf));
  return [...terms].map((term) => ({ ...word, term, stands: "same", ...(isUsed ? {} : { modifier }) }));
}

/**
 * Those of the terms that the library uses. Lists begin with what a thing is usually called: one further on goes before
 * another where it is much commoner.
 */
function usedOf(terms: readonly string[] = [], vocabulary: Vocabulary): { term: string; worth: number }[] {
  return terms
    .map((term, place) => ({ term, worth: vocabulary.documentFrequency(term) / COMMONER ** place }))
    .filter(({ worth }) => worth > 0)
    .toSorted((left, right) => right.worth - left.worth);
}

/** … of the first list of which any is used. */
function firstUsedOf(lists: readonly (readonly string[])[], vocabulary: Vocabulary) {
  return lists.map((terms) => usedOf(terms, vocabulary)).find((used) => used.length > 0) ?? [];
}

/** For each place further on. */
const COMMONER = 2.5;

/** A common word of any language, in a question whose language can't be told: `prueba de nivel`. */
function isCommon({ written, isSpoken }: QueryWord): boolean {
  return (
    !isSpoken &&
    written.length <= LONGEST_COMMON &&
    languagesWithStopwords().some((language) => stopwordsOf(language).has(written))
  );
}

const LONGEST_COMMON = 5;

/** `wher`, `kan`; maybe `tooh`: more leave a letter out than write one too many. Undefined for other words. */
function isMistypedCommon({ written, term, language }: QueryWord): "likely" | "maybe" | undefined {
  if (written.length > LONGEST_COMMON || thingsNamed(written, language).length > 0) return undefined;
  if (kindsNamed(written, language).length > 0) return undefined;
  // There is a list of English words alone: elsewhere one letter makes another word of a short one (`kat`, `kan`).
  if (written.length < (language === "en" ? 3 : SHORTEST_MENDED)) return undefined;
  if (language === "en" && englishWordKind(term) === "noun") return undefined;
  const near = [...stopwordsOf(language)].filter(
    (common) => common.length > 2 && common[0] === written[0] && editDistance(written, common, 1) <= 1,
  );
  if (near.length === 0) return undefined;
  return near.some((common) => common.length >= written.length) ? "likely" : "maybe";
}

function isEnglishWord(written: string, term: string): boolean {
  return englishWordKind(term) !== null || BASE_FORMS.has(written);
}

/** The term that a mistyped word was meant to be; undefined when nothing is near enough. */
function findMeant({ written, term }: QueryWord, vocabulary: Vocabulary, { isEnglish }: Reading): string | undefined {
  const isLong = written.length >= (isEnglish ? SHORTEST_MENDED : SHORTEST_MENDED_ELSEWHERE);
  if (!isLong || !/^\p{L}+$/u.test(written)) return undefined;
  // Of English words that a library lacks only two letters in each other's place tell of a slip: `trail` for `trial`.
  if (isEnglish && isEnglishWord(written, term)) return anotherWord(written, vocabulary);
  const word = isEnglish ? term : written;
  const most = isEnglish && word.length >= LONG_WORD ? 2 : 1;
  let meant: string | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  vocabulary.visitLike(word, most, (other) => {
    const distance = distanceTo(word, other, most, isEnglish);
    if (distance > most || !beginsAlike(word, other)) return;
    const frequency = vocabulary.documentFrequency(other);
    // Of words as near the commoner one.
    const cost = distance + (other[0] === word[0] ? 0 : 0.5) - Math.min(frequency, 100) / 1000;
    if (frequency === 0 || cost >= nearest) return;
    [meant, nearest] = [other, cost];
  });
  return meant;
}

/** … or one vowel for another in a word that few use: `teem` for `team`. */
function anotherWord(written: string, vocabulary: Vocabulary): string | undefined {
  const others = [...swapped(written), ...(isCommonEnglish(written) ? [] : vowelsReplaced(written))];
  return others
    .filter(isCommonEnglish)
    .flatMap((other) => analyzeAs(other, "en", "en").map(({ term }) => term))
    .find((term) => vocabulary.documentFrequency(term) > 0);
}

/** Few mistype the first letter, but some leave it out, or swap it with the next. */
function beginsAlike(word: string, other: string): boolean {
  return (
    word[0] === other[0] || other.startsWith(word.slice(0, 3), 1) || (word[0] === other[1] && word[1] === other[0])
  );
}

const SHORTEST_MENDED = 4;
/** There is a list of English words alone: elsewhere one letter makes another word of a short one (`ziek`, `zien`). */
const SHORTEST_MENDED_ELSEWHERE = 5;
const LONG_WORD = 8;
const SHORTEST_CUT = 5;

/** Terms outside English are the first five letters of longer words. */
function distanceTo(word: string, term: string, most: number, isEnglish: boolean): number {
  if (isEnglish) return term.length < SHORTEST_MENDED ? most + 1 : editDistance(word, term, most);
  if (!term.endsWith("-")) return term.length < SHORTEST_MENDED ? 2 : editDistance(word, term, 1);
  if (word.length < SHORTEST_CUT) return 2;
  const beginning = term.slice(0, -1);
  // Of a word only its beginning is known: one letter for another there makes another word as often as it mends one.
  if (isReplaced(word, beginning) && !isLikelySlip(word, beginning)) return 2;
  return Math.min(...[4, 5, 6].map((length) => editDistance(word.slice(0, length), beginning, 1)));
}
