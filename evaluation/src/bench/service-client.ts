import { setTimeout as wait } from "node:timers/promises";
import { type Exchange, HttpExchanger } from "./http-exchange.ts";
import { ADMIN } from "./service-under-test.ts";

/**
 * The part of the API that the bench speaks. Every unexpected answer throws with its body: nothing wrong is ever timed.
 */
export class ServiceClient {
  readonly #address: string;
  readonly #exchanger = new HttpExchanger();
  #token = "";

  constructor(address: string) {
    this.#address = address;
  }

  async signIn(): Promise<void> {
    const answer = await this.#post("/v2/auth/login", ADMIN, 200);
    this.#token = readField(answer, "token");
  }

  async createAgent(model: string, grounding: "strict" | "balanced" = "balanced"): Promise<string> {
    const body = { name: "Bench", model, prompt: "Answer from the handbook.", grounding };
    return readField(await this.#post("/v2/agents", body, 201), "id");
  }

  /** `verification: "model"`: statements that words are not sure of are put to its own model. */
  async createNamedAgent(body: { name: string; model: string; verification: "model" | "words" }): Promise<string> {
    return readField(await this.#post("/v2/agents", body, 201), "id");
  }

  /** Uploads a file and returns the source's id; it is read in the background. */
  async upload(agentId: string, fileName: string, content: string | Uint8Array): Promise<string> {
    const form = new FormData();
    form.set("agent_id", agentId);
    form.set("type", "document");
    form.set("file", new Blob([typeof content === "string" ? content : Uint8Array.from(content)]), fileName);
    const encoded = new Response(form);
    const answer = await this.#send("/v2/sources", {
      headers: { "content-type": encoded.headers.get("content-type") ?? "" },
      body: await encoded.bytes(),
      expected: 201,
    });
    return readField(answer, "id");
  }

  /** Undefined where the service takes no such source. */
  async addWebsite(agentId: string, url: string, maxPages: number): Promise<string | undefined> {
    const body = { type: "website", url, agent_id: agentId, max_pages: maxPages };
    const answer = await this.#send("/v2/sources", {
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      expected: [201, 422],
    });
    return answer.status === 422 ? undefined : readField(answer, "id");
  }

  /** Starts another reading of a source. */
  async refreshSource(sourceId: string): Promise<void> {
    await this.#post(`/v2/sources/${sourceId}/refresh`, {}, 200);
  }

  /** Changes the draft; members chat with the draft. */
  async setModel(agentId: string, model: string): Promise<void> {
    await this.#send(`/v2/agents/${agentId}`, {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ model }),
      expected: 200,
    });
  }

  /** Lets the widget stand on pages of this origin alone. */
  async allowOrigin(agentId: string, origin: string): Promise<void> {
    await this.#send(`/v2/agents/${agentId}`, {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ allowed_origins: [origin] }),
      expected: 200,
    });
  }

  /** Lets visitors reach the draft as it is. */
  async publish(agentId: string): Promise<void> {
    await this.#post(`/v2/agents/${agentId}/publish`, {}, 200);
  }

  /** What a site needs to let its visitors in: a key for its pages, and the secret that says who they are. */
  async openTo(agentId: string, origin: string): Promise<{ key: string; identitySecret: string }> {
    const body = { name: "Bench", kind: "publishable", agent_id: agentId, allowed_origins: [origin] };
    const key = readField(await this.#post("/v2/api_keys", body, 201), "key");
    const identitySecret = readField(await this.#post(`/v2/agents/${agentId}/identity_secret`, {}, 201), "secret");
    return { key, identitySecret };
  }

  /** A visitor's token, as a site's page gets it. */
  async visitorToken(publishableKey: string, origin: string, identityToken?: string): Promise<string> {
    const body = { publishable_key: publishableKey, ...(identityToken ? { identity_token: identityToken } : {}) };
    const answer = await this.#send("/v2/visitor_tokens", {
      headers: { "content-type": "application/json", origin },
      body: JSON.stringify(body),
      expected: 201,
    });
    return readField(answer, "token");
  }

  /** Changes what the agent may read: another source of its own. */
  async addText(agentId: string, title: string, text: string): Promise<void> {
    const source = readField(
      await this.#post("/v2/sources", { type: "text", title, text, agent_id: agentId }, 201),
      "id",
    );
    await this.waitUntilRead([source], 60_000);
  }

  /**
   * Waits until the sources are read; the passages that they made. Throws when one fails or `limitMs` is over; a page
   * that isn't there is a failure unless `mayMissPages`.
   */
  async waitUntilRead(sourceIds: readonly string[], limitMs: number, mayMissPages = false): Promise<number> {
    const end = performance.now() + limitMs;
    let passages = 0;
    for (const id of sourceIds) {
      for (;;) {
        const source = await this.sourceState(id);
        if (source.status === "ready" || (mayMissPages && source.status === "ready_with_errors")) {
          passages += source.progress.passages;
          break;
        }
        if (FAILED.includes(source.status))
          throw new Error(`A source ended ${source.status}: ${await this.#whatFailed(id)}`);
        if (performance.now() > end) throw new Error(`A source is still ${source.status} after ${limitMs / 1000} s.`);
        await wait(50);
      }
    }
    return passages;
  }

  /** How far the reading of a source is. */
  async sourceState(sourceId: string): Promise<SourceState> {
    return JSON.parse((await this.#get(`/v2/sources/${sourceId}`)).body) as SourceState;
  }

  /** Its first pages that failed, with their errors. */
  async #whatFailed(sourceId: string): Promise<string> {
    return (await this.#get(`/v2/sources/${sourceId}/documents?status=failed&limit=5`)).body;
  }

  /** The stored text that citations point into. */
  async documentText(sourceId: string, documentId: string): Promise<string> {
    return readField(await this.#get(`/v2/sources/${sourceId}/documents/${documentId}`), "text");
  }

  /** What visitors ask and no source answers. */
  async listGaps(agentId: string): Promise<{ id: string; question: string }[]> {
    return JSON.parse((await this.#get(`/v2/stats/gaps?agent_id=${agentId}&limit=100`)).body).data;
  }

  /** The id of the source that says it from now on. */
  async answerGap(gapId: string, answer: string): Promise<string> {
    return JSON.parse((await this.#post(`/v2/stats/gaps/${gapId}/answer`, { answer }, 200)).body).source.id;
  }

  search(agentId: string, query: string): Promise<Exchange> {
    return this.#post("/v2/search", { agent_id: agentId, query, limit: 10 }, 200);
  }

  chat(agentId: string, message: string): Promise<Exchange> {
    return this.#post("/v2/chat", { agent_id: agentId, message }, 200);
  }

  /** The id of the answer. */
  async chatForId(agentId: string, message: string): Promise<string> {
    return readField(await this.chat(agentId, message), "id");
  }

  /** Answers the question of an earlier answer again, without storing anything. */
  replay(messageId: string): Promise<Exchange> {
    return this.#post(`/v2/messages/${messageId}/replay`, {}, 200);
  }

  /** Asks after the visitor's earlier turns, each of which is answered too. */
  async chatAfter(agentId: string, earlier: readonly { content: string }[], message: string): Promise<Exchange> {
    let chatId: string | undefined;
    for (const { content } of earlier) {
      const body = { agent_id: agentId, message: content, ...(chatId === undefined ? {} : { chat_id: chatId }) };
      chatId = readField(await this.#post("/v2/chat", body, 200), "chat_id");
    }
    const body = { agent_id: agentId, message, ...(chatId === undefined ? {} : { chat_id: chatId }) };
    return this.#post("/v2/chat", body, 200);
  }

  /** `firstMs` is the time until the first words of the answer came. */
  streamChat(agentId: string, message: string): Promise<Exchange> {
    return this.#send("/v2/chat", {
      headers: { "content-type": "application/json", accept: "text/event-stream" },
      body: JSON.stringify({ agent_id: agentId, message, stream: true }),
      isFirst: (piece) => piece.includes('"text-delta"'),
      expected: 200,
    });
  }

  /** The cheapest answer that needs a credential. */
  whoAmI(): Promise<Exchange> {
    return this.#get("/v2/me");
  }

  health(): Promise<Exchange> {
    return this.#get("/healthz");
  }

  close(): void {
    this.#exchanger.close();
  }

  #get(path: string): Promise<Exchange> {
    return this.#send(path, { method: "GET", expected: 200 });
  }

  #post(path: string, body: object, expected: number): Promise<Exchange> {
    return this.#send(path, {
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
      expected,
    });
  }

  async #send(path: string, request: SentRequest): Promise<Exchange> {
    const { expected, headers = {}, method = "POST", ...rest } = request;
    const authorization = this.#token === "" ? {} : { authorization: `Bearer ${this.#token}` };
    const answer = await this.#exchanger.send({
      url: this.#address + path,
      method,
      headers: { ...headers, ...authorization },
      ...rest,
    });
    // A long run outlives its token.
    if (answer.status === 401 && this.#token !== "") {
      this.#token = "";
      await this.signIn();
      return this.#send(path, request);
    }
    if (![expected].flat().includes(answer.status))
      throw new Error(`${method} ${path}: ${answer.status} ${answer.body.slice(0, 500)}`);
    return answer;
  }
}

interface SentRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  isFirst?: (piece: string) => boolean;
  expected: number | readonly number[];
}

export interface SourceState {
  status: string;
  progress: { found: number; fetched: number; skipped: number; failed: number; unread?: number; passages: number };
}

const FAILED = ["failed", "cancelled", "ready_with_errors"];

function readField(answer: Exchange, name: string): string {
  const value = (JSON.parse(answer.body) as Record<string, unknown>)[name];
  if (typeof value !== "string") throw new Error(`The answer has no ${name}: ${answer.body.slice(0, 200)}`);
  return value;
}
