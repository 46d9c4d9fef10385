export { askerIn } from "./asker-in.ts";
export { assertMaySpeak, maySpeak } from "./assert-may-speak.ts";
export { cancelOpenAnswers, insertMemberMessage, lockChat, updateChatRow } from "./chat-changes.ts";
export { conversationRoutes } from "./conversation-routes.ts";
export { getReadableChat, getReadableMessage } from "./get-readable-chat.ts";
export {
  type ChatListRow,
  type CitationRow,
  getMessage,
  listChats,
  listMessages,
  type MessageRow,
} from "./message-queries.ts";
export {
  ABSTENTION_REASONS,
  type AbstentionReason,
  ANSWER_KINDS,
  type AnswerKind,
  CHAT_STATUSES,
  Chat,
  Citation,
  Message,
  SUPPORT_LEVELS,
  type SupportLevel,
  TokenUsage,
} from "./message-schemas.ts";
export { presentChat, presentCitation, presentMessage, presentUsage } from "./present-message.ts";
export { recordOpenedFor } from "./record-opened-for.ts";
