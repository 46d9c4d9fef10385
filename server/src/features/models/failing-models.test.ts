import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { ModelBehaviour } from "../../adapters/chat-model/testing/model-behaviour.ts";
import { startModelServer } from "../../adapters/chat-model/testing/start-model-server.ts";
import { runCommand } from "../../commands/testing/run-command.ts";
import { withTestServer } from "../../testing/test-server.ts";

const KEY = "sk-of-the-test-that-nobody-may-read";
const model = await startModelServer({ protocol: "openai", models: ["writer", "checker"] });
let isClosed = false;
const close = async () => {
  if (!isClosed) await model.close();
  isClosed = true;
};
after(close);
const { owner, context, url } = await withTestServer({
  OPENAI_BASE_URL: model.url,
  OPENAI_API_KEY: KEY,
  MODEL_TIMEOUT_SECONDS: "1",
});
const told: { code: string; text: string }[] = [];
context.log.warn = ((fields: { code: string }, text: string) => void told.push({ ...fields, text })) as never;

const QUESTION = "How long do refunds take?";
const BACKED = 'Refunds take 14 days. [1: "Refunds take 14 days."]';
/** What words alone are not sure of. */
const FREE = "Two weeks pass until you see your money again. [1]";

const { body: agent } = await owner.post("/v2/agents", {
  name: "Shop",
  model: "openai/writer",
  verification: "model",
  verifier_model: "openai/checker",
});
await owner.upload(
  { name: "guide.md", content: "# Refunds\n\nRefunds take 14 days.\n" },
  { agent_id: agent.id, type: "document" },
);

const ask = async () => (await owner.post("/v2/chat", { agent_id: agent.id, message: QUESTION })).body;
const stateOf = async (id: string) => {
  const { body } = await owner.get("/v2/models");
  const { ready, problem } = body.data.find((row: { id: string }) => row.id === id);
  return { ready, problem };
};
const measure = async (line: string) => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(
    text
      .split("\n")
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length) ?? Number.NaN,
  );
};
const failures = (id: string, outcome: string) =>
  measure(`citedesk_model_calls_total{model="${id}",outcome="${outcome}"}`);

async function assertTold(id: string, code: string, problem: RegExp, before: number) {
  const state = await stateOf(id);
  assert.equal(state.ready, false);
  assert.match(state.problem, problem);
  assert.ok((await failures(id, code)) > before);
  assert.equal(await measure(`citedesk_model_ready{model="${id}"}`), 0);
  assert.equal(told.at(-1)?.code, code);
  assert.equal(told.at(-1)?.text, `model ${id}: ${state.problem}`);
  assert.doesNotMatch(JSON.stringify([told, state]), /refunds|sk-of/i);
}

async function assertWell(id: string) {
  assert.deepEqual(await stateOf(id), { ready: true, problem: null });
  assert.equal(await measure(`citedesk_model_ready{model="${id}"}`), 1);
}

const FAILING: [string, ModelBehaviour, string, RegExp][] = [
  ["refuses the key", { kind: "status", status: 401 }, "authentication", /refused the key/],
  ["limits the rate", { kind: "status", status: 429 }, "rate_limited", /limits the rate/],
  ["fails", { kind: "status", status: 500 }, "unavailable", /answered 500/],
  ["answers garbage", { kind: "garbage" }, "bad_response", /could not be read|before it was finished/],
  ["hangs", { kind: "pings_only" }, "timeout", /sent nothing for 1000 ms/],
];

for (const [what, behaviour, code, problem] of FAILING)
  test(`a model whose provider ${what} is told in log, metrics and list until it answers`, async () => {
    const before = (await failures("openai/writer", code)) || 0;
    model.behave(behaviour);
    assert.equal((await ask()).degraded, true);
    await assertTold("openai/writer", code, problem, before);
    model.behave({ kind: "answer", text: BACKED });
    assert.equal((await ask()).degraded, undefined);
    await assertWell("openai/writer");
  });

test("a checker that fails is told in the same places", async () => {
  model.behave({
    kind: "sequence",
    behaviours: [
      { kind: "answer", text: `${BACKED} ${FREE}` },
      { kind: "status", status: 401 },
    ],
  });
  assert.equal((await ask()).status, "completed");
  await assertTold("openai/checker", "authentication", /refused the key/, 0);
  await assertWell("openai/writer");
});

const doctor = async () => {
  const { DATA_DIR, DATABASE_URL } = { DATA_DIR: context.config.dataDir, DATABASE_URL: context.config.databaseUrl };
  const settings = { PORT: String(context.config.port), OPENAI_BASE_URL: model.url, OPENAI_API_KEY: KEY };
  const { json, code } = await runCommand({ DATA_DIR, DATABASE_URL, ...settings }, "doctor");
  const found: { about: string; state: string; text: string }[] = json.data;
  return { code, models: found.filter(({ about }) => about === "models").map(({ state, text }) => `${state} ${text}`) };
};

test("doctor tells whether providers answer, and whose last call failed", async () => {
  model.behave({ kind: "answer", text: "" });
  const FAILED = "warning openai/checker: its last call failed; the log says why, and so does GET /v2/models";
  assert.deepEqual((await doctor()).models, ["ok openai: 2 models listed", FAILED]);
  model.behave({ kind: "status", status: 401 });
  const refused = await doctor();
  assert.deepEqual(refused.models, ["problem openai: The model's provider refused the key.", FAILED]);
  assert.equal(refused.code, 1);
});

test("a server that is down is told by the next question, though its list was read a moment ago", async () => {
  await close();
  assert.equal((await ask()).degraded, true);
  await assertTold("openai/writer", "unavailable", /could not be reached/, 0);
});
