import type { SupportToken } from "./support-token.ts";

/** A negator with the content tokens that it reaches: at most four, up to the end of its clause. */
export interface Negation {
  at: number;
  /** Indexes of content tokens; the first is what is denied. */
  scope: number[];
}

const REACH = 4;

/** The negations between two tokens. `not only`, `no more than` and `whether or not` deny nothing. */
export function readNegations(tokens: readonly SupportToken[], first = 0, last = tokens.length): Negation[] {
  const negations: Negation[] = [];
  for (let at = first; at < last; at++) {
    if (tokens[at]!.kind !== "negator" || deniesNothing(tokens, at)) continue;
    const scope: number[] = [];
    for (let next = at + 1; next < last && scope.length < REACH; next++) {
      const token = tokens[next]!;
      if (token.breakBefore === 2 || (scope.length > 0 && (token.breakBefore === 1 || token.word === "but"))) break;
      if (token.isContent) scope.push(next);
    }
    negations.push({ at, scope });
  }
  return negations;
}

function deniesNothing(tokens: readonly SupportToken[], at: number): boolean {
  const next = tokens[at + 1]?.word ?? "";
  const before = tokens[at - 1]?.word ?? "";
  if (/^(?:only|just|merely|simply|necessarily)$/.test(next) || before === "or") return true;
  if (tokens[at]!.word === "no" && (tokens[at + 1]?.breakBefore ?? 0) > 0 && tokens[at]!.isInitial) return true;
  return /^(?:more|less|fewer|later|earlier|greater|higher)$/.test(next) && tokens[at + 2]?.word === "than";
}
