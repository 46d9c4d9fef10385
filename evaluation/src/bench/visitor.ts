import { CitedeskClient } from "../../../client/src/index.ts";

/** Somebody on a page with the widget. */
export class Visitor {
  readonly #client: CitedeskClient;
  readonly #agentId: string;
  #chatId: string | undefined;

  constructor(address: string, agentId: string, token: string) {
    this.#client = new CitedeskClient({ baseUrl: address, token });
    this.#agentId = agentId;
  }

  /** Milliseconds until the first words, and until the end. */
  async ask(message: string, isFollowUp: boolean): Promise<{ firstMs: number; totalMs: number }> {
    const started = performance.now();
    const chat = isFollowUp && this.#chatId !== undefined ? { chat_id: this.#chatId } : {};
    let firstMs: number | undefined;
    for await (const part of this.#client.streamChat({ agent_id: this.#agentId, message, ...chat })) {
      if (part.type === "start") this.#chatId = part.messageMetadata.chat_id;
      if (part.type === "text-delta") firstMs ??= performance.now() - started;
    }
    const totalMs = performance.now() - started;
    return { firstMs: firstMs ?? totalMs, totalMs };
  }
}
