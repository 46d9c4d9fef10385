/**
 * A passage that the index found for a question. Implementations may carry more; ranking hands the same object back.
 */
export interface Candidate {
  id: string;
  /** The document that it is of, where conflicts between documents matter. */
  documentId?: string;
  title: string | null;
  /** Headings above the passage, outermost first. */
  headingPath: readonly string[];
  text: string;
  /** The document's language, as it was given to `analyze` when the passage was indexed. */
  language: string | null;
  /**
   * BM25 (k1 1.2, b .75) of `PreparedQuery.terms` over title, heading path and text, each term's part times its weight;
   * idf is `ln(1 + (N − df + .5) / (df + .5))`.
   */
  lexicalScore: number;
  /** The score that ranking gives it, where the index knows it (`scoreCandidates`). */
  rankScore?: number | undefined;
}

/** Counts over everything that this asker may read. */
export interface PassageStatistics {
  passageCount: number;
  /** Mean number of terms a passage. */
  averageLength: number;
  /** The number of passages that hold the term. */
  documentFrequency(term: string): number;
}

/** A term to look up, with the share that it counts for. Each term occurs once. */
export interface QueryTerm {
  term: string;
  weight: number;
}

/** Robertson and Spärck Jones's weight of a term, never negative. */
export function inverseDocumentFrequency(statistics: PassageStatistics, term: string): number {
  const frequency = Math.min(statistics.documentFrequency(term), statistics.passageCount);
  return Math.log(1 + (statistics.passageCount - frequency + 0.5) / (frequency + 0.5));
}
