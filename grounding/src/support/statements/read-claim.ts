import { foldText } from "../tokens/fold-text.ts";
import { isConnective } from "../tokens/is-connective.ts";
import { COURTESIES, LEADS, REFUSALS } from "./claim-phrases.ts";

/**
 * What a sentence of a model claims: something about the sources (`claim`), nothing but courtesy (`courtesy`), that
 * more follows (`lead`), or that nothing was found (`refusal`).
 */
export type ClaimKind = "claim" | "courtesy" | "lead" | "refusal";

/**
 * By fixed phrases in the languages of the widget: what no phrase knows is a claim. A number, an address or a name is
 * always one.
 */
export function readClaim(sentence: string): ClaimKind {
  const text = foldText(sentence.replace(/[*_`#>]/g, "")).text.trim();
  if (isConnective(text)) return text.endsWith(":") ? "lead" : "courtesy";
  const plain = text.toLowerCase();
  if (plain.length > LONGEST || /\d|@|:\/\//.test(plain)) return "claim";
  if (REFUSALS.some((pattern) => pattern.test(plain)) && !HOLDS_MORE.test(plain)) return "refusal";
  if (COURTESIES.some((pattern) => pattern.test(plain))) return "courtesy";
  return LEADS.some((pattern) => pattern.test(plain)) ? "lead" : "claim";
}

const LONGEST = 220;
/** Behind such a word a refusal goes on with what it did find. */
const HOLDS_MORE =
  /[,;:–—-]\s*(?:but|however|only|aber|jedoch|sondern|nur|mais|pero|sino|ma|però|mas|maar|ale)\s+(?!not\b|nicht\b|kein|pas\b|no\b|non\b|não\b|niet\b|nie\b)/u;
