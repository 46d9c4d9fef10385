export { type Answering, createAnswering } from "./answer-context.ts";
export { chatRoutes } from "./chat-routes.ts";
export { KnownLibrary } from "./known-library.ts";
export { recoverAnswers } from "./recover-answers.ts";
