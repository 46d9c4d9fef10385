import { CitedeskError } from "./citedesk-error.ts";
import type { Schema } from "./contract-types.ts";
import { readEventStream } from "./read-event-stream.ts";

/** A part of a streamed answer, as the AI SDK's UI message stream writes it (https://ai-sdk.dev/docs/ai-sdk-ui/stream-protocol). */
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
}

interface StreamRequests {
  start(): Promise<Response>;
  resume(chatId: string, lastEventId: string | undefined): Promise<Response>;
  pause(milliseconds: number): Promise<void>;
}

/** The service pings every 10 s. */
const IDLE_MS = 25_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8_000;

/** Every part of an answer once, over as many connections as it takes. */
export async function* streamChat(
  requests: StreamRequests,
  { signal, mostRetries = 6 }: StreamChatOptions,
): AsyncGenerator<ChatPart, void, undefined> {
  let response: Response | undefined = await requests.start();
  let chatId: string | undefined;
  let lastEventId: string | undefined;
  let retries = 0;
  for (;;) {
    try {
      response ??= await requests.resume(chatId!, lastEventId);
      // Nothing is left to send.
      if (response.status === 204 || response.body === null) return;
      for await (const { id, data } of readEventStream(response.body, IDLE_MS)) {
        signal?.throwIfAborted();
        retries = 0;
        if (data === "[DONE]") return;
        const part = JSON.parse(data) as ChatPart;
        lastEventId = id ?? lastEventId;
        if (part.type === "start") {
          if (chatId !== undefined) continue;
          chatId = part.messageMetadata.chat_id;
        }
        yield part;
      }
      throw new Error("The stream ended before the answer did.");
    } catch (error) {
      const isOver =
        signal?.aborted || error instanceof CitedeskError || chatId === undefined || retries >= mostRetries;
      if (isOver) throw error;
      response = undefined;
      await requests.pause(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** retries));
      retries += 1;
    }
  }
}
