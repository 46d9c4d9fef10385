import type { Evidence } from "./align-statement.ts";
import type { SupportFailure } from "./support-verdict.ts";
import { isRestated } from "./tokens/comparators.ts";
import { isOpposite } from "./tokens/is-opposite.ts";
import type { SupportToken } from "./tokens/support-token.ts";

/** How far from an aligned neighbour the source's word for the same slot may stand. */
const REACH = 4;

/**
 * A number or word whose neighbours stand together in the source, where another number or its opposite stands between
 * them: the source has `two novels, four plays`, the statement `four novels`. That the source has a `four` too doesn't
 * help.
 */
export function checkSlots(evidence: Evidence, text: string): SupportFailure | null {
  const { statement, source, places } = evidence;
  const taken = new Set<number>();
  for (const place of places) if (place >= 0) taken.add(place);
  for (const [order, index] of statement.content.entries()) {
    const token = statement.tokens[index]!;
    const before = neighbour(evidence, order, -1);
    const after = neighbour(evidence, order, 1);
    for (const at of slotOf(evidence, before, after)) {
      if (places[index] === at) break;
      const other = source[at]!;
      if (!isRival(token, other, taken.has(at))) continue;
      return {
        code: token.kind === "number" ? "binding_broken" : "opposite_word",
        detail: text.slice(token.start, token.end),
      };
    }
  }
  return null;
}

/**
 * Between the neighbours' places where both have one, else beside the one. Nothing when the token itself stands there.
 */
function slotOf(evidence: Evidence, before: number, after: number): number[] {
  const { source, first, last } = evidence;
  const slot: number[] = [];
  if (before >= 0 && after >= 0 && after > before && after - before <= 2 * REACH) {
    for (let at = before + 1; at < after; at++) slot.push(at);
  } else if (after >= 0) {
    for (let at = after - 1; at >= Math.max(first, after - REACH) && source[at + 1]!.breakBefore === 0; at--)
      slot.push(at);
  } else if (before >= 0) {
    for (let at = before + 1; at < Math.min(last, before + REACH) && source[at]!.breakBefore === 0; at++) slot.push(at);
  }
  return slot;
}

function neighbour({ statement, places }: Evidence, order: number, step: 1 | -1): number {
  const index = statement.content[order + step];
  if (index === undefined) return -1;
  const [left, right] = step === 1 ? [statement.content[order]!, index] : [index, statement.content[order]!];
  for (let at = left + 1; at <= right; at++) if (statement.tokens[at]!.breakBefore > 0) return -1;
  return places[index]!;
}

function isRival(token: SupportToken, other: SupportToken, isTaken: boolean): boolean {
  if (token.kind === "number") {
    return (
      other.kind === "number" && !isTaken && dimensionOf(token) === dimensionOf(other) && !isRestated(token, other)
    );
  }
  return token.kind === "word" && isOpposite(token.word, other.word) && !isTaken;
}

function dimensionOf(token: SupportToken): string {
  return token.key.slice(0, token.key.indexOf(":"));
}
