import {
  composeExtractiveAnswer,
  decideSupport,
  detectLanguage,
  mayStandAlone,
  type PreparedQuery,
  prepareQuery,
  type QuotedSentence,
  rankPassages,
  type SupportDecision,
  standsAlone,
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
  const read = (prepared: PreparedQuery) => {
    const { query, candidates, statistics } = find(prepared, CANDIDATES);
    const ranked = rankPassages(query, candidates, statistics);
    return { query, ranked, statistics, decision: decideSupport(query, ranked, statistics) };
  };
  return ({ text, history = [] }) => {
    const behind = read(prepareQuery({ question: text, history }));
    const { language } = behind.query;
    const alone = mayStandAlone(behind.query) ? read(prepareQuery({ question: text, language })) : undefined;
    const { query, ranked, decision } = alone && standsAlone(behind, alone) ? alone : behind;
    return {
      // As `/v2/search` ranks.
      ranking: behind.ranked.map(({ candidate, score }) => ({ id: candidate.id, score })),
      ...composeExtractiveAnswer(query, ranked),
      support: decision,
    };
  };
}

/** As many as the service asks its index for. */
const CANDIDATES = 50;
