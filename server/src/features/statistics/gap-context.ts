import type { JobQueue } from "../../ports/job-queue.ts";
import type { AnswerContext } from "../chat/index.ts";

export interface GapContext extends AnswerContext {
  queue: JobQueue;
  config: { gapMinQuestions: number };
}
