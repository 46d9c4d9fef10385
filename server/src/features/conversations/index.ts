export { conversationRoutes } from "./conversation-routes.ts";
export { type CitationRow, getMessage, type MessageRow } from "./message-queries.ts";
export {
  type AbstentionReason,
  type AnswerKind,
  Citation,
  Message,
  type SupportLevel,
} from "./message-schemas.ts";
export { presentCitation, presentMessage } from "./present-message.ts";
export { getReadableChat, getReadableMessage } from "./readable-chat.ts";
