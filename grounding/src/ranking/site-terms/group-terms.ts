import { analyzeAs } from "../../analysis/analyze.ts";
import type { QueryWord } from "../prepare-query.ts";
import { areaOf, COUNTRY_NAMES } from "./area-names.ts";
import { SITE_TERMS, termsOfThing, thingsNamed } from "./site-relatives.ts";

/**
 * Terms of what texts call the areas that a country or a place which a word names is of, the nearest first, those of
 * each by itself: `Switzerland` for `Zürich`, `Europe` for `France`; of a country where another language is spoken than
 * the asker's those of what is abroad, too.
 */
export function groupTerms({ written, language }: QueryWord, isEnglish: boolean): readonly (readonly string[])[] {
  const area = areaOf(written);
  const codes = area === undefined ? countriesNamed(written, language) : [area.country];
  if (codes.length === 0) return [];
  const groups = GROUPS.filter(({ members }) => codes.some((code) => members.has(code)));
  const languages = isEnglish ? ["en"] : Object.keys(SITE_TERMS).filter((tag) => tag !== "en");
  const termsOf = (names: readonly string[]) =>
    languages.flatMap((tag) => names.flatMap((name) => analyzeAs(name, tag, tag).map(({ term }) => term)));
  const isHome = codes.some((code) => HOMES[language]?.has(code) ?? true);
  const wide = [...termsOf(groups.flatMap(({ names }) => names)), ...(isHome ? [] : termsOfThing("abroad", isEnglish))];
  const own = codes.flatMap((code) => [...termsOfThing(code, isEnglish), ...termsOf(COUNTRY_NAMES[code] ?? [])]);
  return area === undefined ? [wide] : [termsOf(area.names), own, wide];
}

/** The codes of the countries that a word, in that language (a primary tag), names. */
export function countriesNamed(word: string, language: string): readonly string[] {
  return thingsNamed(word, language).filter((thing) => COUNTRY.test(thing));
}

const COUNTRY = /^[A-Z]{2}$/;
const setOf = (codes: string): ReadonlySet<string> => new Set(codes.split(" "));
/** Where sites in a language mostly are. */
const HOMES: Readonly<Record<string, ReadonlySet<string>>> = {
  de: setOf("DE AT CH LI LU"),
  fr: setOf("FR BE CH LU MC"),
  es: setOf("ES MX AR CO CL PE"),
  it: setOf("IT CH SM"),
  pt: setOf("PT BR"),
  nl: setOf("NL BE"),
  sv: setOf("SE FI"),
  da: setOf("DK"),
  pl: setOf("PL"),
};
const EU = "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE";
const GROUPS: readonly { names: readonly string[]; members: ReadonlySet<string> }[] = [
  { names: ["Benelux"], members: setOf("BE NL LU") },
  { names: ["Scandinavia", "Skandinavien", "Scandinavie", "Escandinavia"], members: setOf("DK NO SE") },
  { names: ["Europe", "European", "Europa"], members: setOf(`${EU} NO CH IS LI`) },
];
