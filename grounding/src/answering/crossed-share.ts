import type { AnalyzedPassage } from "../ranking/analyze-passage.ts";
import type { AskedTerm } from "../ranking/match-passage.ts";
import type { Unit } from "../units/find-units.ts";
import { readRowTerms } from "./read-row-terms.ts";

/**
 * How much of the last turn the label of a table's row and the head of one of its columns hold together, 0 to 1; 0
 * unless each has a part. `cargo deposit` asks for where `Deposit` and `Cargo` cross.
 */
export function crossedShare(
  asked: readonly AskedTerm[],
  text: string,
  { unit, analysis, kindPlaces }: { unit: Unit; analysis: AnalyzedPassage; kindPlaces: ReadonlySet<number> },
): number {
  const { label, heads } = readRowTerms(text, unit, analysis);
  const last = asked.filter(({ isLastTurn }) => isLastTurn);
  const total = last.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return 0;
  const massOf = (...sets: readonly ReadonlySet<string>[]) =>
    last.reduce(
      (sum, { forms, weight }) => (forms.some((form) => sets.some((terms) => terms.has(form))) ? sum + weight : sum),
      0,
    ) / total;
  if (massOf(label.own) === 0) return 0;
  // Each row has a `Price`.
  const isTelling = (head: ReadonlySet<string>) =>
    asked.some(
      ({ forms, isLastTurn }, place) => isLastTurn && !kindPlaces.has(place) && forms.some((form) => head.has(form)),
    );
  return heads.reduce(
    (most, head) => (isTelling(head) ? Math.max(most, massOf(label.own, label.head, head)) : most),
    0,
  );
}
