import type { JobQueue } from "../../ports/job-queue.ts";
import type { QuestionClusterer } from "../../ports/question-clusterer.ts";
import type { AnswerContext } from "../chat/index.ts";

export interface GapContext extends AnswerContext {
  queue: JobQueue;
  clusterer: QuestionClusterer;
  config: { gapMinQuestions: number };
}
