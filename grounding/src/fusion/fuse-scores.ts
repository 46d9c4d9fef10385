export interface FurtherScores {
  /** One a candidate, in the order of the lexical ones; undefined where this ranker has none for it. */
  scores: readonly (number | undefined)[];
  /** Its share of the whole. */
  weight: number;
}

/** Below this share, a weak embedder made the ranking worse than words alone. */
export const LOWEST_LEXICAL_WEIGHT = 0.7;

/**
 * One score a candidate, 0 to 1, out of rankers whose scales differ: each is stretched to 0..1 over these candidates
 * (min-max), then weighted; words have what the others leave. A candidate that a ranker doesn't know gets its 0.
 * Throws RangeError when the lists differ in length or words would weigh less than `LOWEST_LEXICAL_WEIGHT`.
 * Bruch, Gai & Ingber, "An Analysis of Fusion Functions for Hybrid Retrieval", 2023.
 */
export function fuseScores(lexical: readonly number[], further: readonly FurtherScores[]): number[] {
  const furtherWeight = further.reduce((sum, { weight }) => sum + weight, 0);
  // The tolerance is for sums such as .1 + .2.
  if (furtherWeight > 1 - LOWEST_LEXICAL_WEIGHT + 1e-9 || further.some(({ weight }) => weight < 0)) {
    throw new RangeError(`The further rankers weigh ${furtherWeight}; words must keep ${LOWEST_LEXICAL_WEIGHT}.`);
  }
  if (further.some(({ scores }) => scores.length !== lexical.length)) {
    throw new RangeError("Every ranker needs one score a candidate.");
  }
  const rankers = [{ scores: lexical, weight: 1 - furtherWeight }, ...further];
  const fused = new Array<number>(lexical.length).fill(0);
  for (const { scores, weight } of rankers) {
    stretch(scores).forEach((score, candidate) => {
      fused[candidate] = (fused[candidate] ?? 0) + weight * score;
    });
  }
  return fused;
}

/** Equal scores say nothing about the order: all of them become 1. */
function stretch(scores: readonly (number | undefined)[]): number[] {
  const known = scores.filter((score) => score !== undefined);
  const lowest = Math.min(...known);
  const span = Math.max(...known) - lowest;
  return scores.map((score) => (score === undefined ? 0 : span === 0 ? 1 : (score - lowest) / span));
}
