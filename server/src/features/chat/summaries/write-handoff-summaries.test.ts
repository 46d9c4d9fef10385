import assert from "node:assert/strict";
import { after, test } from "node:test";
import { startModelServer } from "../../../adapters/chat-model/testing/start-model-server.ts";
import { withTestServer } from "../../../testing/test-server.ts";
import { writeHandoffSummaries } from "./write-handoff-summaries.ts";

const MODEL = "anthropic/claude-haiku-4-5";
const model = await startModelServer({ protocol: "anthropic", models: ["claude-haiku-4-5"] });
after(() => model.close());
const { context, owner } = await withTestServer({
  ANTHROPIC_BASE_URL: model.url,
  ANTHROPIC_API_KEY: "test",
  MODEL_BUDGET_PER_DAY: "0.5",
});

/** A chat with one question that the sources answer, and a wish for a person. */
async function handOver(fields: object = {}) {
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop", model: MODEL, ...fields });
  const text = { type: "text", title: "Shipping", text: "Shipping takes 3 days.", agent_id: agent.id };
  await owner.post("/v2/sources", text, { prefer: "wait=30" });
  model.behave({ kind: "quotes_passages" });
  const question = "How long does shipping take for order 4711? I am ada@example.com";
  const { body: answer } = await owner.post("/v2/chat", { agent_id: agent.id, message: question });
  assert.equal(answer.status, "completed", JSON.stringify(answer));
  const asked = model.requests.length;
  const { body: handoff, status } = await owner.post("/v2/handoffs", { chat_id: answer.chat_id });
  assert.equal(status, 201, JSON.stringify(handoff));
  assert.equal(model.requests.length, asked, "asking for a person waits for no model");
  return { agent, handoff, asked, read: async () => (await owner.get(`/v2/handoffs/${handoff.id}`)).body.summary };
}

const spent = async () => {
  const { rows } = await context.database.owner.query("SELECT agent_id, micros FROM model_spend ORDER BY agent_id");
  return rows.map(({ micros }) => Number(micros));
};

test("the assistant's model sums up the chat, marked as its own, without what nobody said, and its cost counts", async () => {
  const { read, asked } = await handOver();
  const before = await read();
  assert.equal(before.written, null);
  assert.match(before.tried[0].quote, /3 days/);
  const costs = await spent();
  model.behave({
    kind: "answer",
    text: "The visitor asks about order 4711. It comes in 9 days. They were told that shipping takes 3 days.",
  });
  await writeHandoffSummaries(context);
  const after = await read();
  assert.deepEqual(after, {
    ...before,
    written: {
      text: "The visitor asks about order 4711. They were told that shipping takes 3 days.",
      model: MODEL,
    },
  });
  assert.equal(model.requests.length, asked + 1);
  const { prompt } = model.requests.at(-1)!;
  assert.match(JSON.stringify(prompt), /Visitor: How long does shipping take for order 4711\?/);
  const [earlier, later] = [costs, await spent()].map((all) => all.reduce((sum, one) => sum + one, 0));
  assert.ok(later! > earlier!, "what it cost counts");
  assert.ok(later! - earlier! < 8_000, "what was set aside for it is given back");
  await writeHandoffSummaries(context);
  assert.equal(model.requests.length, asked + 1, "once a handoff");
});

test("personal data that models may not see is hidden from it, and stands in the summary", async () => {
  const { workspace_id: workspace } = (await owner.get("/v2/me")).body;
  const mask = (kinds: string[]) =>
    owner.request("PATCH", `/v2/workspaces/${workspace}`, { personal_data: { mask: kinds, phone_country: null } });
  assert.equal((await mask(["email"])).status, 200);
  const { read } = await handOver();
  model.behave({ kind: "answer", text: "The visitor is ‹e-mail address 1›." });
  await writeHandoffSummaries(context);
  assert.doesNotMatch(JSON.stringify(model.requests.at(-1)!.prompt), /ada@example/);
  assert.equal((await read()).written.text, "The visitor is ada@example.com.");
  await mask([]);
});

for (const [how, behaviour] of [
  ["fails", { kind: "status", status: 500 }],
  ["breaks off", { kind: "cut", text: "The visitor asks about an order and", afterParts: 3 }],
  ["says nothing", { kind: "nothing" }],
  ["makes it all up", { kind: "answer", text: "Order 99 costs 12 euros." }],
] as const)
  test(`where the model ${how}, the sources' own sentences stand alone and nothing stays set aside`, async () => {
    const { read, asked } = await handOver();
    const costs = await spent();
    model.behave(behaviour);
    await writeHandoffSummaries(context);
    const summary = await read();
    assert.equal(summary.written, null);
    assert.match(summary.tried[0].quote, /3 days/);
    assert.ok(model.requests.length > asked);
    const [earlier, later] = [costs, await spent()].map((all) => all.reduce((sum, one) => sum + one, 0));
    assert.ok(later! - earlier! < 1_000, `${earlier} ${later}`);
  });

test("an assistant without a model has no such summary, and one whose budget is used up asks nothing", async () => {
  const extractive = await handOver({ model: "extractive" });
  await writeHandoffSummaries(context);
  assert.equal((await extractive.read()).written, null);
  assert.equal(model.requests.length, extractive.asked);
  const poor = await handOver();
  await context.database.owner.query("UPDATE model_spend SET micros = 499999");
  model.behave({ kind: "answer", text: "The visitor asks about order 4711." });
  await writeHandoffSummaries(context);
  assert.equal((await poor.read()).written, null);
  assert.equal(model.requests.length, poor.asked);
});
