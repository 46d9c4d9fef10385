import type { ChatTransport, UIMessage, UIMessageChunk } from "ai";
import { readProblem } from "./citedesk-error.ts";
import { followStream } from "./follow-stream.ts";
import { pause } from "./send-with-retries.ts";

export interface CitedeskChatTransportOptions {
  /** Where the service is, e.g. `https://help.example.com`. */
  baseUrl: string;
  agentId: string;
  /** An API key or a visitor token, or what gets one. */
  token: string | (() => string | Promise<string>);
  /** A chat of the service to go on with; else the first question starts one. */
  chatId?: string;
  /** Told once the service has given the chat its id; keep it to come back later. */
  onChat?: (chatId: string) => void;
  fetch?: typeof fetch;
  /** Wait before the first new try after a drop; doubles up to 8 s. 500 ms. */
  firstRetryMs?: number;
  /** Tries in a row that bring nothing, before the stream fails. 6. */
  mostRetries?: number;
}

type Send = Parameters<ChatTransport<UIMessage>["sendMessages"]>[0];
type Reconnect = Parameters<ChatTransport<UIMessage>["reconnectToStream"]>[0];

/**
 * Lets the AI SDK's `useChat` speak to this service: `useChat({ transport: new CitedeskChatTransport({ … }) })`. Each
 * statement comes as text with its `[n]`, each quote as a `data-citation` part, and the whole stored message as
 * `data-answer`. A dropped connection goes on where it broke, on any process of the service; `stop()` cancels the
 * answer there.
 */
export class CitedeskChatTransport implements ChatTransport<UIMessage> {
  /** A stream that `reconnectToStream` gives begins at the beginning. */
  readonly resumeStreamIsReplay = true;
  readonly #options: CitedeskChatTransportOptions;
  /** The service's chat for each of the SDK's. */
  readonly #chats = new Map<string, string>();

  constructor(options: CitedeskChatTransportOptions) {
    this.#options = options;
  }

  async sendMessages({ chatId, messages, abortSignal }: Send): Promise<ReadableStream<UIMessageChunk>> {
    const known = this.#chatOf(chatId);
    const body = {
      agent_id: this.#options.agentId,
      message: questionOf(messages),
      stream: true,
      ...(known === undefined ? {} : { chat_id: known }),
    };
    const response = await this.#fetch("POST", "/v2/chat", { body, signal: abortSignal });
    return this.#follow(chatId, response, abortSignal);
  }

  async reconnectToStream({ chatId, abortSignal }: Reconnect): Promise<ReadableStream<UIMessageChunk> | null> {
    const known = this.#chatOf(chatId);
    if (known === undefined) return null;
    const response = await this.#fetch("GET", `/v2/chat/${known}/stream`, { signal: abortSignal });
    return response.status === 204 ? null : this.#follow(chatId, response, abortSignal);
  }

  #chatOf(chatId: string): string | undefined {
    return this.#chats.get(chatId) ?? this.#options.chatId;
  }

  #follow(chatId: string, first: Response, signal: AbortSignal | undefined): ReadableStream<UIMessageChunk> {
    const chunks = this.#read(chatId, first, signal);
    return new ReadableStream<UIMessageChunk>({
      pull: async (controller) => {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await chunks.return(undefined);
      },
    });
  }

  /** Every part of the answer once, over as many connections as it takes. */
  async *#read(
    chatId: string,
    first: Response,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<UIMessageChunk, void, undefined> {
    let messageId: string | undefined;
    const seen = new Set<string>();
    const onAbort = () => void this.#cancel(messageId);
    signal?.addEventListener("abort", onAbort, { once: true });
    const events = followStream({
      first,
      resume: (lastEventId) => this.#resume(chatId, lastEventId, signal),
      canResume: () => this.#chatOf(chatId) !== undefined,
      pause: (milliseconds) => pause(milliseconds, signal),
      signal,
      mostRetries: this.#options.mostRetries ?? 6,
      firstWaitMs: this.#options.firstRetryMs ?? 500,
    });
    try {
      for await (const data of events) {
        if (data === "[DONE]") return;
        const chunk = JSON.parse(data) as UIMessageChunk;
        // The process that sent it stops; another one goes on.
        if (chunk.type === "data-reconnect") continue;
        if (chunk.type === "start") {
          messageId = chunk.messageId;
          this.#remember(chatId, chunk.messageMetadata);
        }
        if (ONCE.has(chunk.type) && seen.has(chunk.type)) continue;
        seen.add(chunk.type);
        yield chunk;
      }
    } finally {
      signal?.removeEventListener("abort", onAbort);
    }
  }

  async #resume(chatId: string, lastEventId: string | undefined, signal: AbortSignal | undefined): Promise<Response> {
    const known = this.#chatOf(chatId);
    const headers: Record<string, string> = lastEventId === undefined ? {} : { "last-event-id": lastEventId };
    return this.#fetch("GET", `/v2/chat/${known}/stream`, { headers, signal });
  }

  /** A closed connection stops nothing, so stopping is a call of its own. */
  async #cancel(messageId: string | undefined): Promise<void> {
    if (messageId === undefined) return;
    // When it fails the answer only runs to its end.
    await this.#fetch("POST", `/v2/messages/${messageId}/cancel`, {}).catch(() => {});
  }

  #remember(chatId: string, metadata: unknown): void {
    const known = (metadata as { chat_id?: unknown } | undefined)?.chat_id;
    if (typeof known !== "string" || this.#chats.get(chatId) === known) return;
    this.#chats.set(chatId, known);
    this.#options.onChat?.(known);
  }

  async #fetch(
    method: string,
    path: string,
    request: { body?: object; headers?: Record<string, string>; signal?: AbortSignal | undefined },
  ): Promise<Response> {
    const { baseUrl, token, fetch: send = fetch } = this.#options;
    const bearer = typeof token === "string" ? token : await token();
    const response = await send(baseUrl.replace(/\/$/, "") + path, {
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        accept: "text/event-stream, application/problem+json",
        ...(request.body ? { "content-type": "application/json" } : {}),
        ...request.headers,
      },
      ...(request.body ? { body: JSON.stringify(request.body) } : {}),
      ...(request.signal ? { signal: request.signal } : {}),
    });
    if (!response.ok) throw await readProblem(response);
    return response;
  }
}

/** Parts that a message has once; a stream that goes on may send them again. */
const ONCE: ReadonlySet<string> = new Set(["start", "text-start", "text-end", "finish"]);

function questionOf(messages: readonly UIMessage[]): string {
  const question = messages.findLast(({ role }) => role === "user");
  return (question?.parts ?? []).map((part) => (part.type === "text" ? part.text : "")).join("");
}
