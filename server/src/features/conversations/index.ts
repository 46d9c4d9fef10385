export { conversationRoutes } from "./conversation-routes.ts";
export { type CitationRow, getMessage, type MessageRow } from "./message-queries.ts";
export {
  ABSTENTION_REASONS,
  type AbstentionReason,
  ANSWER_KINDS,
  type AnswerKind,
  Citation,
  Message,
  SUPPORT_LEVELS,
  type SupportLevel,
} from "./message-schemas.ts";
export { presentCitation, presentMessage } from "./present-message.ts";
export { getReadableChat, getReadableMessage } from "./readable-chat.ts";
