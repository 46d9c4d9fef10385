export { type AnswerContext, type Answering, createAnswering } from "./answer-context.ts";
export { chatRoutes } from "./chat-routes.ts";
export type { Rankers } from "./find-best-passages.ts";
export { KnownLibrary } from "./known-library.ts";
export { PassagePreloader } from "./preload-passages.ts";
export { findStarterQuestions, refreshQuestions } from "./questions/draw-agent-questions.ts";
export { recoverAnswers } from "./recover-answers.ts";
export { type TriedAnswer, tryQuestion } from "./try-question.ts";
