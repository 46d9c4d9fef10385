import type { QuestionCluster, QuestionToCluster } from "@citedesk/grounding";

/** Puts questions together that ask the same, as `clusterQuestions` does, without holding up whoever else has work. */
export interface QuestionClusterer {
  cluster(questions: readonly QuestionToCluster[]): Promise<QuestionCluster[]>;
}
