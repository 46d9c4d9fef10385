import { analyzeAs } from "../../analysis/analyze.ts";
import { foldWord } from "../../analysis/fold-word.ts";
import { de } from "./kinds/de.ts";
import { en } from "./kinds/en.ts";
import { es } from "./kinds/es.ts";
import { fr } from "./kinds/fr.ts";
import { it } from "./kinds/it.ts";
import { nl } from "./kinds/nl.ts";
import { type Kind, readKinds } from "./read-kinds.ts";

/** By primary tag. */
const KINDS: Readonly<Record<string, string>> = { en, de, es, fr, it, nl };

/** The languages that kinds are known in, English or others. */
export function kindLanguages(isEnglish: boolean): string[] {
  return Object.keys(KINDS).filter((tag) => (tag === "en") === isEnglish);
}

/** A kind that a word is one of. */
export interface KindNamed {
  kind: Kind;
  /** The word and what else it is called, folded. */
  names: readonly string[];
}

/**
 * The kinds that a folded word, or two joined by `_`, is one of, in a language (a primary tag): as it is written but
 * for its end. `isTold` where it stands in a text and not in a question.
 */
export function kindsNamed(word: string, language: string, isTold = false): readonly KindNamed[] {
  return (tableOf(language).get(beginningOf(word)) ?? NONE).filter(
    ({ kind, names }) =>
      names.some((name) => isSameName(name, word, language)) &&
      (isTold || !names.some((name) => kind.toldOnly.includes(name))),
  );
}

/** … but for the ending of a case or of many. */
export function isSameName(name: string, word: string, language: string): boolean {
  if (name === word) return true;
  if (name[0] !== word[0]) return false;
  const least = Math.min(name.length, word.length);
  if (least < SHORTEST_INFLECTED || Math.abs(name.length - word.length) > LONGEST_END) return false;
  if (language === "en") return termsOf(name, language).join() === termsOf(word, language).join();
  return name.slice(0, least) === word.slice(0, least) && ENDING.test(name.slice(least) + word.slice(least));
}

/**
 * Terms of what a library says of the kinds that a word is one of, in any language that its texts may be in, English or
 * another: other names of the same thing; else words for the kind, unless others of it are named.
 */
export function widerTerms(
  word: string,
  language: string,
  isEnglish: boolean,
  isUsed: (term: string) => boolean,
): readonly string[] {
  const named = kindsNamed(word, language);
  if (named.length === 0) return NO_TERMS;
  const used = (words: readonly string[], tag: string) => words.flatMap((one) => termOf(one, tag)).filter(isUsed);
  const own = (language === "en") === isEnglish;
  const names = own ? named.flatMap((one) => used(one.names, language)) : NO_TERMS;
  if (names.length > 0 && !named.some(({ kind }) => kind.isOpen)) return [...new Set(names)];
  const tags = own ? [language] : kindLanguages(isEnglish);
  const found = named.flatMap(({ kind, names }) =>
    tags.flatMap((tag) => {
      const same = tag === language ? kind : kindsOf(tag).find(({ name }) => name === kind.name);
      if (same === undefined) return [];
      const others = same.members.filter((called) => !called.some((one) => names.includes(one)));
      const isNamed = (name: string) =>
        name.split(/[_-]/u).every((part) => termsOf(part, tag).every((term) => isUsed(term)));
      if (!kind.isOpen && others.some((called) => called.some(isNamed))) return [];
      return same.wider.map((words) => used(words, tag)).find((terms) => terms.length > 0) ?? [];
    }),
  );
  return [...new Set([...names, ...found])];
}

/** The words that say a kind which a word is one of by the term that stands for it, folded. */
export function widerNames(term: string, word: string, language: string): readonly string[] {
  return kindsNamed(word, language)
    .flatMap(({ kind, names }) => [...kind.wider.flat(), ...names])
    .filter((name) => termsOf(name, language).includes(term))
    .map(foldWord);
}

const SHORTEST_INFLECTED = 3;
const LONGEST_END = 2;
const ENDING = /^(?:e?[snr]|e|es|en|er|nen|x|i|a|o)?$/u;
const NONE: readonly KindNamed[] = [];
const NO_TERMS: readonly string[] = [];

/** By the first letters of their names. */
type Table = ReadonlyMap<string, readonly KindNamed[]>;

// Read from fixed lists when first asked for.
const tables = new Map<string, Table>();

function tableOf(language: string): Table {
  const known = tables.get(language);
  if (known) return known;
  const table = new Map<string, KindNamed[]>();
  for (const kind of kindsOf(language))
    for (const names of kind.members)
      for (const beginning of new Set(names.map(beginningOf)))
        table.set(beginning, [...(table.get(beginning) ?? []), { kind, names }]);
  tables.set(language, table);
  return table;
}

const kindLists = new Map<string, readonly Kind[]>();

function kindsOf(language: string): readonly Kind[] {
  const known = kindLists.get(language);
  if (known) return known;
  const list = KINDS[language];
  const kinds = list === undefined ? [] : readKinds(list);
  kindLists.set(language, kinds);
  return kinds;
}

const beginningOf = (name: string) => name.slice(0, SHORTEST_INFLECTED);

/** None of names of several words: each of them says something else. */
function termOf(word: string, language: string): string[] {
  const joined = word.replaceAll("-", "");
  if (word.includes("_") || (joined !== word && joined.length > LONGEST_JOINED)) return [];
  return termsOf(joined, language);
}

/** As `analyze` joins what texts write with a hyphen. */
const LONGEST_JOINED = 8;

function termsOf(word: string, language: string): string[] {
  return analyzeAs(word, language, NO_STOPWORDS).map(({ term }) => term);
}

const NO_STOPWORDS = "und";
