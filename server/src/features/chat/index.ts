export { type AnswerContext, type Answering, createAnswering } from "./answer-context.ts";
export { recoverAnswers } from "./answers/recover-answers.ts";
export { chatRoutes } from "./chat-routes.ts";
export { type TriedAnswer, tryQuestion } from "./checking/try-question.ts";
export { findStarterQuestions, refreshQuestions } from "./questions/draw-agent-questions.ts";
export type { Rankers } from "./retrieval/find-best-passages.ts";
export { PassageCache } from "./retrieval/passage-cache.ts";
export { PassagePreloader } from "./retrieval/preload-passages.ts";
export { SnapshotCache } from "./snapshot/snapshot-cache.ts";
