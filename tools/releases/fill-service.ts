import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** What was put into a service of a release, and what every later version must still say of it. */
export interface Stands {
  version: string;
  owner: { email: string; password: string };
  apiKey: string;
  agentId: string;
  /** Asked again, it must be answered with the same quote. */
  question: string;
  message: { id: string; content: string; citations: { quote: string; start: number; end: number; sha256: string }[] };
  document: { sourceId: string; documentId: string; text: string };
  /** Without an answer in the sources. */
  abstainedMessageId: string;
  webhook: { id: string; secret: string; deliveredEventId: string };
  lead: { id: string; email: string };
  visitor: { identitySecret: string; chatId: string };
}

export const OWNER = { email: "owner@release.example", password: "kept from one version to the next" };
const QUESTION = "How long do refunds take?";
const REFUNDS =
  "# Refunds\n\nRefunds take 14 days. Send the parcel back in its box.\n\n# Delivery\n\nParcels leave on Monday.\n";

// biome-ignore lint/suspicious/noExplicitAny: answers of whichever version runs.
type Answer = any;

/**
 * Puts a little of everything into a new service whose first account is `OWNER`, and returns what must stand from then
 * on.
 */
export async function fillService(url: string, version: string): Promise<Stands> {
  const { token } = await call(url, undefined, "POST", "/v2/auth/login", OWNER);
  const post = (path: string, body?: unknown) => call(url, token, "POST", path, body);
  const agent = await post("/v2/agents", { name: "Shop help", model: "extractive", prompt: "Answer briefly." });
  const source = await upload(url, token, agent.id);
  await post("/v2/sources", { type: "qa", question: "Where are you?", answer: "In Bergen.", agent_id: agent.id });
  await post(`/v2/agents/${agent.id}/publish`);
  const receiver = await startReceiver();
  const webhook = await post("/v2/webhooks", { url: receiver.url, events: ["*"] });
  const apiKey = (await post("/v2/api_keys", { name: "Kept", scopes: ["chat:write", "agents:read", "sources:read"] }))
    .key;
  const message = await post("/v2/chat", { agent_id: agent.id, message: QUESTION });
  const abstained = await post("/v2/chat", { agent_id: agent.id, message: "Do you sell gift cards for elephants?" });
  const fromVisitor = await call(url, apiKey, "POST", "/v2/chat", {
    agent_id: agent.id,
    message: QUESTION,
    visitor: { id: "visitor-1", name: "Ada", email: "ada@release.example" },
  });
  const lead = await post("/v2/leads", { agent_id: agent.id, fields: { name: "Ada", email: "ada@release.example" } });
  await call(url, token, "PUT", `/v2/messages/${message.id}/feedback`, { rating: "positive", comment: "Right." });
  const identity = await post(`/v2/agents/${agent.id}/identity_secret`);
  const documents = await call(url, token, "GET", `/v2/sources/${source.id}/documents`);
  const path = `/v2/sources/${source.id}/documents/${documents.data[0].id}`;
  const document = await call(url, token, "GET", path);
  const deliveredEventId = await receiver.first();
  await receiver.close();
  return {
    version,
    owner: OWNER,
    apiKey,
    agentId: agent.id,
    question: QUESTION,
    message: { id: message.id, content: message.content, citations: message.citations },
    document: { sourceId: source.id, documentId: document.id, text: document.text },
    abstainedMessageId: abstained.id,
    webhook: { id: webhook.id, secret: webhook.secret, deliveredEventId },
    lead: { id: lead.id, email: "ada@release.example" },
    visitor: { identitySecret: identity.secret, chatId: fromVisitor.chat_id },
  };
}

async function call(
  url: string,
  token: string | undefined,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      prefer: "wait=30",
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return readAnswer(response, `${method} ${path}`);
}

async function upload(url: string, token: string, agentId: string): Promise<Answer> {
  const form = new FormData();
  form.set("type", "document");
  form.set("agent_id", agentId);
  form.set("file", new Blob([REFUNDS], { type: "text/markdown" }), "refunds.md");
  const headers = { authorization: `Bearer ${token}`, prefer: "wait=30" };
  return readAnswer(await fetch(`${url}/v2/sources`, { method: "POST", headers, body: form }), "the upload");
}

async function readAnswer(response: Response, what: string): Promise<Answer> {
  const text = await response.text();
  if (!response.ok) throw new Error(`${what} answered ${response.status}: ${text}`);
  return text === "" ? undefined : JSON.parse(text);
}

/** Takes deliveries in, so that one is on record as delivered. */
async function startReceiver(): Promise<{ url: string; first(): Promise<string>; close(): Promise<void> }> {
  const eventIds: string[] = [];
  const server = createServer((request, response) => {
    eventIds.push(String(request.headers["webhook-id"]));
    request.resume().on("end", () => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    async first() {
      for (let attempt = 0; eventIds.length === 0 && attempt < 300; attempt++) await sleep(100);
      return eventIds[0] ?? Promise.reject(new Error("No delivery came within 30 s."));
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
