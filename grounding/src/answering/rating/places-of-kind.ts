import { primaryLanguage } from "../../analysis/analyze.ts";
import { type PreparedQuery, wordsForLanguage } from "../../ranking/prepare-query.ts";
import type { RankedPassage } from "../../ranking/rank-passages.ts";
import { isOfThing } from "../../ranking/site-terms/site-relatives.ts";
import { ASKS_DISCOUNT, type AskedThing } from "../questions/holds-expected.ts";
import { kindOfWho } from "../questions/kind-of-who.ts";
import type { ExpectedAnswer } from "../questions/question-words.ts";

/**
 * The words that only say what kind of thing is asked for (`delivery cost`): whatever tells such a thing has said them.
 */
export function placesOfKind(
  query: PreparedQuery,
  { match, analysis }: RankedPassage,
  thing: AskedThing | null,
): ReadonlySet<number> {
  if (thing === null) return new Set();
  const words = wordsForLanguage(query, analysis.language);
  const kind = thing.expected === "name" ? kindOfWho(thing.question) : thing.expected;
  const placesOf = (name: string) => {
    const terms = new Set(
      words.flatMap(({ written, language, isSpoken, term }) =>
        // Few words of no known language are read in that of the text.
        isOfThing(written, isSpoken ? language : primaryLanguage(analysis.language), name) ? [term] : [],
      ),
    );
    return match.asked.flatMap(({ term }, place) => (terms.has(term) ? [place] : []));
  };
  const places = placesOf(kind);
  const isCheaper = thing.expected === "price" && !ASKS_DISCOUNT.test(thing.question);
  const doing = isCheaper ? [] : placesOf(TOLD_BESIDE.get(thing.expected) ?? "");
  // `any discounts`, `who is the teacher` ask for nothing else.
  return new Set(places.length + doing.length < match.asked.length ? [...places, ...doing] : places);
}

/** `student discount` is told by what students pay, `who teaches yoga` by whom yoga is with. */
const TOLD_BESIDE: ReadonlyMap<ExpectedAnswer, string> = new Map([
  ["price", "discount"],
  ["name", "teacher"],
]);
