import assert from "node:assert/strict";
import { after, test } from "node:test";
import { startModelServer } from "../../../adapters/chat-model/testing/start-model-server.ts";
import type { ModelCatalogue } from "../../../ports/chat-model.ts";
import { withTestServer } from "../../../testing/test-server.ts";
import { costOf } from "./model-costs.ts";
import { priceUsage, withUsage } from "./usage-by-model.ts";

const first = await startModelServer({ protocol: "anthropic", models: ["claude-haiku-4-5"] });
const second = await startModelServer({ protocol: "google", models: ["gemini-2.5-flash"] });
after(() => Promise.all([first.close(), second.close()]));
const { owner, context } = await withTestServer({
  ANTHROPIC_BASE_URL: first.url,
  ANTHROPIC_API_KEY: "test",
  GOOGLE_BASE_URL: second.url,
  GOOGLE_API_KEY: "test",
  MODEL_BUDGET_PER_DAY: "5",
});
const HAIKU = "anthropic/claude-haiku-4-5";
const FLASH = "google/gemini-2.5-flash";

test("an answer that two models worked on costs what each charges, and the day's budget is settled with the sum", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop", model: HAIKU, fallback_model: FLASH });
  await owner.upload(
    { name: "a.md", content: "# Refunds\n\nRefunds take 14 days.\n" },
    { agent_id: agent.id, type: "document" },
  );
  // The first breaks off behind words that nobody has seen yet; the second answers.
  first.behave({ kind: "unfinished", text: "Refunds take quite some time here and ", afterParts: 6 });
  second.behave({ kind: "quotes_passages" });
  const { body } = await owner.post("/v2/chat", { agent_id: agent.id, message: "How long do refunds take?" });
  assert.equal(body.model, FLASH, JSON.stringify(body));
  const { rows } = await context.database.owner.query(
    "SELECT m.cost_micros, s.micros, m.input_tokens, m.output_tokens FROM messages m JOIN model_spend s USING (agent_id) WHERE role = 'assistant'",
  );
  const [row] = rows as { cost_micros: string; micros: string; input_tokens: number; output_tokens: number }[];
  assert.equal(Number(row!.micros), Number(row!.cost_micros), "what was set aside is given back");
  const prices = new Map((await context.models.list()).map(({ id, price }) => [id, price]));
  const tokens = { inputTokens: row!.input_tokens, outputTokens: row!.output_tokens };
  const [dear, cheap] = [costOf(prices.get(HAIKU), tokens)!, costOf(prices.get(FLASH), tokens)!];
  assert.ok(Number(row!.cost_micros) > cheap && Number(row!.cost_micros) < dear, JSON.stringify({ row, cheap, dear }));
  assert.equal(body.usage.input_tokens, row!.input_tokens);
});

const catalogue = (prices: Record<string, { input: number; output: number } | null>): ModelCatalogue => ({
  list: async () =>
    Object.entries(prices).map(([id, price]) => ({
      id,
      provider: "p",
      name: id,
      kind: "chat",
      ready: true,
      problem: null,
      contextWindow: null,
      price,
    })),
  find: async () => undefined,
});

test("usage of the same model adds up, each model has its own price, and what checkers took is told apart", async () => {
  let used = withUsage(new Map(), "a", { inputTokens: 100, outputTokens: 10 });
  used = withUsage(used, "b", { inputTokens: 1_000, outputTokens: 0 });
  used = withUsage(used, "a", { inputTokens: 100, outputTokens: 10 });
  const checked = withUsage(new Map(), "b", { inputTokens: 40, outputTokens: 0 });
  const models = catalogue({ a: { input: 1, output: 5 }, b: { input: 0.5, output: 1 } });
  assert.deepEqual(await priceUsage(models, used, checked), {
    usage: { inputTokens: 1_200, outputTokens: 20 },
    checkerUsage: { inputTokens: 40, outputTokens: 0 },
    costMicros: 820,
    chargedMicros: 820,
  });
});

test("a model without a known price leaves the cost unknown, and the others still count", async () => {
  const used = withUsage(withUsage(new Map(), "a", { inputTokens: 10, outputTokens: 0 }), "own", {
    inputTokens: 10,
    outputTokens: 0,
  });
  const own = catalogue({ a: { input: 1, output: 5 }, own: null });
  const { costMicros, chargedMicros, checkerUsage } = await priceUsage(own, used, new Map());
  assert.equal(checkerUsage, null);
  assert.deepEqual({ costMicros, chargedMicros }, { costMicros: null, chargedMicros: 10 });
  // One that failed before its first word used nothing.
  const idle = withUsage(new Map(), "own", { inputTokens: 0, outputTokens: 0 });
  assert.equal((await priceUsage(catalogue({ own: null }), idle, new Map())).costMicros, 0);
});
