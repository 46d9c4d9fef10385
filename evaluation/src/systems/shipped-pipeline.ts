import {
  composeExtractiveAnswer,
  decideSupport,
  detectLanguage,
  prepareQuery,
  type QuotedSentence,
  rankPassages,
  type SupportDecision,
} from "@citedesk/grounding";
import type { ScoredPassage } from "../measures/ranking-measures.ts";
import type { EvaluationPassage, EvaluationTurn } from "../sets/evaluation-set.ts";
import { buildCandidateIndex } from "./candidate-index.ts";

export interface PipelineAnswer {
  ranking: ScoredPassage[];
  /** Word for word out of the passages, best first. Offsets count from the start of the passage. */
  candidates: QuotedSentence[];
  /** What is shown of them. */
  sentences: QuotedSentence[];
  support: SupportDecision;
}

export interface AskedQuestion {
  text: string;
  history?: readonly EvaluationTurn[];
}

/** Answers as the service does with the `extractive` model. */
export type ShippedPipeline = (question: AskedQuestion) => PipelineAnswer;

/**
 * The pipeline over one set's passages. It is told no language, of passages or questions: the service has to find out
 * too.
 */
export function buildShippedPipeline(passages: readonly EvaluationPassage[]): ShippedPipeline {
  const find = buildCandidateIndex(passages.map((passage) => ({ ...passage, language: detectLanguage(passage.text) })));
  return ({ text, history = [] }) => {
    const { query, candidates, statistics } = find(prepareQuery({ question: text, history }), CANDIDATES);
    const ranked = rankPassages(query, candidates, statistics);
    return {
      ranking: ranked.map(({ candidate, score }) => ({ id: candidate.id, score })),
      ...composeExtractiveAnswer(query, ranked),
      support: decideSupport(query, ranked, statistics),
    };
  };
}

/** As many as the service asks its index for. */
const CANDIDATES = 50;
