import { type PreparedQuery, wordsForLanguage } from "../../ranking/prepare-query.ts";
import { thingsNamed } from "../../ranking/site-terms/site-relatives.ts";

/** Of `check in` and `check-out` those that a text has, by their small word. */
export function checksIn(text: string): ReadonlySet<string> {
  return new Set(
    [...text.matchAll(/(?<!\p{L})check(?:ing|ed)?[ -]?(in|out)(?!\p{L})/giu)].map(([, at]) => at!.toLowerCase()),
  );
}

/** … or that a question asks for by another word: `a che ora si può arrivare`. */
export function askedChecks(query: PreparedQuery, language: string): ReadonlySet<string> {
  const written = checksIn(query.question);
  if (written.size > 0) return written;
  const things = wordsForLanguage(query, language).flatMap((word) => thingsNamed(word.written, word.language));
  return new Set(["in", "out"].filter((at) => things.includes(`check${at}`)));
}
