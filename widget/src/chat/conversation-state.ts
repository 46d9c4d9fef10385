import type { ChatPart, Schema } from "@citedesk/client";

export type Message = Extract<ChatPart, { type: "data-answer" }>["data"];
export type Citation = Extract<ChatPart, { type: "data-citation" }>["data"];
export type ChatStatus = "open" | "waiting_for_human" | "with_human" | "resolved";

/** Nobody is here or asked for: then a person can be. */
export function isWithoutPerson(status: ChatStatus): boolean {
  return status === "open" || status === "resolved";
}

/** A line of the conversation. Until the service has named it, its id is one of ours. */
export interface Line {
  id: string;
  role: "user" | "assistant" | "member";
  content: string;
  /** `offline`: sent by itself when there is a connection again. */
  status: "sending" | "offline" | "streaming" | "done" | "stopped" | "failed";
  citations: Citation[];
  /** The stored message, once the answer has ended. */
  message?: Message;
  author?: string;
  problem?: Problem;
  /** Of a question: repeats are one. */
  key?: string;
  rating?: "positive" | "negative" | null;
}

/** Why a question has no answer, for people. */
export type Problem =
  | { kind: "broken_off" | "not_answering" | "not_allowed" | "no_new_chats" | "too_long" }
  | { kind: "too_fast"; seconds: number };

export interface ConversationState {
  chatId: string | undefined;
  lines: Line[];
  /** The last line of a chat as it was found when it was opened: read by whoever wants to, and not spoken. */
  foundLast: string | undefined;
  status: ChatStatus;
  /** Since when a person is waited for, by the visitor's clock. */
  waitingSince: number | undefined;
  /** How long people usually took to come, of late. */
  usualWaitSeconds: number | undefined;
  /** The person who was here last. */
  person: string | undefined;
  /** Who has left it, for the visitor to rate. */
  lastPerson: Schema<"Chat">["last_person"];
  /** Who is writing, and until when it holds. */
  typing: { name: string | null; until: number } | undefined;
  /** A stream to the service is open, or need not be. */
  isConnected: boolean;
  notice: "released" | "resolved" | "linkEnded" | undefined;
}

export const EMPTY: ConversationState = {
  chatId: undefined,
  lines: [],
  foundLast: undefined,
  status: "open",
  waitingSince: undefined,
  usualWaitSeconds: undefined,
  person: undefined,
  lastPerson: null,
  typing: undefined,
  isConnected: true,
  notice: undefined,
};

/**
 * Stored messages in place of what is shown of them; the others stay, in order. What a person's chat leaves empty is
 * not shown.
 */
export function mergeMessages(lines: readonly Line[], messages: readonly Message[]): Line[] {
  const merged = [...lines];
  for (const message of [...messages].sort((one, other) => (one.id < other.id ? -1 : 1))) {
    if (message.role === "assistant" && message.kind === "with_human") continue;
    const line = toLine(message);
    const known = merged.findIndex(({ id, role }) => id === message.id && role === message.role);
    const own = known >= 0 ? known : findUnnamed(merged, message);
    // Its own stream is ahead of what was read, or will be; what has ended does not begin again.
    const before = own >= 0 ? merged[own]!.status : undefined;
    if (line.status === "streaming" && before !== undefined && before !== "failed") continue;
    if (own >= 0) merged[own] = { ...line, ...keptOf(merged[own]!) };
    else merged.splice(placeFor(merged, message), 0, line);
  }
  return merged;
}

/** Beside a person the assistant's silence has the id of the words that it leaves to them: those stay. */
export function withoutAnswer(lines: readonly Line[], answerId: string): Line[] {
  return lines.filter(({ id, role }) => id !== answerId || role !== "assistant");
}

/** The question that was sent from here, before anybody said its id. */
function findUnnamed(lines: readonly Line[], message: Message): number {
  if (message.role !== "user") return -1;
  return lines.findIndex(({ id, role, content }) => role === "user" && isOurs(id) && content === message.content);
}

function placeFor(lines: readonly Line[], message: Message): number {
  const later = lines.findIndex(({ id }) => !isOurs(id) && id > message.id);
  return later < 0 ? lines.length : later;
}

/** A question whose own stream has not begun is still being sent, even if another stream tells of it already. */
function keptOf({ rating, key, status }: Line): Partial<Line> {
  return {
    ...(rating === undefined ? {} : { rating }),
    ...(key === undefined ? {} : { key }),
    ...(status === "sending" ? { status } : {}),
  };
}

export function isOurs(id: string): boolean {
  return id.startsWith("own-");
}

export function toLine(message: Message): Line {
  const isUnderWay = message.status === "pending" || message.status === "streaming";
  const status = isUnderWay ? "streaming" : message.status === "cancelled" ? "stopped" : "done";
  return {
    id: message.id,
    role: message.role,
    content: message.content,
    status: message.status === "failed" ? "failed" : status,
    citations: message.citations,
    ...(isUnderWay ? {} : { message }),
    ...(message.author ? { author: message.author.name } : {}),
    ...(message.status === "failed" ? { problem: { kind: "broken_off" } } : {}),
  };
}
