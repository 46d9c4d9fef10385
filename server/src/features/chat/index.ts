export { chatRoutes } from "./chat-routes.ts";
export { recoverAnswers } from "./recover-answers.ts";
export type { RetrievalContext } from "./retrieve-passages.ts";
