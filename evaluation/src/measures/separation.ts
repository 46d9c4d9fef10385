/**
 * Area under the ROC curve by the Mann-Whitney statistic: the chance that a positive scores above a negative, ties
 * counting half. NaN when either side is empty.
 */
export function areaUnderCurve(positives: readonly number[], negatives: readonly number[]): number {
  if (positives.length === 0 || negatives.length === 0) return Number.NaN;
  const sorted = [...negatives].sort((a, b) => a - b);
  const wins = positives.reduce((sum, value) => sum + (below(sorted, value) + notAbove(sorted, value)) / 2, 0);
  return wins / (positives.length * negatives.length);
}

/** What a threshold does: a question is answered when its score is at least the threshold. */
export interface AnsweringRates {
  answerableAnswered: number;
  otherAnswered: number;
  /** Share of the answered questions that are answerable; NaN when none is answered. */
  precision: number;
  recall: number;
}

export function answeringRates(
  answerable: readonly number[],
  other: readonly number[],
  threshold: number,
): AnsweringRates {
  const right = answerable.filter((score) => score >= threshold).length;
  const wrong = other.filter((score) => score >= threshold).length;
  return {
    answerableAnswered: right / answerable.length,
    otherAnswered: wrong / other.length,
    precision: right / (right + wrong),
    recall: right / answerable.length,
  };
}

/** How many of the sorted values are smaller. */
function below(sorted: readonly number[], value: number): number {
  return firstIndex(sorted, (candidate) => candidate >= value);
}

function notAbove(sorted: readonly number[], value: number): number {
  return firstIndex(sorted, (candidate) => candidate > value);
}

function firstIndex(sorted: readonly number[], holds: (value: number) => boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(sorted[middle]!)) high = middle;
    else low = middle + 1;
  }
  return low;
}
