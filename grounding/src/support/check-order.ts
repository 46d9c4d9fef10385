import type { Evidence } from "./align-statement.ts";
import type { SupportFailure } from "./support-verdict.ts";

/**
 * Swapped roles: three aligned words that stand in the opposite order in one sentence of the source (`A buys B`, `B buys A`).
 * A clause moved to the front turns no three words around; the passive does, and is let through by its `by`.
 */
export function checkOrder(evidence: Evidence, text: string): SupportFailure | null {
  const { statement, places, source } = evidence;
  const aligned = statement.content.filter((index) => places[index]! >= 0);
  for (let first = 0; first < aligned.length; first++) {
    for (let middle = first + 1; middle < aligned.length; middle++) {
      if (!isBackwards(evidence, aligned[first]!, aligned[middle]!)) continue;
      for (let last = middle + 1; last < aligned.length; last++) {
        if (!isBackwards(evidence, aligned[middle]!, aligned[last]!)) continue;
        const range = [aligned[first]!, aligned[last]!] as const;
        const isPassive =
          hasWord(statement.tokens, range[0], range[1], "by") !==
          hasWord(source, places[range[1]]!, places[range[0]]!, "by");
        if (isPassive) continue;
        const token = statement.tokens[aligned[first]!]!;
        return { code: "order_reversed", detail: text.slice(token.start, token.end) };
      }
    }
  }
  return null;
}

const REACH = 12;

function isBackwards({ places, source, statement }: Evidence, earlier: number, later: number): boolean {
  const distance = places[earlier]! - places[later]!;
  if (distance <= 0 || distance > REACH || later - earlier > REACH) return false;
  for (let at = places[later]! + 1; at <= places[earlier]!; at++) if (source[at]!.isInitial) return false;
  return statement.tokens[earlier]!.key !== statement.tokens[later]!.key;
}

function hasWord(tokens: Evidence["source"], from: number, to: number, word: string): boolean {
  for (let at = from; at <= to; at++) if (tokens[at]!.word === word) return true;
  return false;
}
