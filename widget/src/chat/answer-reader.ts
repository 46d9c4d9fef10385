import { type ChatPart, type CitedeskClient, CitedeskError, type Schema } from "@citedesk/client";

interface Options {
  signal: AbortSignal;
  /** Of the question: asked in another way, it is the same question. */
  idempotencyKey: string;
  onConnected?: (isConnected: boolean) => void;
}

/** A stream begins as soon as the question is stored, long before its first word. */
const FIRST_PART_MS = 15_000;

/**
 * The parts of an answer: streamed, or whole in one where something between here and the service holds streams back or
 * breaks them. What was held back once comes whole from then on.
 */
export class AnswerReader {
  readonly #firstPartMs: number;
  #isHeldBack = false;

  constructor(firstPartMs = FIRST_PART_MS) {
    this.#firstPartMs = firstPartMs;
  }

  async *read(client: CitedeskClient, body: Schema<"ChatBody">, options: Options): AsyncGenerator<ChatPart> {
    if (!this.#isHeldBack)
      try {
        yield* this.#stream(client, body, options);
        return;
      } catch (error) {
        if (options.signal.aborted || isRefusal(error)) throw error;
      }
    const data = await client.post("/v2/chat", { body, ...options });
    this.#isHeldBack = true;
    yield { type: "data-answer", id: "answer", data };
  }

  /** Throws where nothing of the answer came in time. */
  async *#stream(client: CitedeskClient, body: Schema<"ChatBody">, { signal, ...options }: Options) {
    const waiting = new AbortController();
    const leave = () => waiting.abort(signal.reason);
    signal.addEventListener("abort", leave);
    const timer = setTimeout(() => waiting.abort(new Error("The stream is held back.")), this.#firstPartMs);
    try {
      for await (const part of client.streamChat(body, { ...options, signal: waiting.signal })) {
        clearTimeout(timer);
        yield part;
      }
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", leave);
    }
  }
}

/** What asking in another way would not change. */
function isRefusal(error: unknown): boolean {
  return error instanceof CitedeskError && error.status < 500;
}
