import type { Evidence } from "./align-statement.ts";
import type { SupportFailure } from "./support-verdict.ts";
import { comparatorAt } from "./tokens/read-comparator.ts";
import { type SupportToken, saysSame } from "./tokens/support-token.ts";

/** Every number, month and address of the statement stands in the window, compared in the same direction. */
export function checkNumbers(evidence: Evidence, text: string): SupportFailure | null {
  const { statement, source, first, last } = evidence;
  for (const [index, token] of statement.tokens.entries()) {
    if (token.kind === "word" || token.kind === "negator" || isEnumeration(statement.tokens, index)) continue;
    const detail = text.slice(token.start, token.end);
    const places = placesOf(token, source, first, last);
    if (places.length === 0) {
      if (evidence.window.passage.titleKeys.has(token.key)) continue;
      return { code: "number_missing", detail };
    }
    if (token.kind === "address") continue;
    const direction = comparatorAt(statement.tokens, index);
    if (places.every((place) => comparatorAt(source, place) !== direction))
      return { code: "comparator_differs", detail };
  }
  return null;
}

function placesOf(token: SupportToken, source: readonly SupportToken[], first: number, last: number): number[] {
  const places: number[] = [];
  for (let place = first; place < last; place++) if (saysSame(token, source[place]!)) places.push(place);
  return places;
}

/** `First, …` and the `2.` of a list count nothing. */
export function isEnumeration(tokens: readonly SupportToken[], index: number): boolean {
  const token = tokens[index]!;
  return token.isInitial && (tokens[index + 1]?.breakBefore ?? 0) > 0 && /^(?:#ordinal|#:\d{1,2}$)/.test(token.key);
}
