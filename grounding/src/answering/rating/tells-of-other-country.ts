import { oncePerLanguage } from "../../analysis/once-per-language.ts";
import { oncePerQuery } from "../../ranking/once-per-query.ts";
import { type PreparedQuery, wordsForLanguage } from "../../ranking/prepare-query.ts";
import type { RankedPassage } from "../../ranking/rank-passages.ts";
import { countriesNamed } from "../../ranking/site-terms/group-terms.ts";
import { regionNames } from "../../ranking/site-terms/region-names.ts";
import type { TextRange } from "../../structured-text.ts";

/**
 * Says of a unit whether it names countries and has no word for the one that is asked for: `We don't ship to the USA`
 * tells who asks for France nothing. `own` is what it has of the asked terms.
 */
export function tellsOfOtherCountry(
  query: PreparedQuery,
  { candidate, analysis, match }: RankedPassage,
): (unit: TextRange, own: readonly number[]) => boolean {
  const { language } = analysis;
  const countries = countriesAsked(query, language);
  if (countries.size === 0) return () => false;
  const places = match.asked.flatMap(({ term }, place) => (countries.has(term) ? [place] : []));
  const named = namesOf(language);
  return ({ start, end }, own) =>
    places.every((place) => (own[place] ?? 0) === 0) && named.test(candidate.text.slice(start, end));
}

/** Terms of the words for countries. */
const countriesAsked = oncePerQuery(
  (query, language): ReadonlySet<string> =>
    new Set(
      wordsForLanguage(query, language)
        .filter((word) => word.weight === 1 && countriesNamed(word.written, word.language).length > 0)
        .map(({ term }) => term),
    ),
);

const namesOf = oncePerLanguage((language): RegExp => {
  const names = regionNames(language).map(([, name]) => name);
  return names.length === 0 ? /(?!)/ : new RegExp(`(?<!\\p{L})(?:${names.join("|")})(?!\\p{L})`, "u");
});
