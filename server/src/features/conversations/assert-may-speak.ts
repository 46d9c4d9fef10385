import { ForbiddenError } from "../../platform/errors/app-error.ts";
import type { Principal } from "../identity/index.ts";
import type { ChatListRow } from "./message-queries.ts";

type SpokenChat = Pick<ChatListRow, "visitor_id" | "opened_by">;

/**
 * Is what this credential says in a chat the visitor's word: a question, a yes to what a tool would do, a rating? The
 * visitor's own token speaks for them, and the member or key that opened the chat. `chat` is one that the caller may
 * read. In a chat older than `opened_by` and without a visitor nobody else is spoken for.
 */
export function maySpeak(principal: Principal, chat: SpokenChat): boolean {
  if (principal.kind === "visitor") return true;
  return chat.opened_by === null ? chat.visitor_id === null : chat.opened_by === principal.credentialId;
}

/** Throws 403. */
export function assertMaySpeak(principal: Principal, chat: SpokenChat): void {
  if (maySpeak(principal, chat)) return;
  throw new ForbiddenError(
    principal.kind === "member"
      ? "Only the visitor speaks in this chat. Write as yourself at POST /v2/chats/{id}/messages."
      : "Only the visitor, or the key that opened this chat for them, speaks in it.",
  );
}
