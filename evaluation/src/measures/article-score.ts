/** Shares of a page's shingles, summing to 1: found rightly, found wrongly, missed. */
export interface ArticleScore {
  truePositive: number;
  falsePositive: number;
  falseNegative: number;
}

const SHINGLE = 4;

/**
 * Compares extracted text with the text to keep by their 4-gram shingles of `\w+` tokens as multisets. The measure of
 * scrapinghub/article-extraction-benchmark (evaluate.py).
 */
export function scoreArticle(expected: string, found: string): ArticleScore {
  const wanted = countShingles(expected);
  const given = countShingles(found);
  let truePositive = 0;
  let falsePositive = 0;
  let falseNegative = 0;
  for (const key of new Set([...wanted.keys(), ...given.keys()])) {
    const difference = (given.get(key) ?? 0) - (wanted.get(key) ?? 0);
    truePositive += Math.min(given.get(key) ?? 0, wanted.get(key) ?? 0);
    if (difference > 0) falsePositive += difference;
    else falseNegative -= difference;
  }
  const sum = truePositive + falsePositive + falseNegative;
  if (sum === 0) return { truePositive: 1, falsePositive: 0, falseNegative: 0 };
  return {
    truePositive: truePositive / sum,
    falsePositive: falsePositive / sum,
    falseNegative: falseNegative / sum,
  };
}

/** Precision and recall as means over pages, F1 of the two means. */
export function meanScore(scores: readonly ArticleScore[]): { precision: number; recall: number; f1: number } {
  const mean = (rate: (score: ArticleScore) => number) =>
    scores.reduce((sum, score) => sum + rate(score), 0) / scores.length;
  const precision = mean(({ truePositive, falsePositive }) => share(truePositive, falsePositive));
  const recall = mean(({ truePositive, falseNegative }) => share(truePositive, falseNegative));
  return { precision, recall, f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}

function share(hit: number, miss: number): number {
  return hit + miss === 0 ? 0 : hit / (hit + miss);
}

function countShingles(text: string): Map<string, number> {
  const words = text.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const counts = new Map<string, number>();
  const last = words.length === 0 ? 0 : Math.max(1, words.length - SHINGLE + 1);
  for (let start = 0; start < last; start++) {
    const key = words.slice(start, start + SHINGLE).join(" ");
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
