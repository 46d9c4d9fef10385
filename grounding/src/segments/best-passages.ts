import { compareIdentifiers } from "./identifier-words.ts";
import type { VisibleSegment } from "./show-passages.ts";

/** The best few of many passages, kept in order. */
export interface BestPassages {
  /** What scores less than this has no place any more. */
  readonly threshold: number;
  offer(segment: number, passage: number, score: number): void;
  /** Best first; equal scores by passage id. */
  places(): PassagePlace[];
}

/** The place of a segment among those searched, and of a passage in it. */
export interface PassagePlace {
  segment: number;
  passage: number;
  score: number;
}

/**
 * Insertion into a sorted array: few of many offers get past the threshold, and nothing is allocated for the others.
 */
export function createBestPassages(segments: readonly VisibleSegment[], limit: number): BestPassages {
  const scores = new Float64Array(limit);
  const segmentOf = new Uint32Array(limit);
  const passageOf = new Uint32Array(limit);
  let count = 0;
  let threshold = limit > 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;

  function comesBefore(segment: number, passage: number, score: number, place: number): boolean {
    if (score !== scores[place]) return score > scores[place]!;
    const ids = segments[segment]!.segment.passageIds;
    return compareIdentifiers(ids, passage, segments[segmentOf[place]!]!.segment.passageIds, passageOf[place]!) < 0;
  }

  return {
    get threshold() {
      return threshold;
    },
    offer(segment, passage, score) {
      let low = 0;
      let high = count;
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (comesBefore(segment, passage, score, middle)) high = middle;
        else low = middle + 1;
      }
      if (low >= limit) return;
      for (let place = Math.min(count, limit - 1); place > low; place--) {
        scores[place] = scores[place - 1]!;
        segmentOf[place] = segmentOf[place - 1]!;
        passageOf[place] = passageOf[place - 1]!;
      }
      scores[low] = score;
      segmentOf[low] = segment;
      passageOf[low] = passage;
      count = Math.min(count + 1, limit);
      if (count === limit) threshold = scores[limit - 1]!;
    },
    places: () =>
      Array.from({ length: count }, (_, place) => ({
        segment: segmentOf[place]!,
        passage: passageOf[place]!,
        score: scores[place]!,
      })),
  };
}
