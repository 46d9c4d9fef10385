import type { Evidence } from "./align-statement.ts";
import type { SupportFailure } from "./support-verdict.ts";
import { isOpposite } from "./tokens/is-opposite.ts";
import { QUALIFIER_CLASS_OF, QUALIFIER_CLASSES } from "./tokens/word-classes.ts";

/** `must`, `all`, `only`, `always`, `before`, `after` … in the statement: the window has an equivalent. */
export function checkQualifiers(evidence: Evidence, text: string): SupportFailure | null {
  const { statement, source, first, last } = evidence;
  for (const [index, token] of statement.tokens.entries()) {
    const isDuty = /^ha(?:ve|s)$/.test(token.word) && statement.tokens[index + 1]?.word === "to";
    const number = QUALIFIER_CLASS_OF.get(isDuty ? "must" : token.word);
    if (number === undefined) continue;
    const equivalents = QUALIFIER_CLASSES[number]!;
    let isBacked = false;
    for (let at = first; at < last && !isBacked; at++) isBacked = equivalents.has(source[at]!.word);
    // `We do not ship there at the moment` is not `never`.
    if (token.word === "never" && isBacked) isBacked = !source.slice(first, last).some(({ word }) => FOR_NOW.has(word));
    if (!isBacked) return { code: "qualifier_missing", detail: text.slice(token.start, token.end) };
  }
  return null;
}

const FOR_NOW = new Set("moment currently yet now today present presently".split(" "));

/** No word of the statement that the window lacks stands there as its opposite, near words that the statement has. */
export function checkOpposites(evidence: Evidence, text: string): SupportFailure | null {
  const { statement, source, first, last, window } = evidence;
  const given = new Set<string>(window.passage.titleKeys);
  for (let at = first; at < last; at++) given.add(source[at]!.key);
  const aligned = new Set<number>();
  for (const place of evidence.places) if (place >= 0) aligned.add(place);
  for (const token of statement.tokens) {
    if (token.kind !== "word" || token.word === "yes" || given.has(token.key)) continue;
    for (let at = first; at < last; at++) {
      if (aligned.has(at) || !isOpposite(token.word, source[at]!.word) || !isNear(at, aligned)) continue;
      return { code: "opposite_word", detail: text.slice(token.start, token.end) };
    }
  }
  return null;
}

const REACH = 4;

function isNear(at: number, aligned: ReadonlySet<number>): boolean {
  for (let step = 1; step <= REACH; step++) if (aligned.has(at + step) || aligned.has(at - step)) return true;
  return false;
}
