import type { AnswerProgress } from "../answers/answer-progress.ts";

/** How much of an answer a reader has: it is the second half of every event id, so a stream can go on anywhere. */
export interface StreamCursor {
  /** UTF-16 code units of the content. */
  offset: number;
  /** The citations 1 to this number were sent. */
  citations: number;
  started: boolean;
  textEnded: boolean;
}

export const STREAM_START: StreamCursor = { offset: 0, citations: 0, started: false, textEnded: false };

/** One event: a part of the AI SDK's UI message stream (https://ai-sdk.dev/docs/ai-sdk-ui/stream-protocol). */
export interface StreamEvent {
  id: string | null;
  part: Record<string, unknown> | "[DONE]";
}

/**
 * The events between what a reader has and what is stored: `start` with the ids, `text-start`, a `text-delta` a
 * statement, its `data-citation`s, and at the end `text-end`, `data-answer`, `error` when it failed, `finish`,
 * `[DONE]`. The same progress gives the same events on every process, so nothing but the message itself is stored.
 */
export function eventsAfter(
  progress: AnswerProgress,
  cursor: StreamCursor,
): { events: StreamEvent[]; cursor: StreamCursor } {
  const events: StreamEvent[] = [];
  const now = { ...cursor };
  const { messageId, chatId, agentId } = progress;
  const emit = (part: Record<string, unknown>) => events.push({ id: formatCursor(messageId, now), part });
  const say = (end: number) => {
    if (now.offset === 0) events.push({ id: null, part: { type: "text-start", id: TEXT_ID } });
    const delta = progress.content.slice(now.offset, end);
    now.offset = end;
    emit({ type: "text-delta", id: TEXT_ID, delta });
  };
  if (!now.started) {
    now.started = true;
    const messageMetadata = { message_id: messageId, chat_id: chatId, agent_id: agentId };
    emit({ type: "start", messageId, messageMetadata });
  }
  for (const { end, citations } of progress.statements) {
    const shownTo = end + lengthBehind(progress.content, end);
    if (shownTo > now.offset) say(shownTo);
    for (const number of citations) {
      const citation = progress.citations[number - 1];
      if (number <= now.citations || !citation) continue;
      now.citations = number;
      emit({ type: "data-citation", id: `citation-${number}`, data: citation });
    }
  }
  const { ended } = progress;
  if (!ended) return { events, cursor: now };
  if (progress.content.length > now.offset) say(progress.content.length);
  if (now.offset > 0 && !now.textEnded) {
    now.textEnded = true;
    emit({ type: "text-end", id: TEXT_ID });
  }
  events.push({ id: null, part: { type: "data-answer", id: "answer", data: ended } });
  if (ended.status === "failed")
    events.push({ id: null, part: { type: "error", errorText: ended.error?.message ?? "The answer broke off." } });
  if (ended.status === "cancelled") events.push({ id: null, part: { type: "abort", reason: "cancelled" } });
  else events.push({ id: null, part: { type: "finish", finishReason: ended.status === "failed" ? "error" : "stop" } });
  events.push({ id: null, part: "[DONE]" });
  return { events, cursor: now };
}

const TEXT_ID = "text";

/** The closing quotation mark and the citation marks behind a statement. */
function lengthBehind(content: string, end: number): number {
  return /^”?(?:\[\d+\])*/.exec(content.slice(end, end + 200))![0].length;
}

function formatCursor(messageId: string, { offset, citations, textEnded }: StreamCursor): string {
  return `${messageId}.${offset}.${citations}${textEnded ? ".e" : ""}`;
}

/** Reads `Last-Event-ID`; undefined for anything that this server didn't send. */
export function parseCursor(eventId: string): { messageId: string; cursor: StreamCursor } | undefined {
  const match = /^(message_[0-9a-z]{26})\.(\d{1,7})\.(\d{1,4})(\.e)?$/.exec(eventId);
  if (!match) return undefined;
  const [, messageId = "", offset, citations, ended] = match;
  const cursor = {
    offset: Number(offset),
    citations: Number(citations),
    started: true,
    textEnded: ended !== undefined,
  };
  return { messageId, cursor };
}

/** As server-sent events, https://html.spec.whatwg.org/multipage/server-sent-events.html. */
export function writeEvents(events: readonly StreamEvent[]): string {
  return events
    .map(
      ({ id, part }) =>
        `${id === null ? "" : `id: ${id}\n`}data: ${part === "[DONE]" ? part : JSON.stringify(part)}\n\n`,
    )
    .join("");
}
