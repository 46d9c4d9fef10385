import { type AnalyzedPassage, analyzePassage, type PassageAnalyses } from "./analyze-passage.ts";
import { type Candidate, inverseDocumentFrequency, type PassageStatistics } from "./candidate.ts";
import { matchPassage, type PassageMatch, type WeighTerm } from "./match-passage.ts";
import { type PreparedQuery, wordsForLanguage } from "./prepare-query.ts";

export interface RankedPassage<C extends Candidate = Candidate> {
  candidate: C;
  /** Comparable within one question only. */
  score: number;
  match: PassageMatch;
  analysis: AnalyzedPassage;
}

/**
 * Orders the candidates of one question, best first; ties by id, so that the order is the same every time. `analyses` may keep
 * what is known of passages from question to question (`keepPassageAnalyses`).
 */
export function rankPassages<C extends Candidate>(
  query: PreparedQuery,
  candidates: readonly C[],
  statistics: PassageStatistics,
  analyses: PassageAnalyses = analyzePassage,
): RankedPassage<C>[] {
  const weigh = rememberWeights(statistics);
  return candidates
    .map((candidate) => {
      const analysis = analyses(candidate);
      const match = matchPassage(wordsForLanguage(query, analysis.language), analysis, weigh);
      return { candidate, score: scoreMatch(candidate.lexicalScore, match), match, analysis };
    })
    .sort((left, right) => right.score - left.score || (left.candidate.id < right.candidate.id ? -1 : 1));
}

/** A passage's score, from its BM25 and its match. The weights were chosen by paired bootstrap; see docs/decisions/0003-ranking.md. */
export function scoreMatch(lexicalScore: number, match: PassageMatch): number {
  return (
    lexicalScore +
    match.total *
      (0.8 * match.title +
        0.5 * match.family +
        0.4 * match.ordered +
        0.3 * highest(match.sentenceScores) +
        0.2 * highest(match.sentences) +
        0.2 * match.names)
  );
}

function highest(values: readonly number[]): number {
  return values.reduce((best, value) => Math.max(value, best), 0);
}

export function rememberWeights(statistics: PassageStatistics): WeighTerm {
  const weights = new Map<string, number>();
  return (term) => {
    const known = weights.get(term);
    if (known !== undefined) return known;
    const weight = inverseDocumentFrequency(statistics, term);
    weights.set(term, weight);
    return weight;
  };
}
