import assert from "node:assert/strict";
import { createServer, type Server, request as sendOn } from "node:http";
import type { AddressInfo } from "node:net";
import { after, test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { CitedeskChatTransport } from "@citedesk/client/ai";
import { AbstractChat, type ChatState, type ChatStatus, type UIMessage } from "ai";
import { startModelServer } from "../../../adapters/chat-model/testing/start-model-server.ts";
import { buildApp } from "../../../app.ts";
import { startServerProcess } from "../../../testing/server-process.ts";
import { withTestServer } from "../../../testing/test-server.ts";

const model = await startModelServer({ protocol: "openai", behaviour: { kind: "quotes_passages" } });
after(() => model.close());
const { owner, url, context } = await withTestServer({ OPENAI_BASE_URL: model.url, MODEL_TIMEOUT_SECONDS: "5" });
const secondUrl = await startSecond();

/**
 * A second process of the service on the same database. The embedded one has a single process: there a second instance
 * of the application stands for it, which shares nothing else that an answer needs.
 */
async function startSecond(): Promise<string> {
  const { databaseUrl, dataDir } = context.config;
  if (databaseUrl === undefined) {
    const app = await buildApp(context);
    after(() => app.close());
    return app.listen({ port: 0, host: "127.0.0.1" });
  }
  const child = await startServerProcess({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    OPENAI_BASE_URL: model.url,
    MODEL_TIMEOUT_SECONDS: "5",
  });
  assert.notEqual(child.pid, process.pid);
  after(() => child.kill());
  return child.url;
}

const GUIDE =
  "# Refunds\n\nRefunds take 14 days. Send the parcel back in its box. Refunds go to the card that paid.\n\n# Shipping\n\nShipping to Norway costs 9 euros.\n";
const QUESTION = "How long do refunds take?";
const SENTENCES = ["Refunds take 14 days.", "Send the parcel back in its box.", "Refunds go to the card that paid."];
const SLOW = {
  kind: "slow" as const,
  text: SENTENCES.map((sentence) => `${sentence} [1: "${sentence}"]`).join(" "),
  firstPartMs: 0,
  betweenPartsMs: 25,
};

const agentId = await createAgent();

async function createAgent(): Promise<string> {
  const { body } = await owner.post("/v2/agents", { name: "Shop", model: "openai/stub-model" });
  await owner.upload({ name: "guide.md", content: GUIDE }, { agent_id: body.id, type: "document" });
  return body.id;
}

/** The chat of the AI SDK as its bindings for React and others use it, with its state in plain fields. */
class PlainChat extends AbstractChat<UIMessage> {
  constructor(transport: CitedeskChatTransport) {
    const state: ChatState<UIMessage> = {
      status: "ready" as ChatStatus,
      error: undefined,
      messages: [],
      pushMessage: (message) => {
        state.messages = [...state.messages, message];
      },
      popMessage: () => {
        state.messages = state.messages.slice(0, -1);
      },
      replaceMessage: (index, message) => {
        state.messages = state.messages.with(index, message);
      },
      snapshot: (value) => structuredClone(value),
    };
    super({ transport, state });
  }
}

function openChat(options: Partial<ConstructorParameters<typeof CitedeskChatTransport>[0]> = {}) {
  const transport = new CitedeskChatTransport({
    baseUrl: url,
    agentId,
    token: owner.token ?? "",
    firstRetryMs: 10,
    ...options,
  });
  return new PlainChat(transport);
}

function textOf(message: UIMessage | undefined): string {
  return (message?.parts ?? []).map((part) => (part.type === "text" ? part.text : "")).join("");
}

// biome-ignore lint/suspicious/noExplicitAny: tests assert on what is inside.
function dataOf(message: UIMessage | undefined, type: string): any[] {
  return (message?.parts ?? []).flatMap((part) => (part.type === type && "data" in part ? [part.data] : []));
}

test("the AI SDK's chat shows the answer, its citations and the stored message", async () => {
  model.behave({ kind: "quotes_passages" });
  const chat = openChat();
  await chat.sendMessage({ text: QUESTION });
  const answer = chat.lastMessage;
  assert.equal(chat.status, "ready");
  assert.equal(textOf(answer), "Refunds take 14 days.[1]");
  assert.equal(dataOf(answer, "data-citation")[0].quote, "Refunds take 14 days.");
  const [stored] = dataOf(answer, "data-answer");
  assert.equal(stored.id, answer?.id);
  assert.equal(stored.content, textOf(answer));
});

test("a second question goes on in the same chat, and an abstention says so", async () => {
  model.behave({ kind: "quotes_passages" });
  const chat = openChat();
  await chat.sendMessage({ text: QUESTION });
  await chat.sendMessage({ text: "Who painted the ceiling of the Sistine Chapel?" });
  const [first, last] = chat.messages.filter(({ role }) => role === "assistant");
  const [stored] = dataOf(last, "data-answer");
  assert.equal(stored.answered, false);
  assert.equal(stored.kind, "abstention");
  assert.equal(textOf(last), stored.content);
  assert.equal(stored.chat_id, dataOf(first, "data-answer")[0].chat_id);
});

test("stopping cancels the answer on the server, and what was sent stays stored", async () => {
  model.behave({ ...SLOW, betweenPartsMs: 60 });
  const chat = openChat();
  const sent = chat.sendMessage({ text: QUESTION });
  await until(() => textOf(chat.lastMessage).includes("14 days"));
  await chat.stop();
  await sent;
  const { id } = chat.lastMessage!;
  await until(async () => (await owner.get(`/v2/messages/${id}`)).body.status !== "streaming");
  const { body } = await owner.get(`/v2/messages/${id}`);
  assert.equal(body.status, "cancelled");
  assert.equal(body.content, textOf(chat.lastMessage));
});

test("a stream that drops again and again goes on, and ends with the very text that is stored", async () => {
  model.behave(SLOW);
  const proxy = await startDroppingProxy(url, 120);
  const chat = openChat({ baseUrl: proxy.url, mostRetries: 50 });
  await chat.sendMessage({ text: QUESTION });
  const answer = chat.lastMessage;
  assert.equal(textOf(answer), SENTENCES.map((sentence, index) => `${sentence}[${index + 1}]`).join(" "));
  assert.deepEqual(
    dataOf(answer, "data-citation").map(({ quote }) => quote),
    SENTENCES,
  );
  assert.equal(dataOf(answer, "data-answer")[0].content, textOf(answer));
  assert.ok(proxy.drops() >= 3, `${proxy.drops()} drops`);
  proxy.close();
});

test("a stream that drops goes on from another process, each part once, to the very text that is stored", async () => {
  model.behave({ ...SLOW, betweenPartsMs: 60 });
  const proxy = await startDroppingProxy(url, 120, secondUrl);
  const chat = openChat({ baseUrl: proxy.url, mostRetries: 50 });
  await chat.sendMessage({ text: QUESTION });
  const answer = chat.lastMessage;
  assert.equal(textOf(answer), SENTENCES.map((sentence, index) => `${sentence}[${index + 1}]`).join(" "));
  assert.deepEqual(
    dataOf(answer, "data-citation").map(({ quote }) => quote),
    SENTENCES,
  );
  assert.equal(dataOf(answer, "data-answer")[0].content, textOf(answer));
  assert.ok(proxy.drops() >= 2, `${proxy.drops()} drops`);
  proxy.close();
});

test("a closed socket stops nothing: another process goes on with the stream from its beginning", async () => {
  model.behave(SLOW);
  const lost = await startChat();
  await lost.cancel();
  const chat = openChat({ baseUrl: secondUrl, chatId: lost.chatId });
  await chat.resumeStream();
  assert.equal(textOf(chat.lastMessage), SENTENCES.map((sentence, index) => `${sentence}[${index + 1}]`).join(" "));
  assert.equal(dataOf(chat.lastMessage, "data-answer")[0].status, "completed");
});

test("an idle chat has nothing to go on with", async () => {
  model.behave({ kind: "quotes_passages" });
  const { body } = await owner.post("/v2/chat", { agent_id: agentId, message: QUESTION });
  assert.equal((await owner.get(`/v2/chat/${body.chat_id}/stream`)).status, 204);
});

test("an answer can be cancelled from another process", async () => {
  model.behave({ ...SLOW, betweenPartsMs: 150 });
  const lost = await startChat();
  const cancelled = await fetch(`${secondUrl}/v2/messages/${lost.messageId}/cancel`, {
    method: "POST",
    headers: { authorization: `Bearer ${owner.token}` },
  });
  assert.equal(((await cancelled.json()) as { status: string }).status, "cancelled");
  const rest = await lost.readAll();
  assert.match(rest, /"type":"abort"/);
  assert.match(rest, /\[DONE\]/);
});

/** Asks and reads up to the first sentence. */
async function startChat() {
  const response = await fetch(`${url}/v2/chat`, {
    method: "POST",
    headers: { authorization: `Bearer ${owner.token}`, "content-type": "application/json" },
    body: JSON.stringify({ agent_id: agentId, message: QUESTION, stream: true }),
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  while (!text.includes("text-delta")) text += (await reader.read()).value;
  const start = JSON.parse(/data: (\{"type":"start".*\})/.exec(text)![1]!);
  return {
    chatId: start.messageMetadata.chat_id as string,
    messageId: start.messageId as string,
    cancel: () => reader.cancel(),
    readAll: async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read()) text += part.value;
      return text;
    },
  };
}

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (await isTrue()) return;
    await wait(10);
  }
  assert.fail("It did not come true within 3 s.");
}

/** Passes requests on, and cuts each event stream after so many bytes; after the first cut it leads to `next`. */
async function startDroppingProxy(first: string, bytes: number, next = first) {
  let drops = 0;
  const server: Server = createServer((request, response) => {
    const target = drops === 0 ? first : next;
    const onward = sendOn(
      target + request.url,
      { method: request.method, headers: { ...request.headers, host: new URL(target).host } },
      (answer) => {
        response.writeHead(answer.statusCode ?? 500, answer.headers);
        response.flushHeaders();
        let passed = 0;
        answer.on("data", (chunk: Buffer) => {
          passed += chunk.length;
          response.write(chunk);
          if (passed < bytes || !String(answer.headers["content-type"]).includes("event-stream")) return;
          drops += 1;
          answer.destroy();
          setTimeout(() => response.destroy(), 5);
        });
        answer.on("end", () => response.end());
        answer.on("error", () => response.destroy());
      },
    );
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    drops: () => drops,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
