/** Those of many passages that may be among the best, with all that score as much as the last of them. */
export interface TopScores {
  /** Offers every scored passage of a part and leaves `scores` all zero again. */
  collect(part: number, scores: Float64Array, count: number): void;
  /** In no order. */
  places(): ScoredPlace[];
}

export interface ScoredPlace {
  part: number;
  passage: number;
  score: number;
}

export function createTopScores(limit: number): TopScores {
  /** The best scores so far, ascending. */
  const best = new Float64Array(limit).fill(Number.NEGATIVE_INFINITY);
  let found: ScoredPlace[] = [];

  function insert(score: number): void {
    let place = 0;
    while (place + 1 < limit && best[place + 1]! < score) place++;
    best.copyWithin(0, 1, place + 1);
    best[place] = score;
  }

  function leaveOutOthers(): void {
    found = found.filter(({ score }) => score >= best[0]!);
  }

  return {
    collect(part, scores, count) {
      for (let passage = 0; passage < count; passage++) {
        const score = scores[passage]!;
        if (score === 0) continue;
        scores[passage] = 0;
        if (limit === 0 || !(score > 0) || score < best[0]!) continue;
        found.push({ part, passage, score });
        if (score > best[0]!) insert(score);
      }
      leaveOutOthers();
    },
    places: () => found,
  };
}
