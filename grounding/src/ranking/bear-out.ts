import { analyzeAs, primaryLanguage } from "../analysis/analyze.ts";
import { editDistance } from "../analysis/edit-distance.ts";
import { foldWord } from "../analysis/fold-word.ts";
import type { Candidate, PassageStatistics } from "./candidate.ts";
import { isCompounding, mayBeCompound } from "./find-compound-end.ts";
import { type PreparedQuery, type QueryWord, queryTerms } from "./prepare-query.ts";
import { countriesNamed } from "./site-terms/group-terms.ts";
import { widerNames } from "./site-terms/kinds-named.ts";
import { namesOfTerm, namesOfThing, siteRelatives, thingsNamed } from "./site-terms/site-relatives.ts";

/**
 * Terms of other languages than English are mere beginnings, so only texts tell whether a library has a word. What
 * the texts that were found don't bear out is read in another way: a compound (`Wochenendnotdienst`, where they only
 * have `Wochenende`) by its parts, a word that was taken for a mistyped one (`beachten`, where they have `Bleaching`)
 * as it is written, one that merely begins as others do (`internet`, where they have `interdit`) as one that the
 * library lacks, and a word that they only have at the end of others (`burger`, where they have `Rindsburger`) as
 * those. `asked` is the question as it was searched with, `found` the same in the library's words; undefined when
 * there is nothing to read in another way.
 */
export function bearOut(
  asked: PreparedQuery,
  found: PreparedQuery,
  candidates: readonly Pick<Candidate, "text" | "language">[],
  { documentFrequency }: Pick<PassageStatistics, "documentFrequency">,
): PreparedQuery | undefined {
  const doubtful = found.other.filter(
    (word) => word.parts !== undefined || (word.stands === "mended" && !word.isMeant),
  );
  // English texts have none of them.
  const isBeginning = (term: string) => term.endsWith("-") && documentFrequency(term) > 0;
  const beginning = found.other.flatMap(({ term, alternatives = [] }) => [term, ...alternatives]).filter(isBeginning);
  const unmet = found.other.filter((word) => mayEndCompounds(word) && documentFrequency(word.term) === 0);
  const joining = found.other.filter(mayJoin);
  if (doubtful.length === 0 && beginning.length === 0 && unmet.length === 0 && joining.length < 2) return undefined;
  const first = doubtful.length + unmet.length > 0 || joining.length > 1 ? undefined : lettersOf(beginning);
  const words = readWords(candidates, first);
  const ends = new Map(unmet.map((word) => [placeOf(word), compoundsEndingIn(word, words)]));
  const compounds = joinedTerms(joining, words);
  const refuted = new Set(doubtful.filter((word) => !isBorneOut(word, words)).map(({ position }) => position));
  const parts = new Map(found.other.map(({ position, parts }) => [position, parts]));
  const languages = new Set(candidates.map(({ language }) => language && primaryLanguage(language)));
  const beginnings = new Map(
    found.other.map((word) => [
      placeOf(word),
      mereBeginnings(word, words, isBeginning).union(foreignTerms(word, languages)),
    ]),
  );
  let isChanged = refuted.size > 0;
  const change = (word: QueryWord): QueryWord[] => {
    isChanged = true;
    return [word];
  };
  const withCompounds = (word: QueryWord): QueryWord => {
    const { term, forms = [] } = word;
    const terms = (compounds.get(placeOf(word)) ?? []).filter((one) => one !== term && !forms.includes(one));
    if (terms.length > 0) isChanged = true;
    return terms.length === 0 ? word : { ...word, forms: [...forms, ...new Set(terms)] };
  };
  const other = asked.other.map(withCompounds).flatMap((word): QueryWord[] => {
    if (refuted.has(word.position))
      return parts.get(word.position)?.map((written) => partOf(word, written)) ?? [{ ...word, isMeant: true }];
    const { compound = "", terms = [] } = ends.get(placeOf(word)) ?? {};
    const [term, ...alternatives] = terms;
    if (term !== undefined) return change({ ...word, term, alternatives, stands: "same", isMeant: true, compound });
    const mere = beginnings.get(placeOf(word));
    return mere === undefined || mere.size === 0 ? [word] : change(withoutTerms(word, mere));
  });
  return isChanged ? { ...asked, other, terms: queryTerms(asked.english, other) } : undefined;
}

/** A word that the library has nothing for, in a language that writes compounds as one word. */
function mayEndCompounds({ written, language, isSpoken, stands, parts }: QueryWord): boolean {
  return (
    isSpoken &&
    isCompounding(language) &&
    stands === undefined &&
    parts === undefined &&
    written.length > SHORTEST_END &&
    /^\p{L}+$/u.test(written)
  );
}

/** In a language that writes compounds as one word. */
function mayJoin({ written, language, isSpoken, weight }: QueryWord): boolean {
  return (
    isSpoken &&
    weight === 1 &&
    isCompounding(language) &&
    written.length >= SHORTEST_JOINED &&
    /^\p{L}+$/u.test(written)
  );
}

const SHORTEST_JOINED = 4;

/**
 * For two words of a question the terms of the compounds that join them, whatever the first is called: `Leihgeige` for
 * `Geige` and `mieten`, `Kinderchor` for `Chor` and `Kinder`.
 */
function joinedTerms(asked: readonly QueryWord[], words: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const joined = new Map<string, string[]>();
  for (const end of asked) {
    const stem = stemOf(end.written);
    if (stem.length < SHORTEST_JOINED) continue;
    const others = asked.filter((other) => other.position !== end.position);
    const ending = [...words].flatMap((word) => {
      const form = word.endsWith(stem) ? word : stemOf(word);
      return form.endsWith(stem) && form.length >= stem.length + SHORTEST_BEGINNING
        ? [{ word, beginning: form.slice(0, -stem.length) }]
        : [];
    });
    for (const { word, beginning } of ending) {
      const first = others.find((other) => beginningsOf(other).has(stemOf(beginning)));
      const [token] = first === undefined ? [] : analyzeAs(word, end.language, end.language);
      // Words that begin as the first does have its term whatever they end in.
      if (token === undefined || token.term === first!.term) continue;
      for (const one of [end, first!]) joined.set(placeOf(one), [...(joined.get(placeOf(one)) ?? []), token.term]);
    }
  }
  return joined;
}

/** What a compound of a thing may begin with: all its names, without their endings. */
function beginningsOf({ written, language }: QueryWord): ReadonlySet<string> {
  const names = thingsNamed(written, language).flatMap((thing) => namesOfThing(thing, language));
  return new Set([written, ...names.map(foldWord)].map(stemOf).filter((name) => name.length >= SHORTEST_BEGINNING));
}

/** `Bewohnerparkausweis` for `parkausweise`: the terms of the words that end so, the shortest word first. */
function compoundsEndingIn({ written, language }: QueryWord, words: ReadonlySet<string>) {
  const end = stemOf(written);
  const endsSo = (word: string) =>
    word.endsWith(written) || (end.length >= SHORTEST_END && [word, stemOf(word)].some((form) => form.endsWith(end)));
  const compounds = [...words]
    .filter((word) => word.length >= end.length + SHORTEST_BEGINNING && endsSo(word))
    .toSorted((left, right) => left.length - right.length);
  const terms = compounds.flatMap((word) => analyzeAs(word, language, language).map(({ term }) => term));
  return { compound: compounds[0] ?? "", terms: [...new Set(terms)].slice(0, MOST_COMPOUNDS) };
}

/** Without the ending of a case or of many. */
function stemOf(word: string): string {
  return word.replace(ENDING, "");
}

const ENDING = /(?:e[nrs]?|n|s)$/;
const SHORTEST_END = 5;
const SHORTEST_BEGINNING = 3;
const MOST_COMPOUNDS = 4;

/** The parts of a compound stand at one place. */
const placeOf = ({ position, written }: QueryWord) => `${position} ${written}`;

/** The terms looked for with a word that the texts have of other words alone. */
function mereBeginnings(
  word: QueryWord,
  words: ReadonlySet<string>,
  isBeginning: (term: string) => boolean,
): ReadonlySet<string> {
  if (word.parts !== undefined || word.stands === "mended" || word.isMeant) return NO_TERMS;
  const forms = word.stands === "same" ? [word.term, ...(word.alternatives ?? [])] : [word.term];
  return new Set(
    forms.filter((term) => {
      if (!isBeginning(term)) return false;
      // `repariert` and `Reparatur` are of one thing, whatever they end in.
      const others = [
        ...namesOfTerm(term, word.written, word.language),
        ...widerNames(term, word.pair ?? word.written, word.language),
      ];
      const names = word.stands === "same" ? others : [word.written, ...others];
      if (names.length === 0) return false;
      // `Francia` is no `francese`.
      const isCountry = countriesNamed(word.written, word.language).length > 0;
      const beginning = term.slice(0, -1);
      const begun: string[] = [];
      for (const found of words) if (found.startsWith(beginning)) begun.push(found);
      return (
        begun.length > 0 &&
        !begun.some((found) =>
          names.some((name) => (isCountry ? isLike(name, found, 1) : isOneWord(name, found, word.language))),
        )
      );
    }),
  );
}

/**
 * The terms of other languages that stand for a word, where all texts are in the asker's own: `casser` is `sönder` in
 * Swedish, which a French `sonde` has nothing to do with.
 */
function foreignTerms(word: QueryWord, languages: ReadonlySet<string | null>): ReadonlySet<string> {
  const { term, alternatives = [], foreign = [], stands, isSpoken, language } = word;
  if (stands !== "same" || !isSpoken || languages.size !== 1 || !languages.has(language)) return NO_TERMS;
  return new Set([term, ...alternatives].filter((one) => foreign.includes(one)));
}

const NO_TERMS: ReadonlySet<string> = new Set();

/** Whether two folded words that begin alike differ in their endings alone, or one is the beginning of a compound. */
function isOneWord(name: string, found: string, language: string): boolean {
  const shorter = Math.min(name.length, found.length);
  let alike = 0;
  while (alike < shorter && name[alike] === found[alike]) alike++;
  if (alike < shorter - (shorter > LONG_WORD ? LONG_ENDING : SHORT_ENDING)) return isLike(name, found, 1);
  if (isCompounding(language) || mayBeCompound(name, language)) return true;
  if (areOtherWords(name.slice(alike), found.slice(alike), name[alike - 1] ?? "")) return false;
  const tail = (name.length > found.length ? name : found).slice(shorter);
  return shorter > SHORT ? tail.length <= LONGEST_TAIL : SHORT_TAIL.test(tail);
}

/** `inter|net` and `inter|o`: endings of one word behind a consonant all begin with a vowel. */
function areOtherWords(first: string, second: string, before: string): boolean {
  if (first === "" || second === "" || VOWEL.test(before)) return false;
  return VOWEL.test(first) !== VOWEL.test(second);
}

const VOWEL = /^[aeiouy]/;
const SHORT_ENDING = 2;
const LONG_ENDING = 3;
const SHORT = 5;
/** `annuler`, `annulation`. */
const LONGEST_TAIL = 5;
/** Of a word of five letters: `color`, `colores`; not `mensa`, `mensaje`. */
const SHORT_TAIL = /^(?:e?s?|e?n|ne?s?|le?s?|r[es]?|[ao]s?|i|te?s?|x|e[rz]|d[oa]s?|mos)$/;

function withoutTerms(word: QueryWord, terms: ReadonlySet<string>): QueryWord {
  const { alternatives = [], foreign = [] } = word;
  const keeps = (term: string) => !terms.has(term);
  return {
    ...word,
    // Whole, as no text has it.
    term: terms.has(word.term) ? word.written : word.term,
    alternatives: alternatives.filter(keeps),
    foreign: foreign.filter(keeps),
    refuted: [...(word.refuted ?? []), ...terms],
  };
}

const SHORTEST_READ = 4;
const WORD = /\p{L}{4,}/gu;

/** The folded words of four letters and more; of plain Latin texts only those with such a first letter, where given. */
function readWords(candidates: readonly Pick<Candidate, "text">[], first: Uint8Array | undefined): Set<string> {
  const words = new Set<string>();
  for (const { text } of candidates) {
    if (first !== undefined && PLAIN.test(text)) readPlainWords(text, first, words);
    else for (const word of text.match(WORD) ?? []) words.add(foldWord(word));
  }
  return words;
}

const PLAIN = /^[\0-\x7f]*$/;

function readPlainWords(text: string, first: Uint8Array, words: Set<string>): void {
  let start = -1;
  for (let index = 0; index <= text.length; index++) {
    const letter = text.charCodeAt(index) | LOWER;
    if (letter >= LETTER_A && letter <= LETTER_Z) {
      if (start < 0) start = index;
    } else if (start >= 0) {
      if (index - start >= SHORTEST_READ && first[text.charCodeAt(start) | LOWER] === 1)
        words.add(text.slice(start, index).toLowerCase());
      start = -1;
    }
  }
}

/** Marks the first letters of terms, as far as they are of `a` to `z`. */
function lettersOf(terms: readonly string[]): Uint8Array {
  const letters = new Uint8Array(LETTER_Z + 1);
  for (const term of terms) letters[term.charCodeAt(0)] = 1;
  return letters;
}

/** Makes a letter of ASCII a small one. */
const LOWER = 0x20;
const LETTER_A = 0x61;
const LETTER_Z = 0x7a;

function isBorneOut({ written, parts }: QueryWord, words: ReadonlySet<string>): boolean {
  if (parts !== undefined) {
    const beginning = written.slice(0, written.length - parts.at(-1)!.length + SHORTEST_PART);
    return words.values().some((word) => word.startsWith(beginning));
  }
  const most = written.length >= LONG_WORD ? 2 : 1;
  return words.values().some((word) => isLike(written, word, most));
}

/** Whether a word is another one but for some letters, or begins so: `liferung`, `Lieferungen`. */
function isLike(written: string, word: string, most: number): boolean {
  return [0, 1, 2].some((more) => {
    const beginning = word.slice(0, written.length + more);
    return (
      editDistance(written, beginning, most) <= most || editDistance(written, beginning.slice(0, -1), most) <= most
    );
  });
}

const LONG_WORD = 8;
const SHORTEST_PART = 4;

/** With the terms of the part alone: what else is known of it is found again. */
function partOf(word: QueryWord, written: string): QueryWord {
  const [token] = analyzeAs(written, word.language, word.language);
  const { own, foreign } = siteRelatives(written, word.isSpoken ? word.language : null, false);
  return {
    ...word,
    term: token?.term ?? written,
    written,
    isName: false,
    isMeant: true,
    alternatives: own.filter((term) => term !== token?.term),
    foreign,
  };
}
