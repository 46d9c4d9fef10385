import type { Schema } from "./contract-types.ts";
import { followStream } from "./follow-stream.ts";

/**
 * A part of a streamed answer, as the AI SDK's UI message stream writes it
 * (https://ai-sdk.dev/docs/ai-sdk-ui/stream-protocol).
 */
export type ChatPart =
  | { type: "start"; messageId: string; messageMetadata: { message_id: string; chat_id: string; agent_id: string } }
  | { type: "text-start"; id: string }
  | { type: "text-delta"; id: string; delta: string }
  | { type: "text-end"; id: string }
  | { type: "data-citation"; id: string; data: Schema<"Citation"> }
  | { type: "data-answer"; id: string; data: Schema<"Message"> }
  | { type: "error"; errorText: string }
  | { type: "abort"; reason?: string }
  | { type: "finish"; finishReason: string };

export interface StreamChatOptions {
  /** Stops reading; the service goes on with its answer. `POST /v2/messages/{id}/cancel` stops that. */
  signal?: AbortSignal;
  /** Tries in a row that bring nothing, before it throws. 6. */
  mostRetries?: number;
  /** Of the question: sent again with the same key, it is the same question. A new one unless given. */
  idempotencyKey?: string;
  /** False when the connection broke and is being opened again, true when it is there again. */
  onConnected?: (isConnected: boolean) => void;
}

interface StreamRequests {
  start(): Promise<Response>;
  resume(chatId: string, lastEventId: string | undefined): Promise<Response>;
  pause(milliseconds: number): Promise<void>;
}

const FIRST_WAIT_MS = 250;

/** Every part of an answer once, over as many connections as it takes. */
export async function* streamChat(
  requests: StreamRequests,
  { signal, mostRetries = 6, onConnected }: StreamChatOptions,
  known?: { chatId: string },
): AsyncGenerator<ChatPart, void, undefined> {
  let chatId = known?.chatId;
  let isStarted = false;
  const events = followStream({
    first: await requests.start(),
    resume: (lastEventId) => requests.resume(chatId!, lastEventId),
    canResume: () => chatId !== undefined,
    pause: requests.pause,
    signal,
    onConnected,
    mostRetries,
    firstWaitMs: FIRST_WAIT_MS,
  });
  for await (const data of events) {
    if (data === "[DONE]") return;
    const part = JSON.parse(data) as ChatPart | { type: "data-reconnect" };
    // Where it goes on, nobody but this function needs to know.
    if (part.type === "data-reconnect") continue;
    if (part.type === "start") {
      if (isStarted) continue;
      isStarted = true;
      chatId = part.messageMetadata.chat_id;
    }
    yield part;
  }
}
