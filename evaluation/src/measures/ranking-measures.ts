/** A passage that a ranking returned. */
export interface ScoredPassage {
  id: string;
  score: number;
}

/** Passage id → grade; a grade above 0 is relevant. */
export type Judgements = ReadonlyMap<string, number>;

/**
 * Orders as trec_eval does: by falling score, equal scores by falling passage id, whatever order they came in.
 * A passage that was returned twice keeps its best place.
 */
export function orderByScore(results: readonly ScoredPassage[]): string[] {
  const ordered = [...results].sort((a, b) => b.score - a.score || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0));
  return [...new Set(ordered.map((result) => result.id))];
}

/** nDCG with linear gains and log2(rank + 1) discounts (trec_eval `ndcg_cut`). 0 when nothing is relevant. */
export function normalisedGain(ranking: readonly string[], judgements: Judgements, depth: number): number {
  const gains = ranking.slice(0, depth).map((id) => Math.max(0, judgements.get(id) ?? 0));
  const ideal = [...judgements.values()]
    .filter((grade) => grade > 0)
    .sort((a, b) => b - a)
    .slice(0, depth);
  const best = discountedGain(ideal);
  return best === 0 ? 0 : discountedGain(gains) / best;
}

/** Share of the relevant passages within the first `depth` (trec_eval `recall`). */
export function recall(ranking: readonly string[], judgements: Judgements, depth: number): number {
  const relevant = [...judgements].filter(([, grade]) => grade > 0).map(([id]) => id);
  if (relevant.length === 0) return 0;
  const found = new Set(ranking.slice(0, depth));
  return relevant.filter((id) => found.has(id)).length / relevant.length;
}

/** 1 / rank of the first relevant passage within `depth`, else 0 (trec_eval `recip_rank`). */
export function reciprocalRank(ranking: readonly string[], judgements: Judgements, depth: number): number {
  const place = ranking.slice(0, depth).findIndex((id) => (judgements.get(id) ?? 0) > 0);
  return place < 0 ? 0 : 1 / (place + 1);
}

function discountedGain(gains: readonly number[]): number {
  return gains.reduce((sum, gain, index) => sum + gain / Math.log2(index + 2), 0);
}
