import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, test } from "node:test";
import { startModelServer } from "../../../adapters/chat-model/testing/start-model-server.ts";
import { withTestServer } from "../../../testing/test-server.ts";

const HIDDEN = /[\u{E0000}-\u{E007F}\u202A-\u202E\u2066-\u2069]/u;
const tags = (text: string) => [...text].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join("");
const spoil = (text: string) => text.replace(/\w+/g, (word) => `${word[0]}${tags("leak")}\u202E${word.slice(1)}\u202C`);

const model = await startModelServer({ protocol: "openai" });
after(() => model.close());
const endpoint = createServer((_, response) => {
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ [`sta${tags("x")}tus`]: spoil("The parcel left on Monday.") }));
});
await new Promise<void>((resolve) => endpoint.listen(0, "127.0.0.1", resolve));
after(() => endpoint.close());
const { owner } = await withTestServer({ OPENAI_BASE_URL: model.url, ALLOW_PRIVATE_NETWORK: "on" });

const url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/`;
const parameters = { type: "object", properties: { order: { type: "string" } } };
for (const [name, confirm] of [
  ["order_status", false],
  ["cancel_order", true],
])
  await owner.post("/v2/tools", { name, description: "Orders.", parameters, url, confirm });
const { body: agent } = await owner.post("/v2/agents", {
  name: "Shop",
  model: "openai/stub-model",
  tools: ["order_status", "cancel_order"],
});
const text = "Refunds take 14 days. Gift cards are not refunded.";
await owner.post("/v2/sources", { type: "text", title: "Refunds", text, agent_id: agent.id }, { prefer: "wait=20" });

const message = "How long do refunds take, and where is order A-17?";
const ANSWER = {
  kind: "answer" as const,
  text: `${spoil("Refunds take 14 days.")} [1: "Refunds take 14 days."] ${spoil("The moon is made of cheese.")} [1]`,
};
const call = (name: string) => ({ kind: "tool_call" as const, name, arguments: { order: spoil("A-17") } });

/** Asked twice, once for a stream: as it is sent, and all that is stored of it. */
async function everythingOf(behaviours: Parameters<typeof model.behave>[0][]) {
  const seen: string[] = [];
  const contents: string[] = [];
  for (const stream of [true, false]) {
    model.behave({ kind: "sequence", behaviours });
    const { status, body } = await owner.post("/v2/chat", { agent_id: agent.id, message, stream });
    assert.equal(status, 200, JSON.stringify(body));
    const id = typeof body === "string" ? /message_\w+/.exec(body)![0] : body.id;
    const stored = (await owner.get(`/v2/messages/${id}`)).body;
    const events = (await owner.get("/v2/events?limit=100")).body;
    seen.push(typeof body === "string" ? body : JSON.stringify(body), JSON.stringify(stored), JSON.stringify(events));
    for (const { number } of stored.citations)
      seen.push(JSON.stringify((await owner.get(`/v2/messages/${id}/citations/${number}`)).body));
    for (const shown of seen) assert.doesNotMatch(shown, HIDDEN);
    assert.doesNotMatch(seen.join(), /\\u202e|\\udb40/i);
    contents.push(stored.content);
  }
  return contents;
}

test("what only programs see leaves a model's statements, streamed and stored, shown and withheld", async () => {
  for (const content of await everythingOf([ANSWER])) assert.match(content, /^Refunds take 14 days\.\[1\]/);
});

test("it leaves what a tool answered, and the quote of it stands", async () => {
  const claim = 'The parcel left on Monday. [2: "The parcel left on Monday."]';
  for (const content of await everythingOf([call("order_status"), { kind: "answer", text: claim }]))
    assert.equal(content, "The parcel left on Monday.[1]");
});

test("it leaves what a visitor is asked to agree to", async () => {
  for (const content of await everythingOf([call("cancel_order")])) assert.match(content, /`A-17`/);
});
