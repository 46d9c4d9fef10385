import { analyzeAs } from "../../analysis/analyze.ts";
import { foldWord } from "../../analysis/fold-word.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { nl } from "./nl.ts";
import { pt } from "./pt.ts";
import { sv } from "./sv.ts";

/** By primary tag. The same name stands for the same thing in each. */
export const SITE_TERMS: Readonly<Record<string, string>> = { en, de, es, fr, it, nl, pt, sv };

const NONE: readonly string[] = [];

/** Terms for the same thing: as the question's language says it, and as other languages do. */
export interface SiteRelatives {
  own: readonly string[];
  foreign: readonly string[];
}

/**
 * What visitors of any site ask for in other words than its pages, or in another language: the terms that texts use for the same thing, English
 * ones or those of all other languages. `spoken` is the primary tag of the question's language; where that isn't known every language is its own.
 */
export function siteRelatives(word: string, spoken: string | null, isEnglish: boolean): SiteRelatives {
  const key = `${spoken ?? ""} ${isEnglish ? "en" : ""} ${word.toLowerCase()}`;
  const known = remembered.get(key);
  if (known) return known;
  const languages = spoken === null ? Object.keys(SITE_TERMS) : [spoken];
  const things = new Set(languages.flatMap((language) => thingsOf(word, language)));
  const own = new Set<string>();
  const foreign = new Set<string>();
  for (const [language, terms] of tables()) {
    if ((language === "en") !== isEnglish) continue;
    const found = languages.includes(language) ? own : foreign;
    for (const thing of things) for (const term of terms.get(thing) ?? NONE) found.add(term);
  }
  if (remembered.size >= REMEMBERED) remembered.clear();
  const relatives = { own: [...own], foreign: [...foreign.difference(own)] };
  remembered.set(key, relatives);
  return relatives;
}

/** The one name that two folded words make, as `siteRelatives` reads it: `e-mail address`, `money back`. Undefined when they make none. */
export function joinedName(first: string, second: string, language: string): string | undefined {
  tables();
  const name = `${first}_${second}`;
  return byTerm!.get(language)?.has(name) ? name : undefined;
}

/** Whether a word, in that language (a primary tag), names the thing of that name. */
export function isOfThing(word: string, language: string, thing: string): boolean {
  return thingsOf(word, language).includes(thing);
}

// Results of a pure function over a fixed list; bounded.
const remembered = new Map<string, SiteRelatives>();
const REMEMBERED = 20_000;
let byLanguage: Map<string, Map<string, string[]>> | undefined;
let byTerm: Map<string, Map<string, string[]>> | undefined;

function thingsOf(word: string, language: string): readonly string[] {
  if (!SITE_TERMS[language]) return NONE;
  tables();
  const terms = byTerm!.get(language)!;
  if (word.includes("_")) return terms.get(word) ?? NONE;
  return analyzeAs(word, language, NO_STOPWORDS).flatMap(({ term }) => terms.get(term) ?? NONE);
}

/** For each language, the terms of each thing. */
function tables(): Map<string, Map<string, string[]>> {
  if (byLanguage) return byLanguage;
  byLanguage = new Map();
  byTerm = new Map();
  for (const [language, list] of Object.entries(SITE_TERMS)) {
    const things = new Map<string, string[]>();
    const terms = new Map<string, string[]>();
    for (const line of list.trim().split("\n")) {
      const [thing = "", words = ""] = line.split(": ");
      const found = new Set<string>();
      const joined = new Set<string>();
      for (const word of words.split(" ")) {
        if (word.includes("_")) joined.add(foldWord(word));
        if (word.includes("_")) continue;
        for (const { term } of analyzeAs(word, language, language)) if (term.length > 1) found.add(term);
      }
      things.set(thing, [...found]);
      for (const term of [...found, ...joined]) terms.set(term, [...(terms.get(term) ?? []), thing]);
    }
    byLanguage.set(language, things);
    byTerm.set(language, terms);
  }
  return byLanguage;
}

const NO_STOPWORDS = "und";
