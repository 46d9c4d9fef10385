import type { Evidence } from "./align-statement.ts";
import type { SupportFailure } from "./support-verdict.ts";
import { OPENERS } from "./tokens/word-classes.ts";

/** How far before the statement's next word the source's own subject may stand. */
const REACH = 3;

/**
 * The first word of a sentence has a capital anyway, so it isn't known as a name. It is taken as another subject when
 * the window lacks it and has a word of its own, which the statement lacks, in front of what follows: `Globex bought
 * Initech` from `Acme bought Initech`.
 */
export function checkSubject(evidence: Evidence, text: string): SupportFailure | null {
  const { statement, source, places, window, first } = evidence;
  const taken = new Set<number>();
  for (const place of places) if (place >= 0) taken.add(place);
  for (const [order, index] of statement.content.entries()) {
    const token = statement.tokens[index]!;
    if (!token.isInitial || token.kind !== "word" || places[index]! >= 0) continue;
    if (OPENERS.has(token.word) || window.passage.titleKeys.has(token.key)) continue;
    const next = statement.content[order + 1];
    if (next === undefined || next - index > REACH || places[next]! < 0) continue;
    if (statement.tokens[next]!.breakBefore > 0) continue;
    for (let at = places[next]! - 1; at >= Math.max(first, places[next]! - REACH); at--) {
      if (source[at + 1]!.breakBefore > 0) break;
      if (!source[at]!.isContent) continue;
      const isRival = !taken.has(at);
      if (isRival) return { code: "name_missing", detail: text.slice(token.start, token.end) };
      break;
    }
  }
  return null;
}
