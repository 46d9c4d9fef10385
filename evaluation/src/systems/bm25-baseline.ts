import { analyze } from "@citedesk/grounding";
import type { ScoredPassage } from "../measures/ranking-measures.ts";
import type { EvaluationPassage } from "../sets/evaluation-set.ts";

/** Ranks the passages of one set for a text; the best `limit`, in any order. */
export type Search = (text: string, language: string, limit: number) => ScoredPassage[];

/**
 * The baseline that every idea must beat: BM25 (k1 1.2, b .75; Robertson and Zaragoza 2009) over title, heading path
 * and text as one field, with the project's own word forms. Written apart from the shipped index so that a mistake
 * there shows here.
 */
export function buildBm25Baseline(passages: readonly EvaluationPassage[]): Search {
  const postings = new Map<string, Map<number, number>>();
  const lengths = new Float64Array(passages.length);
  for (const [index, passage] of passages.entries()) {
    const text = [passage.title ?? "", ...passage.headingPath, passage.text].join("\n");
    for (const { term } of analyze(text, passage.language)) {
      const counts = postings.get(term) ?? new Map<number, number>();
      counts.set(index, (counts.get(index) ?? 0) + 1);
      postings.set(term, counts);
      lengths[index]!++;
    }
  }
  const averageLength = lengths.reduce((sum, length) => sum + length, 0) / passages.length;

  return (text, language, limit) => {
    const scores = new Map<number, number>();
    for (const term of new Set(analyze(text, language).map((token) => token.term))) {
      const counts = postings.get(term);
      if (!counts) continue;
      const weight = Math.log(1 + (passages.length - counts.size + 0.5) / (counts.size + 0.5));
      for (const [index, count] of counts) {
        const norm = K1 * (1 - B + (B * lengths[index]!) / averageLength);
        scores.set(index, (scores.get(index) ?? 0) + (weight * count * (K1 + 1)) / (count + norm));
      }
    }
    return [...scores]
      .map(([index, score]) => ({ id: passages[index]!.id, score }))
      .sort((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1))
      .slice(0, limit);
  };
}

const K1 = 1.2;
const B = 0.75;
