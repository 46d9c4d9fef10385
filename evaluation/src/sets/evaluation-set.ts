import type { Judgements } from "../measures/ranking-measures.ts";

export interface EvaluationSet {
  name: string;
  passages: EvaluationPassage[];
  questions: EvaluationQuestion[];
}

export interface EvaluationPassage {
  id: string;
  title: string | null;
  headingPath: string[];
  text: string;
  /** BCP 47 tag. */
  language: string;
  /** Which of the set's sites it is of, where the set holds several. */
  site?: string;
}

export interface EvaluationQuestion {
  id: string;
  text: string;
  /** The turns before, oldest first. */
  history: EvaluationTurn[];
  /** BCP 47 tag. */
  language: string;
  /** Empty where nobody judged passages for it or nothing in the set answers it. */
  judgements: Judgements;
  /** Gold answers, each a short text; empty where the set has none. */
  answers: string[];
  /** Null where people could not agree or the question is incomplete by itself. */
  answerable: boolean | null;
  /** Why an unanswerable question can't be answered. */
  unanswerable?: "adversarial" | "off_topic";
  /** The passage that the question was written for, also when the passage doesn't answer it. */
  passage?: string;
  site?: string;
  /** For each person who answered: the sentences of the passage that they selected. */
  selectedSentences?: string[][];
}

export interface EvaluationTurn {
  role: "user" | "assistant";
  text: string;
}
