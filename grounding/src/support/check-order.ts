import type { Evidence } from "./align-statement.ts";
import type { SupportFailure } from "./support-verdict.ts";
import type { SupportToken } from "./tokens/support-token.ts";

/**
 * Swapped roles: three aligned words that stand in the opposite order in one sentence of the source (`A buys B`, `B
 * buys A`). A clause moved to the front turns no three words around; the passive does, and is let through by its `by`.
 */
export function checkOrder(evidence: Evidence, text: string): SupportFailure | null {
  return checkPairs(evidence, text) ?? checkTriples(evidence, text);
}

const PAIR_REACH = 14;
const PAIR_SOURCE_REACH = 40;

/** Two names or numbers that changed places around a word that stayed: `17 in 2018`, `2018 in 17`. */
function checkPairs(evidence: Evidence, text: string): SupportFailure | null {
  const { statement, places, source } = evidence;
  const anchors = statement.content.filter((index) => places[index]! >= 0 && isAnchor(statement.tokens[index]!));
  for (const [order, one] of anchors.entries()) {
    for (const other of anchors.slice(order + 1, order + 7)) {
      if (other - one > PAIR_REACH || !isBackwards(evidence, one, other, PAIR_SOURCE_REACH)) continue;
      const said = statement.tokens.slice(one + 1, other);
      const given = source.slice(places[other]! + 1, places[one]!);
      if (hasBy(said) !== hasBy(given)) continue;
      const isKept = said.some(({ word }) => !LOOSE.has(word) && given.some((token) => token.word === word));
      if (!isKept) continue;
      const token = statement.tokens[one]!;
      return { code: "order_reversed", detail: text.slice(token.start, token.end) };
    }
  }
  return null;
}

const LOOSE = new Set("and or the a an nt also as well".split(" "));

function isAnchor(token: SupportToken): boolean {
  return token.isName || token.kind === "number" || token.kind === "month";
}

function hasBy(tokens: readonly SupportToken[]): boolean {
  return tokens.some(({ word }) => word === "by");
}

function checkTriples(evidence: Evidence, text: string): SupportFailure | null {
  const { statement, places, source } = evidence;
  const aligned = statement.content.filter((index) => places[index]! >= 0);
  for (let first = 0; first < aligned.length; first++) {
    for (let middle = first + 1; middle < aligned.length; middle++) {
      if (!isBackwards(evidence, aligned[first]!, aligned[middle]!, REACH)) continue;
      for (let last = middle + 1; last < aligned.length; last++) {
        if (!isBackwards(evidence, aligned[middle]!, aligned[last]!, REACH)) continue;
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

function isBackwards(evidence: Evidence, earlier: number, later: number, reach: number): boolean {
  const { places, statement, window } = evidence;
  const from = places[later]!;
  const to = places[earlier]!;
  if (to <= from || to - from > reach || later - earlier > reach) return false;
  if (statement.tokens[earlier]!.key === statement.tokens[later]!.key) return false;
  return window.passage.sentences.some(({ first, last }) => first <= from && to < last);
}

function hasWord(tokens: Evidence["source"], from: number, to: number, word: string): boolean {
  for (let at = from; at <= to; at++) if (tokens[at]!.word === word) return true;
  return false;
}
