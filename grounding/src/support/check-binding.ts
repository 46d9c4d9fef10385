import type { Evidence } from "./align-statement.ts";
import { type SupportToken, saysSame } from "./support-token.ts";
import type { SupportFailure } from "./support-verdict.ts";

const NEIGHBOURS = 4;
const REACH = 7;
const LEAST_SHARE = 0.5;

/** Each number, month and name stands among the same words as in one sentence of the window. */
export function checkBinding(evidence: Evidence, text: string): SupportFailure | null {
  const { statement } = evidence;
  for (const [order, index] of statement.content.entries()) {
    const token = statement.tokens[index]!;
    if (token.kind !== "number" && token.kind !== "month" && !token.isName) continue;
    const share = boundShare(evidence, order);
    if (share !== null && share < LEAST_SHARE)
      return { code: "binding_broken", detail: text.slice(token.start, token.end) };
  }
  return null;
}

/** The best share, over the sentences that have the anchor, of its neighbours found near it; null when nothing can be said. */
function boundShare(evidence: Evidence, order: number): number | null {
  const { statement, source, window } = evidence;
  const anchor = statement.tokens[statement.content[order]!]!;
  const neighbours = nearestContent(statement.content, order).map((index) => statement.tokens[index]!);
  if (neighbours.length === 0) return null;
  let best: number | null = null;
  for (let at = window.from; at <= window.to; at++) {
    const sentence = window.passage.sentences[at]!;
    const content: SupportToken[] = [];
    for (let index = sentence.first; index < sentence.last; index++)
      if (source[index]!.isContent) content.push(source[index]!);
    for (const [place, token] of content.entries()) {
      if (!saysSame(anchor, token)) continue;
      const around = content.slice(Math.max(0, place - REACH), place + REACH + 1);
      const found = neighbours.filter(
        (neighbour) =>
          window.passage.titleKeys.has(neighbour.key) || around.some((other) => saysSame(neighbour, other)),
      );
      best = Math.max(best ?? 0, found.length / neighbours.length);
    }
  }
  return best;
}

function nearestContent(content: readonly number[], order: number): number[] {
  return content
    .map((index, other) => ({ index, distance: Math.abs(other - order) }))
    .filter(({ distance }) => distance > 0)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, NEIGHBOURS)
    .map(({ index }) => index);
}
