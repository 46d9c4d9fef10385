import { dayNamed } from "../analysis/day-names.ts";
import { foldWord } from "../analysis/fold-word.ts";
import { goesOn, surelyRefers } from "./leans-on-history.ts";
import { namesNoThing } from "./names-no-thing.ts";
import { thingsNamed } from "./site-terms/site-relatives.ts";

/**
 * Whether a question asks where the whole house is, when it is open or how it is reached (`Where is the shop?`), in
 * words that say so by themselves: what was asked before is nothing to it, unless that named a place of several.
 * `saying` are the question's words without common ones, `language` a primary tag.
 */
export function asksOfSite(question: string, saying: readonly string[], previous: string, language: string): boolean {
  if (saying.length === 0 || goesOn(question) || surelyRefers(question) || namesPlace(previous, language)) return false;
  // `what time?` is about what was spoken of.
  if (namesNoThing(question, language)) return false;
  return saying.every((word) => thingsNamed(foldWord(word), language).some((thing) => OF_SITE.has(thing)));
}

const OF_SITE: ReadonlySet<string> = new Set(["address", "map", "hours", "phone", "email", "contact", "shop"]);

/** A name or a figure behind the first word: `Do you have a branch in Leeds?` German writes all nouns so. */
function namesPlace(turn: string, language: string): boolean {
  return turn
    .matchAll(language === "de" ? NAMED_IN_GERMAN : NAMED)
    .some(({ 1: name = "" }) => dayNamed(foldWord(name).replace(/s$/, ""), language) === undefined);
}

const NAMED = /(?<=\S\s)(\p{Lu}\p{L}+|\p{N}+)/gu;
const NAMED_IN_GERMAN = /(?<!\p{L})(?:(?:in|im|bei|nach|am|zu|zum|zur|an der|auf der)\s+(\p{Lu}\p{L}+)|(\p{N}))/gu;
