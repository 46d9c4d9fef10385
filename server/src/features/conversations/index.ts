export { conversationRoutes } from "./conversation-routes.ts";
export { getMessage, type MessageRow } from "./message-queries.ts";
export {
  type AbstentionReason,
  type AnswerKind,
  Citation,
  Message,
  type SupportLevel,
} from "./message-schemas.ts";
export { presentMessage } from "./present-message.ts";
