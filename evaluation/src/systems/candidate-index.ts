import {
  analyze,
  type Candidate,
  inverseDocumentFrequency,
  type PassageStatistics,
  type PreparedQuery,
} from "@citedesk/grounding";
import type { CandidateIndex } from "./shipped-pipeline.ts";

interface IndexedPassage {
  id: string;
  title: string | null;
  headingPath: string[];
  text: string;
  language: string | null;
}

/** BM25 (k1 1.2, b .75) over title, heading path and text as the service's index scores its candidates. */
export function buildCandidateIndex(passages: readonly IndexedPassage[]): CandidateIndex {
  const postings = new Map<string, Map<number, number>>();
  const lengths = passages.map((passage, index) => addPassage(postings, passage, index));
  const statistics: PassageStatistics = {
    passageCount: passages.length,
    averageLength: lengths.reduce((sum, length) => sum + length, 0) / passages.length,
    documentFrequency: (term) => postings.get(term)?.size ?? 0,
  };
  return { statistics, find: (query, limit) => find(query, limit) };

  function find(query: PreparedQuery, limit: number): Candidate[] {
    const scores = new Map<number, number>();
    for (const { term, weight } of query.terms) {
      const idf = weight * inverseDocumentFrequency(statistics, term);
      for (const [index, count] of postings.get(term) ?? []) {
        const norm = 1.2 * (0.25 + (0.75 * lengths[index]!) / statistics.averageLength);
        scores.set(index, (scores.get(index) ?? 0) + (idf * count * 2.2) / (count + norm));
      }
    }
    return [...scores]
      .sort((left, right) => right[1] - left[1])
      .slice(0, limit)
      .map(([index, lexicalScore]) => ({ ...passages[index]!, lexicalScore }));
  }
}

function addPassage(postings: Map<string, Map<number, number>>, passage: IndexedPassage, index: number): number {
  const text = [passage.title ?? "", ...passage.headingPath, passage.text].join("\n");
  const tokens = analyze(text, passage.language);
  for (const { term } of tokens) {
    const counts = postings.get(term) ?? new Map<number, number>();
    counts.set(index, (counts.get(index) ?? 0) + 1);
    postings.set(term, counts);
  }
  return tokens.length;
}
