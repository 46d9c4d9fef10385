import type { Evidence } from "./align-statement.ts";
import { isOpposite } from "./antonyms.ts";
import type { SupportFailure } from "./support-verdict.ts";
import { QUALIFIER_CLASS_OF, QUALIFIER_CLASSES } from "./word-classes.ts";

/** `must`, `all`, `only`, `always`, `before`, `after` … in the statement: the window has an equivalent. */
export function checkQualifiers(evidence: Evidence, text: string): SupportFailure | null {
  const { statement, source, first, last } = evidence;
  for (const token of statement.tokens) {
    const number = QUALIFIER_CLASS_OF.get(token.word);
    if (number === undefined) continue;
    const equivalents = QUALIFIER_CLASSES[number]!;
    let isBacked = false;
    for (let at = first; at < last && !isBacked; at++) isBacked = equivalents.has(source[at]!.word);
    if (!isBacked) return { code: "qualifier_missing", detail: text.slice(token.start, token.end) };
  }
  return null;
}

/** No word of the statement that the window lacks stands there as its opposite. */
export function checkOpposites(evidence: Evidence, text: string): SupportFailure | null {
  const { statement, source, first, last, places } = evidence;
  for (const [index, token] of statement.tokens.entries()) {
    if (token.kind !== "word" || places[index]! >= 0 || evidence.window.passage.titleKeys.has(token.key)) continue;
    for (let at = first; at < last; at++) {
      if (source[at]!.kind === "word" && source[at]!.key === token.key) break;
      if (!isOpposite(token.word, source[at]!.word)) continue;
      return { code: "opposite_word", detail: text.slice(token.start, token.end) };
    }
  }
  return null;
}
