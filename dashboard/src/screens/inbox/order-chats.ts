import type { Schema } from "@citedesk/client";

type Chat = Schema<"ListedChat">;

/** When something happened in a chat that a person has: since when its visitor waits, else its last message. */
export const stirredAt = ({ awaits_reply_since, last_message, created_at }: Chat) =>
  awaits_reply_since ?? last_message?.created_at ?? created_at;

/** Whose visitor waits for a word of a person first, longest first; then those that a person has; then all others. */
export function orderChats(chats: readonly Chat[]): Chat[] {
  const known = new Map(chats.map((chat) => [chat.id, chat]));
  const [awaiting, held, others]: [Chat[], Chat[], Chat[]] = [[], [], []];
  for (const chat of known.values())
    (chat.awaits_reply_since ? awaiting : chat.status === "with_human" ? held : others).push(chat);
  return [
    ...awaiting.toSorted((a, b) => stirredAt(a).localeCompare(stirredAt(b))),
    ...held.toSorted((a, b) => stirredAt(b).localeCompare(stirredAt(a))),
    ...others,
  ];
}
