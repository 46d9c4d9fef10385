import { mean } from "../measures/paired-bootstrap.ts";
import {
  normalisedGain,
  orderByScore,
  recall,
  reciprocalRank,
  type ScoredPassage,
} from "../measures/ranking-measures.ts";
import type { EvaluationQuestion } from "../sets/evaluation-set.ts";

/** How one system ranked; every array has one value a question, in the same order. */
export interface RankingResult {
  gain: number[];
  recall3: number[];
  reciprocal: number[];
}

/** Ranks every question that has a relevant passage. */
export function rankQuestions(
  questions: readonly EvaluationQuestion[],
  search: (question: EvaluationQuestion) => ScoredPassage[],
): RankingResult {
  const result: RankingResult = { gain: [], recall3: [], reciprocal: [] };
  for (const question of questions) {
    const ranking = orderByScore(search(question));
    result.gain.push(normalisedGain(ranking, question.judgements, 10));
    result.recall3.push(recall(ranking, question.judgements, 3));
    result.reciprocal.push(reciprocalRank(ranking, question.judgements, 10));
  }
  return result;
}

export function judgedQuestions(questions: readonly EvaluationQuestion[]): EvaluationQuestion[] {
  return questions.filter((question) => [...question.judgements.values()].some((grade) => grade > 0));
}

/** The figures of one system, in the form that a row shows. */
export function rankingFigures(result: RankingResult): Record<string, number> {
  return { "nDCG@10": mean(result.gain), "recall@3": mean(result.recall3), MRR: mean(result.reciprocal) };
}
