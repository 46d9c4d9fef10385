import { foldWord } from "../analysis/fold-word.ts";
import { goesOn } from "./leans-on-history.ts";
import { thingsNamed } from "./site-terms/site-relatives.ts";

/**
 * Whether a question asks where the whole house is, when it is open or how it is reached (`Where is the shop?`), in
 * words that say so by themselves: what was asked before is nothing to it, unless that named a place of several.
 * `saying` are the question's words without common ones, `language` a primary tag.
 */
export function asksOfSite(question: string, saying: readonly string[], previous: string, language: string): boolean {
  if (saying.length === 0 || goesOn(question) || STANDS_FOR.test(question) || namesPlace(previous, language))
    return false;
  return saying.every((word) => thingsNamed(foldWord(word), language).some((thing) => OF_SITE.has(thing)));
}

const OF_SITE: ReadonlySet<string> = new Set(["address", "map", "hours", "phone", "email", "contact", "shop"]);

/** Without what is an article as well (`das`, `la`). */
const STANDS_FOR =
  /(?<!\p{L})(?:it|its|they|them|he|she|that|this|these|those|there|dort|dorthin|dieser?|ça|cela|ce|cette|ese|esa|eso|esto|esta|este|allí|quello|quella|questo|questa|lì|isso|esse|essa|dat|dit|deze|daar|den|det|där)(?!\p{L})/iu;

/** A name or a figure behind the first word: `Do you have a branch in Leeds?` German writes all nouns so. */
function namesPlace(turn: string, language: string): boolean {
  return (language === "de" ? NAMED_IN_GERMAN : NAMED).test(turn);
}

const NAMED = /\S\s+(?:\p{Lu}\p{Ll}|\p{N})/u;
const NAMED_IN_GERMAN = /(?<!\p{L})(?:in|im|bei|nach|am|zu|zum|zur|an der|auf der)\s+\p{Lu}|\p{N}/u;
