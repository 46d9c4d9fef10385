import { cacheBeside } from "../analysis/cache-beside.ts";
import type { PassageStatistics, QueryTerm } from "../ranking/candidate.ts";
import { inverseDocumentFrequency } from "../ranking/candidate.ts";
import { type BestPassages, createBestPassages, type PassagePlace } from "./best-passages.ts";
import { readIdentifier } from "./identifier-words.ts";
import type { FrequencyArray, Segment } from "./segment.ts";
import type { VisibleSegment } from "./show-passages.ts";
import { type SegmentsVocabulary, vocabularyOf } from "./vocabulary.ts";

export interface FoundPassage {
  passageId: string;
  versionId: string;
  sourceId: string;
  score: number;
  /** The score that `rankPassages` gives it, where the index has told (`searchSegments`). */
  rankScore: number | undefined;
}

export interface FoundCandidates {
  /** Best first; equal scores by passage id. Only passages with at least one of the terms. */
  candidates: FoundPassage[];
  /** Where they stand, in the same order. */
  places: PassagePlace[];
  statistics: PassageStatistics;
}

/**
 * BM25 (Robertson and Zaragoza 2009, k1 1.2, b .75) over the visible passages of all segments, each term's part times
 * its weight. Every count is taken over what is visible here and nothing else; how the passages are spread over
 * segments makes no difference. `scores` is working memory that callers may keep between searches: at least as long as
 * the largest segment, all zero. `vocabulary` is that of the segments.
 */
export function findCandidates(
  segments: readonly VisibleSegment[],
  terms: readonly QueryTerm[],
  limit: number,
  scores: Float64Array = createScores(segments),
  vocabulary: SegmentsVocabulary = vocabularyOf(segments),
): FoundCandidates {
  const statistics = countVisible(segments, terms, vocabulary);
  const placed = terms.map(({ term }) => vocabulary.placesOf(term));
  const best = createBestPassages(segments, limit);
  const weights = weightsOf(terms, statistics);
  for (const [index, visible] of segments.entries()) {
    const places = placed.map((places) => places[index]!);
    scoreSegment(visible, places, weights, statistics.averageLength, scores);
    collectBest(best, index, visible, scores);
  }
  const places = best.places();
  return { candidates: places.map((place) => describe(segments, place)), places, statistics };
}

export function weightsOf(terms: readonly QueryTerm[], statistics: PassageStatistics): number[] {
  return terms.map(({ term, weight }) => weight * inverseDocumentFrequency(statistics, term));
}

export function createScores(segments: readonly VisibleSegment[]): Float64Array {
  return new Float64Array(Math.max(0, ...segments.map(({ visible }) => visible.length)));
}

const K1 = 1.2;
const B = 0.75;

function countVisible(
  segments: readonly VisibleSegment[],
  terms: readonly QueryTerm[],
  vocabulary: SegmentsVocabulary,
): PassageStatistics {
  const frequencies = new Map(terms.map(({ term }) => [term, vocabulary.documentFrequency(term)]));
  let passageCount = 0;
  let totalLength = 0;
  for (const visible of segments) {
    passageCount += visible.passageCount;
    totalLength += visible.totalLength;
  }
  return {
    passageCount,
    averageLength: passageCount === 0 ? 0 : totalLength / passageCount,
    documentFrequency: (term) => frequencies.get(term) ?? 0,
  };
}

/** Adds to `scores` what each term gives each visible passage; `terms` are places in the dictionary, or -1. */
function scoreSegment(
  visible: VisibleSegment,
  terms: readonly number[],
  weights: readonly number[],
  averageLength: number,
  scores: Float64Array,
): void {
  const { postingStart, postingPassage: passages, postingFrequency: frequencies } = visible.segment;
  for (let at = 0; at < terms.length; at++) {
    const term = terms[at]!;
    if (term < 0) continue;
    const postings = { passages, frequencies, first: postingStart[term]!, end: postingStart[term + 1]! };
    scorePostings(visible, postings, { weight: weights[at]!, averageLength }, scores);
  }
}

/** The passages that have a term, and how often: from `first` to the one before `end`. */
export interface Postings {
  passages: Uint32Array;
  frequencies: FrequencyArray;
  first: number;
  end: number;
}

/** Adds to `scores` what a term gives each visible passage. */
export function scorePostings(
  { segment: { passageLength }, visible }: VisibleSegment,
  { passages, frequencies, first, end }: Postings,
  { weight, averageLength }: { weight: number; averageLength: number },
  scores: Float64Array,
): void {
  if (weight === 0) return;
  const most = weight * (K1 + 1);
  const base = K1 * (1 - B);
  const slope = (K1 * B) / averageLength;
  for (let posting = first; posting < end; posting++) {
    const passage = passages[posting]!;
    if (visible[passage] === 0) continue;
    const frequency = frequencies[posting]!;
    scores[passage]! += (most * frequency) / (frequency + base + slope * passageLength[passage]!);
  }
}

/** Offers every scored passage and leaves `scores` all zero again. */
function collectBest(best: BestPassages, index: number, { visible }: VisibleSegment, scores: Float64Array): void {
  // One comparison a passage, which nearly always goes the same way.
  let least = Math.max(best.threshold, Number.MIN_VALUE);
  for (let passage = 0; passage < visible.length; passage++) {
    const score = scores[passage]!;
    if (score < least) continue;
    best.offer(index, passage, score);
    least = Math.max(best.threshold, Number.MIN_VALUE);
  }
  scores.fill(0, 0, visible.length);
}

function describe(segments: readonly VisibleSegment[], { segment: index, passage, score }: PassagePlace): FoundPassage {
  const { passageId, versionId, sourceId } = identify(segments[index]!.segment, passage);
  return { passageId, versionId, sourceId, score, rankScore: undefined };
}

/** The same passages are found again and again, and their identifiers outlive a search. */
const identify = cacheBeside(10_000, (segment: Segment, passage: number): Omit<FoundPassage, "score" | "rankScore"> => {
  const version = findVersion(segment.versionStart, passage);
  return {
    passageId: readIdentifier(segment.passageIds, passage),
    versionId: readIdentifier(segment.versionIds, version),
    sourceId: readIdentifier(segment.sourceIds, segment.versionSource[version]!),
  };
});

/** The version that a passage is of. */
export function findVersion(versionStart: Uint32Array, passage: number): number {
  let low = 0;
  let high = versionStart.length - 2;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if (versionStart[middle]! <= passage) low = middle;
    else high = middle - 1;
  }
  return low;
}
