import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerVectorRequest } from "./answer-vector-request.ts";
import { anthropicProtocol } from "./anthropic-protocol.ts";
import { googleProtocol } from "./google-protocol.ts";
import type { ModelBehaviour, ReceivedPrompt } from "./model-behaviour.ts";
import { openaiChatProtocol } from "./openai-chat-protocol.ts";
import { openaiResponsesProtocol } from "./openai-responses-protocol.ts";
import { performBehaviour } from "./perform-behaviour.ts";
import type { WireProtocol } from "./wire-protocol.ts";

export interface ModelServer {
  /** What the provider's base address would be, with its version: `http://127.0.0.1:…/v1`. */
  readonly url: string;
  /** Every request so far, oldest first. */
  readonly requests: ReceivedRequest[];
  /** For the requests that come after. */
  behave(behaviour: ModelBehaviour): void;
  close(): Promise<void>;
}

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
  /** undefined for `/models`, `/embeddings` and `/rerank`. */
  prompt: ReceivedPrompt | undefined;
}

export interface ModelServerOptions {
  /** `openai` answers Chat Completions, Responses, `/embeddings` and `/rerank`. */
  protocol: "openai" | "anthropic" | "google";
  behaviour?: ModelBehaviour;
  /** What `/models` lists. */
  models?: readonly string[];
  /** Requests with another key in the provider's own header are refused with 401. Without: every key is good. */
  apiKey?: string;
  /** 0, the default, takes a free one. */
  port?: number;
}

/** A scripted model on loopback that speaks a provider's real wire protocol. For tests, evaluation and bench. */
export async function startModelServer(options: ModelServerOptions): Promise<ModelServer> {
  const protocols = PROTOCOLS[options.protocol];
  const requests: ReceivedRequest[] = [];
  const script = readScript(options.behaviour ?? { kind: "answer", text: "Hello." });
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? "/", "http://127.0.0.1").pathname;
    const body = await readJson(request);
    const received = { method: request.method ?? "", path, headers: request.headers, body, prompt: undefined };
    const fallback = protocols[0] as WireProtocol;
    if (options.apiKey !== undefined && readKey(request.headers) !== options.apiKey) {
      requests.push(received);
      return sendJson(response, 401, fallback.error(401, "This key is not valid."));
    }
    for (const protocol of protocols) {
      const prompt = protocol.readPrompt(path, body);
      if (prompt === undefined) continue;
      requests.push({ ...received, prompt });
      return performBehaviour(script.nextFor(prompt), protocol, prompt, response);
    }
    requests.push(received);
    const found = fallback.models(path, options.models ?? ["stub-model"]) ?? answerVectorRequest(path, body);
    if (found === undefined) return sendJson(response, 404, fallback.error(404, "There is nothing at this path."));
    const behaviour = script.peek();
    if (behaviour.kind === "status") return performBehaviour(script.next(), fallback, EMPTY_PROMPT, response);
    sendJson(response, 200, found);
  }

  server.listen(options.port ?? 0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/${options.protocol === "google" ? "v1beta" : "v1"}`,
    requests,
    behave: script.replace,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

const PROTOCOLS: Record<ModelServerOptions["protocol"], WireProtocol[]> = {
  openai: [openaiChatProtocol, openaiResponsesProtocol],
  anthropic: [anthropicProtocol],
  google: [googleProtocol],
};

const EMPTY_PROMPT: ReceivedPrompt = {
  model: "",
  system: "",
  messages: [],
  tools: [],
  stream: false,
  maxOutputTokens: undefined,
  temperature: undefined,
};

function readScript(first: ModelBehaviour) {
  let waiting: ModelBehaviour[] = [];
  function replace(behaviour: ModelBehaviour): void {
    waiting = behaviour.kind === "sequence" ? [...behaviour.behaviours] : [behaviour];
  }
  function peek(): ModelBehaviour {
    return waiting[0] ?? { kind: "nothing" };
  }
  function next(): ModelBehaviour {
    const behaviour = peek();
    if (waiting.length > 1) waiting.shift();
    return behaviour;
  }
  /** A call waits for the request that offers tools; one that only asks for other words is told nothing. */
  function nextFor({ tools }: ReceivedPrompt): ModelBehaviour {
    if (peek().kind === "tool_call" && tools.length === 0) return { kind: "answer", text: "" };
    return next();
  }
  replace(first);
  return { replace, peek, next, nextFor };
}

function readKey(headers: IncomingHttpHeaders): string | undefined {
  const own = headers["x-api-key"] ?? headers["x-goog-api-key"] ?? headers.authorization?.replace(/^Bearer /u, "");
  return Array.isArray(own) ? own[0] : own;
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString("utf8");
  return text === "" ? {} : (JSON.parse(text) as Record<string, unknown>);
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
