export { askerIn } from "./asker-in.ts";
export { assertMaySpeak, maySpeak } from "./assert-may-speak.ts";
export {
  cancelOpenAnswers,
  insertAssistantMessage,
  insertMemberMessage,
  labelChat,
  lockChat,
  markChatChanged,
  updateChatRow,
} from "./chat-changes.ts";
export { memberOrNobody } from "./chat-filter-of.ts";
export { chatStands } from "./chat-stands.ts";
export { conversationRoutes } from "./conversation-routes.ts";
export { getReadableChat, getReadableMessage } from "./get-readable-chat.ts";
export { type LeftContactRow, leadMatches, leftContact } from "./left-contact.ts";
export {
  type ChatListRow,
  type CitationRow,
  getMessage,
  listChats,
  listMessages,
  listMessagesOf,
  type MessageRow,
} from "./message-queries.ts";
export {
  ABSTENTION_REASONS,
  type AbstentionReason,
  ANSWER_KINDS,
  type AnswerKind,
  CHAT_STATUSES,
  Chat,
  ChatTags,
  Citation,
  Message,
  SUPPORT_LEVELS,
  type SupportLevel,
  TokenUsage,
} from "./message-schemas.ts";
export { nameForVisitors } from "./name-for-visitors.ts";
export { nameLanguages } from "./name-languages.ts";
export { presentChat, presentCitation, presentMessage, presentUsage } from "./present-message.ts";
export { recordOpenedFor } from "./record-opened-for.ts";
export { tidyTags } from "./tidy-tags.ts";
