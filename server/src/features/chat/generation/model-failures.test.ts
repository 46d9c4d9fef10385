import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { ModelBehaviour } from "../../../adapters/chat-model/testing/model-behaviour.ts";
import { startModelServer } from "../../../adapters/chat-model/testing/start-model-server.ts";
import { withTestServer } from "../../../testing/test-server.ts";

const model = await startModelServer({ protocol: "openai", models: ["stub-model", "second-model"] });
after(() => model.close());
const { owner, context } = await withTestServer({ OPENAI_BASE_URL: model.url, MODEL_TIMEOUT_SECONDS: "1" });

const GUIDE =
  "# Refunds\n\nRefunds take 14 days. Send the parcel back in its box. Refunds go to the card that paid.\n\n# Shipping\n\nShipping to Norway costs 9 euros.\n";
const QUESTION = "How long do refunds take?";
const ANSWER = 'Refunds take 14 days. [1: "Refunds take 14 days."] ';

async function createAgent(fields: object = {}): Promise<string> {
  const { status, body } = await owner.post("/v2/agents", { name: "Shop", model: "openai/stub-model", ...fields });
  assert.equal(status, 201, JSON.stringify(body));
  await owner.upload({ name: "guide.md", content: GUIDE }, { agent_id: body.id, type: "document" });
  return body.id;
}
// Made while the provider's list can be read: an unknown model is refused when an assistant is saved.
const shop = await createAgent();
const strictShop = await createAgent({ fallback_model: null });
const secondChoice = await createAgent({ fallback_model: "openai/second-model" });

async function stream(agentId: string, message = QUESTION) {
  const { status, body } = await owner.post("/v2/chat", { agent_id: agentId, message, stream: true });
  assert.equal(status, 200, JSON.stringify(body));
  const lines = (body as string).split("\n").filter((line) => line.startsWith("data: "));
  const parts = lines.map((line) => line.slice(6)).map((line) => (line === "[DONE]" ? line : JSON.parse(line)));
  assert.equal(parts.at(-1), "[DONE]", "the stream came to its end");
  return { parts, answer: parts.find((part) => part.type === "data-answer").data };
}

const DOWN: [string, ModelBehaviour, number][] = [
  ["refuses the key", { kind: "status", status: 401 }, 502],
  ["limits the rate", { kind: "status", status: 429, retryAfterSeconds: 60 }, 503],
  ["fails", { kind: "status", status: 500 }, 503],
  ["answers garbage", { kind: "garbage" }, 502],
  ["answers half a JSON", { kind: "half_json" }, 502],
  ["answers nothing", { kind: "nothing" }, 502],
  ["is silent", { kind: "pings_only" }, 504],
  ["cuts the connection at once", { kind: "cut", text: ANSWER, afterParts: 0 }, 503],
];

for (const [what, behaviour, status] of DOWN) {
  test(`when the model's provider ${what}, the sources' own sentences answer instead`, async () => {
    model.behave(behaviour);
    const { body } = await owner.post("/v2/chat", { agent_id: shop, message: QUESTION });
    assert.equal(body.status, "completed");
    assert.equal(body.model, "extractive");
    assert.equal(body.degraded, true);
    assert.match(body.content, /Refunds take 14 days\.\[1\]/);
    const { answer } = await stream(shop);
    assert.equal(answer.model, "extractive");
  });

  test(`when the model's provider ${what} and there is no fallback, the message is stored as failed`, async () => {
    model.behave(behaviour);
    const agentId = strictShop;
    const { status: got, body } = await owner.post("/v2/chat", { agent_id: agentId, message: QUESTION });
    assert.equal(got, status, JSON.stringify(body));
    assert.equal(body.code, "model_unavailable");
    const { body: chats } = await owner.get(`/v2/chats?agent_id=${agentId}&limit=1`);
    const { body: messages } = await owner.get(`/v2/chats/${chats.data[0].id}/messages`);
    assert.equal(messages.data[0].status, "failed");
    assert.equal(messages.data[0].error.code, "model_unavailable");
    assert.equal(messages.data[1].content, QUESTION);
    const { parts, answer } = await stream(agentId);
    assert.equal(answer.status, "failed");
    assert.ok(parts.some((part) => part.type === "error"));
  });
}

test("another model of the owner's choice comes before the sources' own sentences", async () => {
  model.behave({ kind: "sequence", behaviours: [{ kind: "status", status: 401 }, { kind: "quotes_passages" }] });
  const { body } = await owner.post("/v2/chat", { agent_id: secondChoice, message: QUESTION });
  assert.equal(body.model, "openai/second-model");
  assert.equal(body.degraded, true);
  assert.equal(body.content, "Refunds take 14 days.[1]");
});

test("a connection that is cut behind a sentence leaves what was sent, and says that it broke off", async () => {
  model.behave({ kind: "cut", text: `${ANSWER}Refunds go to the card that paid. `, afterParts: 11 });
  const { answer, parts } = await stream(strictShop);
  assert.equal(answer.status, "failed");
  assert.equal(answer.error.code, "answer_interrupted");
  assert.equal(answer.content, "Refunds take 14 days.[1]");
  const texts = parts.filter((part) => part.type === "text-delta").map((part) => part.delta);
  assert.equal(texts.join(""), answer.content);
});

test("an endless answer is cut, and only whole sentences of it are shown", async () => {
  model.behave({ kind: "endless", text: "Refunds take 14 days and " });
  const { body } = await owner.post("/v2/chat", { agent_id: shop, message: QUESTION });
  assert.equal(body.status, "completed");
  assert.doesNotMatch(body.content, /and /);
});

test("an answer in another language than its source shows the quote itself", async () => {
  model.behave({
    kind: "answer",
    text: 'Die Rückerstattung dauert nach dem Eingang bei uns vierzehn Tage. [1: "Refunds take 14 days."]',
  });
  const { body } = await owner.post("/v2/chat", { agent_id: shop, message: QUESTION });
  assert.equal(body.content, "“Refunds take 14 days.”[1]");
});

test("a model that only says that the passages don't answer makes an abstention with the nearest sources", async () => {
  model.behave({ kind: "answer", text: "NOT_IN_SOURCES" });
  const { body } = await owner.post("/v2/chat", { agent_id: shop, message: QUESTION });
  assert.equal(body.answered, false);
  assert.equal(body.kind, "abstention");
  assert.equal(body.reason, "low_support");
  assert.equal(body.nearest_sources.length, 1);
  assert.equal(body.content, "I could not find this in Shop's sources, so I won't guess.");
});

test("a part of an answer before such a refusal is shown as a part", async () => {
  model.behave({ kind: "answer", text: `${ANSWER}\nNOT_IN_SOURCES` });
  const { body } = await owner.post("/v2/chat", { agent_id: shop, message: QUESTION });
  assert.equal(body.kind, "partial");
  assert.equal(body.content, "Refunds take 14 days.[1]");
});

test("invented sentences are withheld, replaced by their nearest quote, and kept for members", async () => {
  model.behave({ kind: "invents" });
  const { body } = await owner.post("/v2/chat", { agent_id: shop, message: QUESTION });
  assert.doesNotMatch(body.content, /17 days|free of charge/);
  assert.match(body.content, /“Refunds take 14 days\.”\[1\]/);
  assert.ok(body.withheld.length >= 2);
  assert.ok(body.withheld.every((row: { reason: string }) => row.reason !== ""));
});

test("while nothing was sent the model gets one more try", async () => {
  model.behave({
    kind: "sequence",
    behaviours: [
      { kind: "answer", text: "Everything here is wonderful for everyone everywhere." },
      { kind: "answer", text: ANSWER },
    ],
  });
  const before = model.requests.length;
  const { body } = await owner.post("/v2/chat", { agent_id: shop, message: QUESTION });
  assert.equal(body.content, "Refunds take 14 days.[1]");
  assert.equal(model.requests.length - before, 2);
  assert.equal(body.withheld.length, 1);
});

const STRANGE: [string, string][] = [
  ["only emoji", "🙂🙂🎉"],
  ["binary", "\u0000\u0007\ufffd\ud800 refunds \u0000\udfff?"],
  ["control characters", "\u0001\u0002\u0003"],
  ["characters that nobody sees", "\u200b\u200d\u2060\ufeff"],
  ["both directions", "\u202eHow long\u202c do ردود refunds take?"],
  ["invisible characters inside", "How lo\u200bng do ref\u00adunds take?"],
];
for (const [what, message] of STRANGE) {
  test(`a question of ${what} ends in a stored message`, async () => {
    model.behave({ kind: "quotes_passages" });
    const { status, body } = await owner.post("/v2/chat", { agent_id: shop, message });
    if (status === 422) return assert.equal(body.errors[0].pointer, "/message");
    assert.equal(status, 200, JSON.stringify(body));
    assert.equal((await owner.get(`/v2/messages/${body.id}`)).body.status, "completed");
  });
}

test("an empty question and one of 100 kB are refused before anything is stored", async () => {
  const before = (await owner.get(`/v2/chats?agent_id=${secondChoice}`)).body.data;
  for (const message of ["", " \n\t ", "x".repeat(100_000)]) {
    const { status, body } = await owner.post("/v2/chat", { agent_id: secondChoice, message, stream: true });
    assert.equal(status, 422);
    assert.equal(body.errors[0].pointer, "/message");
  }
  assert.deepEqual((await owner.get(`/v2/chats?agent_id=${secondChoice}`)).body.data, before);
});

test("what a model costs is on the message, and a used-up budget falls back to the sources' sentences", async () => {
  const listed = context.models.list.bind(context.models);
  context.models.list = async () => (await listed()).map((row) => ({ ...row, price: { input: 1, output: 2 } }));
  context.answering.dailyBudgetDollars = 0.03;
  try {
    model.behave({ kind: "answer", text: ANSWER });
    const agentId = shop;
    const first = await owner.post("/v2/chat", { agent_id: agentId, message: QUESTION });
    assert.equal(first.body.model, "openai/stub-model");
    assert.ok(first.body.cost > 0 && first.body.cost < 0.01, String(first.body.cost));
    context.answering.dailyBudgetDollars = first.body.cost;
    const second = await owner.post("/v2/chat", { agent_id: agentId, message: QUESTION });
    assert.equal(second.body.model, "extractive");
    assert.equal(second.body.degraded, true);
    assert.equal(second.body.cost, 0);
  } finally {
    context.models.list = listed;
    context.answering.dailyBudgetDollars = undefined;
  }
});
