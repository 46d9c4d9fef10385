import { analyzeAs } from "../../analysis/analyze.ts";
import { longDayNames } from "../../analysis/day-names.ts";
import { editDistance } from "../../analysis/edit-distance.ts";
import { foldWord } from "../../analysis/fold-word.ts";
import { oncePerWord } from "../../analysis/once-per-word.ts";
import { stopwordsOf } from "../../analysis/stopwords.ts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { regionNames } from "./region-names.ts";
import { sv } from "./sv.ts";

/** By primary tag. The same name stands for the same thing in each. */
export const SITE_TERMS: Readonly<Record<string, string>> = { en, de, es, fr, it, nl, pt, sv, da, pl };

const NONE: readonly string[] = [];

/** Terms for the same thing: as the question's language says it, and as other languages do. */
export interface SiteRelatives {
  own: readonly string[];
  foreign: readonly string[];
}

/**
 * What visitors of any site ask for in other words than its pages, or in another language: the terms that texts use for
 * the same thing, English ones or those of all other languages. `spoken` is the primary tag of the question's language;
 * where that isn't known every language is its own.
 */
export function siteRelatives(word: string, spoken: string | null, isEnglish: boolean): SiteRelatives {
  const key = `${spoken ?? ""} ${isEnglish ? "en" : ""} ${word.toLowerCase()}`;
  const earlier = remembered.get(key);
  if (earlier) return earlier;
  const languages = spoken === null ? Object.keys(SITE_TERMS) : [spoken];
  const spokenIn = spoken === null ? languages.filter((language) => isFormOf(word, language)) : languages;
  const things = new Set(spokenIn.flatMap((language) => thingsOf(word, language, spoken !== null)));
  const own = new Set<string>();
  const foreign = new Set<string>();
  for (const [language, terms] of tables()) {
    if ((language === "en") !== isEnglish) continue;
    const found = languages.includes(language) ? own : foreign;
    for (const thing of things) for (const term of terms.get(thing) ?? NONE) found.add(term);
  }
  if (remembered.size >= REMEMBERED) remembered.clear();
  // Of a word that is cut: Italian `contanti` begins like German `Kontakt`.
  const known = spoken === null ? undefined : byTerm!.get(spoken);
  const isOther = (term: string) => !term.endsWith("-") || !known?.has(term);
  const relatives = { own: [...own], foreign: [...foreign.difference(own)].filter(isOther) };
  remembered.set(key, relatives);
  return relatives;
}

/**
 * The names of more than one word that texts have for what a word names, as terms: `day pass` for `Tageskarte`.
 * `spoken` and `isEnglish` as for `siteRelatives`.
 */
export function namesOfSeveralWords(word: string, spoken: string | null, isEnglish: boolean): readonly string[][] {
  if (spoken === null) return [];
  const things = new Set(thingsOf(word, spoken));
  if (things.size === 0) return [];
  return Object.entries(SITE_TERMS).flatMap(([language, list]) =>
    (language === "en") === isEnglish ? joinedNames(language, list, things) : [],
  );
}

function joinedNames(language: string, list: string, things: ReadonlySet<string>): string[][] {
  joined ??= new Map();
  let known = joined.get(language);
  if (!known) {
    known = new Map(
      list
        .trim()
        .split("\n")
        .map(readLine)
        .map(({ thing, asked, told }) => [thing, [...asked, ...told].filter((word) => word.includes("_"))]),
    );
    joined.set(language, known);
  }
  return [...things].flatMap((thing) =>
    (known.get(thing) ?? NONE)
      .map((name) => analyzeAs(name.replaceAll("_", " "), language, language).map(({ term }) => term))
      .filter((terms) => terms.length > 1),
  );
}

/** The terms of a thing, as English texts or those of all other languages say it. */
export function termsOfThing(thing: string, isEnglish: boolean): readonly string[] {
  return [...tables()].flatMap(([language, terms]) =>
    (language === "en") === isEnglish ? (terms.get(thing) ?? NONE) : NONE,
  );
}

/** The words that ask for a thing in a language (a primary tag), as they are written. */
export function namesOfThing(thing: string, language: string): readonly string[] {
  const line = SITE_TERMS[language]?.split("\n").find((one) => one.startsWith(`${thing}: `));
  return line === undefined ? NONE : readLine(line).asked;
}

/** The other terms that texts of the same language, a primary tag, use for what a term names. */
export function relativesOfTerm(term: string, language: string): readonly string[] {
  tables();
  const things = byTerm!.get(language)?.get(term) ?? NONE;
  const terms = new Set(things.flatMap((thing) => byLanguage!.get(language)!.get(thing) ?? NONE));
  terms.delete(term);
  return [...terms];
}

/** The folded names that other languages than English have for what a word names, as far as that is their term. */
export function namesOfTerm(term: string, word: string, language: string): readonly string[] {
  tables();
  const languages = SITE_TERMS[language] ? [language] : Object.keys(SITE_TERMS);
  const things = new Set(languages.flatMap((one) => thingsOf(word, one)));
  return (namesByTerm!.get(term) ?? NO_NAMES).filter(({ thing }) => things.has(thing)).map(({ name }) => name);
}

const NO_NAMES: readonly { thing: string; name: string }[] = [];

/**
 * The one name that two folded words make in a language (null: in any), as `siteRelatives` reads it: `e-mail address`,
 * `money back`. Undefined when they make none.
 */
export function joinedName(first: string, second: string, language: string | null): string | undefined {
  tables();
  const name = `${first}_${second}`;
  const languages = language === null ? [...byTerm!.values()] : [byTerm!.get(language)];
  if (languages.some((terms) => terms?.has(name))) return name;
  const key = language === null || language === "en" ? englishNameKey([first, second]) : undefined;
  return key !== undefined && byTerm!.get("en")!.has(key) ? key : undefined;
}

/** Whether a word, in that language (a primary tag), names the thing of that name: what is paid is a price. */
export function isOfThing(word: string, language: string, thing: string): boolean {
  const things = thingsOf(word, language);
  return things.includes(thing) || (OTHER_NAMES.get(thing) ?? NONE).some((other) => things.includes(other));
}

/** Of what is asked for, the site term whose words ask for it, too. */
const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ["price", ["pay"]],
  ["clock", ["hours", "when"]],
  ["date", ["when"]],
]);

// Results of a pure function over a fixed list; bounded.
const remembered = new Map<string, SiteRelatives>();
const REMEMBERED = 20_000;
let byLanguage: Map<string, Map<string, string[]>> | undefined;
let byTerm: Map<string, Map<string, string[]>> | undefined;
/** For each language, the folded names of each thing, whole. */
let byName: Map<string, Map<string, string[]>> | undefined;
/** The folded names in other languages than English, by their terms. */
let namesByTerm: Map<string, { thing: string; name: string }[]> | undefined;
/** For each language, the things that words of few letters name, by their roots. */
let byRoot: Map<string, Map<string, string[]>> | undefined;

/** Names of the things that a word, in that language (a primary tag), may stand for: the same in every language. */
export function thingsNamed(word: string, language: string): readonly string[] {
  return thingsOf(word, language);
}

/** `byRoots`: also those that only a root tells, of a word that is known to be of that language. */
function thingsOf(word: string, language: string, byRoots = true): readonly string[] {
  return byRoots ? thingsByRoots(word, language) : thingsByNames(word, language);
}

const thingsByRoots = oncePerWord((word, language) => findThings(word, language, true));
const thingsByNames = oncePerWord((word, language) => findThings(word, language, false));

function findThings(word: string, language: string, byRoots: boolean): readonly string[] {
  if (!SITE_TERMS[language]) return NONE;
  tables();
  const terms = byTerm!.get(language)!;
  if (word.includes("_")) return terms.get(word) ?? NONE;
  const things = analyzeAs(word, language, NO_STOPWORDS).flatMap(({ term }) => terms.get(term) ?? NONE);
  if (language === "en") return things;
  const folded = foldWord(word);
  // `reparación` is a repair, though `reparto` differs in its end alone.
  const exact = things.filter((thing) => byName!.get(language)!.get(thing)?.includes(folded));
  if (exact.length > 0) return exact;
  if (things.length > 0 || !byRoots) return things.filter((thing) => isNamed(thing, word, language));
  return byRoot!.get(language)!.get(rootOf(folded)) ?? NONE;
}

/**
 * What is left of a folded word of few letters without its ending: `lou` of `louer` and `louez`. Longer ones are cut
 * anyway. Empty where too little is left.
 */
function rootOf(word: string): string {
  if (word.length < SHORTEST_INFLECTED || word.length > LONGEST_INFLECTED) return "";
  const root = word.replace(ENDING, "");
  return root.length < SHORTEST_ROOT || root === word ? "" : root;
}

const SHORTEST_INFLECTED = 4;
const LONGEST_INFLECTED = 7;
const SHORTEST_ROOT = 3;
/** Of verbs, in French, Spanish, Italian, Portuguese, German, Dutch and Swedish. */
const ENDING =
  /(?:amos|emos|imos|iamo|ais|eis|ado|ido|ada|ida|ate|ete|ite|ato|uto|ano|ono|are|ere|ire|ons|ent|ez|er|ir|ar|es|as|an|en|st|te|ee?s?|re|[eaotr])$/;

/**
 * Whether a thing has a name in that language that differs from the word in its end or by a slip alone: of long words
 * terms are mere beginnings, and `verkauft` is no `verkaufsstelle`.
 */
function isNamed(thing: string, word: string, language: string): boolean {
  const folded = foldWord(word);
  const names = byName!.get(language)!.get(thing) ?? NONE;
  return names.some((name) => {
    const shorter = Math.min(name.length, folded.length);
    const isInflected =
      Math.abs(name.length - folded.length) <= LONGEST_INFLECTION &&
      name.slice(0, shorter - 2) === folded.slice(0, shorter - 2);
    const most = folded.length > SHORT_WORD ? 2 : 1;
    return isInflected || editDistance(name, folded, most) <= most;
  });
}

const LONGEST_INFLECTION = 4;
/** Two letters more make another word of it: `internet`, `interdit`. */
const SHORT_WORD = 8;

/**
 * Whether a word of a language that isn't known is one of that language's words but for its end: their terms are mere
 * beginnings.
 */
function isFormOf(word: string, language: string): boolean {
  if (language === "en" || word.includes("_")) return true;
  const folded = foldWord(word);
  return formsOf(language).some((form) => {
    const shorter = Math.min(form.length, folded.length);
    return (
      Math.abs(form.length - folded.length) <= LONGEST_END &&
      form.slice(0, shorter - 1) === folded.slice(0, shorter - 1)
    );
  });
}

const LONGEST_END = 2;

function formsOf(language: string): readonly string[] {
  forms ??= new Map(Object.entries(SITE_TERMS).map(([tag, list]) => [tag, [...new Set(readForms(list))]]));
  return forms.get(language) ?? NONE;
}

function readForms(list: string): string[] {
  return (list.match(/(?<=[ ])[^\s_]+/gu) ?? []).map(foldWord);
}

// Split from fixed lists when first asked for.
let joined: Map<string, ReadonlyMap<string, readonly string[]>> | undefined;
let forms: ReadonlyMap<string, readonly string[]> | undefined;

/** For each language, the terms of each thing. */
function tables(): Map<string, Map<string, string[]>> {
  if (byLanguage) return byLanguage;
  byLanguage = new Map();
  byTerm = new Map();
  byName = new Map();
  byRoot = new Map();
  namesByTerm = new Map();
  for (const [language, list] of Object.entries(SITE_TERMS)) {
    const things = new Map<string, string[]>();
    const terms = new Map<string, string[]>();
    const names = new Map<string, string[]>();
    const roots = new Map<string, string[]>();
    for (const line of list.trim().split("\n")) {
      const { thing, asked, told, only } = readLine(line);
      const named = new Set<string>();
      const found = new Set<string>();
      for (const word of [...asked, ...only]) {
        for (const name of word.includes("_") ? keysOfName(word, language) : termsOfWord(word, language))
          named.add(name);
        const root = rootOf(foldWord(word));
        if (root !== "") addTo(roots, root, thing);
      }
      for (const word of [...asked, ...told].filter((word) => !word.includes("_")))
        for (const term of termsOfWord(word, language)) {
          found.add(term);
          if (language !== "en") addTo(namesByTerm, term, { thing, name: foldWord(word) });
        }
      things.set(thing, [...found]);
      names.set(thing, [...asked, ...only].flatMap(namesOfWord));
      for (const name of named) addTo(terms, name, thing);
    }
    for (const [region, name] of regionNames(language)) {
      const [term, ...more] = analyzeAs(name, language, language);
      if (term === undefined || more.length > 0) continue;
      things.set(region, [...new Set([...(things.get(region) ?? NONE), term.term])]);
      names.set(region, [...(names.get(region) ?? NONE), foldWord(name)]);
      addTo(terms, term.term, region);
    }
    for (const [place, dayNames] of longDayNames(language).entries()) {
      const day = `day-${place + 1}`;
      const found = new Set(dayNames.flatMap((name) => termsOfWord(name, language)));
      things.set(day, [...found]);
      names.set(day, [...dayNames]);
      for (const term of found) addTo(terms, term, day);
    }
    byLanguage.set(language, things);
    byTerm.set(language, terms);
    byName.set(language, names);
    byRoot.set(language, roots);
  }
  return byLanguage;
}

/**
 * A thing with the words that people ask for it with, behind `>` those that texts alone are looked for by, and behind
 * `<` those that no text is: who asks for English lessons asks for a language, and not for French ones.
 */
function readLine(line: string): { thing: string; asked: string[]; told: string[]; only: string[] } {
  const [thing = "", words = ""] = line.split(": ");
  const [, asked = "", told = "", only = ""] = LINE.exec(words) ?? [];
  const split = (list: string) => (list === "" ? [] : list.split(" "));
  return { thing, asked: asked.split(" "), told: split(told), only: split(only) };
}

const LINE = /^([^<>]*?)(?: > ([^<>]*?))?(?: < (.*))?$/u;

/** As two words of a question have a name: as it is written, and in English in any form, without common words. */
function keysOfName(name: string, language: string): string[] {
  const key = language === "en" ? englishNameKey(name.split("_")) : undefined;
  return key === undefined ? [foldWord(name)] : [foldWord(name), key];
}

/** `picked` and `up`, `get`, `in` and `touch`: the terms of the two words that say something; undefined for others. */
function englishNameKey(words: readonly string[]): string | undefined {
  const terms = words.flatMap((word) => {
    if (words.length > 2 && stopwordsOf("en").has(word)) return [];
    return analyzeAs(word, "en", NO_STOPWORDS).map(({ term }) => term);
  });
  return terms.length === 2 ? `${terms[0]}_${terms[1]}` : undefined;
}

function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Folded, as questions may have it: `e-bike`, `ebike`; of a long one each part, as its term is that of one. */
function namesOfWord(word: string): string[] {
  const parts = word.split("-");
  const whole = parts.join("");
  return (whole.length > LONGEST_JOINED ? [word, ...parts] : [word, whole]).map(foldWord);
}

/** The parts of `animal-free` say other things than the whole: one written with a hyphen is known as one word. */
function termsOfWord(word: string, language: string): string[] {
  const parts = word.split("-");
  const whole = parts.join("");
  const isSplit = parts.length > 1 && whole.length > LONGEST_JOINED;
  // Of a long one texts have the parts alone: in other languages than English the longest is nearly the name
  // (`petit-déjeuner`).
  if (isSplit && language === "en") return [];
  const written = isSplit ? parts.toSorted((left, right) => right.length - left.length)[0]! : whole;
  const terms = analyzeAs(written, language, language).map(({ term }) => term);
  return terms.filter((term) => term.length > 1);
}

/** As `analyze` joins what texts write with a hyphen. */
const LONGEST_JOINED = 8;

const NO_STOPWORDS = "und";
