import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { createServer } from "node:http";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { FakeClock } from "../../testing/fake-clock.ts";
import { createModelCatalogue } from "./create-model-catalogue.ts";
import { startModelServer } from "./testing/start-model-server.ts";

test("without a setting there is no model and nothing is asked", async () => {
  const catalogue = createModelCatalogue({ settings: {} });
  assert.deepEqual(await catalogue.list(), []);
  assert.equal(await catalogue.find("openai/gpt-5"), undefined);
});

test("lists an endpoint's own models with their kind, size and price where it tells them", async (context) => {
  const server = await startModelServer({ protocol: "openai", models: ["qwen3", "nomic-embed-text", "bge-reranker"] });
  context.after(() => server.close());
  const catalogue = createModelCatalogue({ settings: { openaiBaseUrl: `${server.url}/` } });
  assert.deepEqual(
    (await catalogue.list()).map(({ id, kind, ready, price }) => ({ id, kind, ready, price })),
    [
      { id: "openai/qwen3", kind: "chat", ready: true, price: null },
      { id: "openai/nomic-embed-text", kind: "embedding", ready: true, price: null },
      { id: "openai/bge-reranker", kind: "rerank", ready: true, price: null },
    ],
  );
  assert.equal(server.requests[0]?.headers.authorization, undefined);
});

test("adds sizes and prices of hosted models from the dated table, and null where it has none", async (context) => {
  const anthropic = await startModelServer({
    protocol: "anthropic",
    models: ["claude-sonnet-4-5-20250929", "claude-unheard-of"],
  });
  const google = await startModelServer({ protocol: "google", models: ["gemini-2.5-flash", "gemini-embedding-001"] });
  context.after(() => Promise.all([anthropic.close(), google.close()]));
  const catalogue = createModelCatalogue({
    settings: {
      anthropicApiKey: "a",
      anthropicBaseUrl: anthropic.url,
      googleApiKey: "g",
      googleBaseUrl: google.url,
    },
  });
  assert.deepEqual(
    (await catalogue.list()).map(({ id, kind, contextWindow, price }) => [id, kind, contextWindow, price]),
    [
      ["anthropic/claude-sonnet-4-5-20250929", "chat", 200_000, { input: 3, output: 15 }],
      ["anthropic/claude-unheard-of", "chat", null, null],
      ["google/gemini-2.5-flash", "chat", 32_768, { input: 0.3, output: 2.5 }],
      ["google/gemini-embedding-001", "embedding", 32_768, { input: 0.15, output: 0 }],
    ],
  );
});

test("a found model answers, an unlisted one and another provider's are not found", async (context) => {
  const server = await startModelServer({
    protocol: "openai",
    models: ["qwen3", "text-embedding-x"],
    behaviour: { kind: "answer_at_once", text: "Yes." },
  });
  context.after(() => server.close());
  const catalogue = createModelCatalogue({ settings: { openaiBaseUrl: server.url, openaiApiKey: "k" } });
  const model = await catalogue.find("openai/qwen3");
  assert.equal(model?.id, "openai/qwen3");
  let text = "";
  for await (const part of model?.stream({
    system: "",
    messages: [{ role: "user", content: "Well?" }],
    maxOutputTokens: 10,
    timeoutMs: 1_000,
    signal: new AbortController().signal,
  }) ?? []) {
    if (part.type === "text") text += part.text;
  }
  assert.equal(text, "Yes.");
  assert.equal(server.requests.at(-1)?.headers.authorization, "Bearer k");
  for (const id of ["openai/gone", "openai/", "openai", "qwen3", "anthropic/qwen3", "openai/text-embedding-x"]) {
    assert.equal(await catalogue.find(id), undefined, id);
  }
});

test("an address without a path gets its provider's version", async (context) => {
  for (const [protocol, setting] of [
    ["openai", "openaiBaseUrl"],
    ["anthropic", "anthropicBaseUrl"],
    ["google", "googleBaseUrl"],
  ] as const) {
    const server = await startModelServer({ protocol });
    context.after(() => server.close());
    const keys = protocol === "openai" ? {} : { [`${protocol}ApiKey`]: "k" };
    const catalogue = createModelCatalogue({ settings: { ...keys, [setting]: new URL(server.url).origin } });
    assert.equal((await catalogue.list())[0]?.id, `${protocol}/stub-model`);
    assert.equal(server.requests[0]?.path, `${new URL(server.url).pathname}/models`);
  }
});

test("model names may hold slashes", async (context) => {
  const server = await startModelServer({ protocol: "openai", models: ["meta/llama-4"] });
  context.after(() => server.close());
  const catalogue = createModelCatalogue({ settings: { openaiBaseUrl: server.url } });
  assert.equal((await catalogue.find("openai/meta/llama-4"))?.id, "openai/meta/llama-4");
});

test("with a wrong key the known models are shown as not ready, and can still be named", async (context) => {
  const server = await startModelServer({ protocol: "anthropic", apiKey: "right" });
  context.after(() => server.close());
  const settings = { anthropicApiKey: "wrong", anthropicBaseUrl: server.url };
  const catalogue = createModelCatalogue({ settings });
  const rows = await catalogue.list();
  assert.ok(rows.length > 0);
  assert.ok(rows.every(({ ready }) => !ready));
  assert.equal((await catalogue.find("anthropic/claude-anything"))?.id, "anthropic/claude-anything");
});

test("a provider that hangs holds the first list up no longer than its time limit, and later ones not at all", async (context) => {
  const server = await startModelServer({ protocol: "openai" });
  context.after(() => server.close());
  const hanging = await startHangingServer();
  context.after(() => hanging.close());
  const catalogue = createModelCatalogue({
    settings: {
      openaiBaseUrl: server.url,
      anthropicApiKey: "a",
      anthropicBaseUrl: hanging.url,
      listTimeoutMs: 500,
    },
  });
  const started = performance.now();
  const rows = await catalogue.list();
  assert.ok(performance.now() - started < 2_000);
  assert.ok(rows.some(({ id, ready }) => id === "openai/stub-model" && ready));
  assert.ok(rows.some(({ provider, ready }) => provider === "anthropic" && !ready));
  const again = performance.now();
  await catalogue.list();
  assert.ok(performance.now() - again < 400);
});

test("the list is kept for five minutes, then renewed behind the caller, and at once by refresh", async (context) => {
  const clock = new FakeClock();
  const server = await startModelServer({ protocol: "openai" });
  context.after(() => server.close());
  const catalogue = createModelCatalogue({ settings: { openaiBaseUrl: server.url }, clock });
  await catalogue.list();
  await catalogue.list();
  assert.equal(server.requests.length, 1);
  clock.advance(5 * 60_000 + 1);
  await catalogue.list();
  await catalogue.refresh();
  assert.equal(server.requests.length, 2, "refresh joins the renewal that runs");
  await catalogue.refresh();
  assert.equal(server.requests.length, 3);
});

test("a provider that fails later keeps its list but is not ready, until it answers again", async (context) => {
  const server = await startModelServer({ protocol: "openai", models: ["qwen3"] });
  context.after(() => server.close());
  const catalogue = createModelCatalogue({ settings: { openaiBaseUrl: server.url } });
  await catalogue.list();
  server.behave({ kind: "status", status: 500 });
  await catalogue.refresh();
  assert.deepEqual(
    (await catalogue.list()).map(({ id, ready }) => [id, ready]),
    [["openai/qwen3", false]],
  );
  server.behave({ kind: "answer", text: "" });
  await catalogue.refresh();
  assert.equal((await catalogue.list())[0]?.ready, true);
});

test("the providers' clients load with the first answer, not with the catalogue or its list", async (context) => {
  const server = await startModelServer({ protocol: "openai" });
  context.after(() => server.close());
  const script = `
    import { registerHooks } from "node:module";
    const loaded = [];
    registerHooks({ load(url, context, next) { if (url.includes("@ai-sdk")) loaded.push(url); return next(url, context); } });
    const { createModelCatalogue } = await import(${JSON.stringify(join(import.meta.dirname, "create-model-catalogue.ts"))});
    const catalogue = createModelCatalogue({ settings: { openaiBaseUrl: ${JSON.stringify(server.url)} } });
    await catalogue.list();
    const model = await catalogue.find("openai/stub-model");
    const before = loaded.length;
    const request = { system: "", messages: [{ role: "user", content: "?" }], maxOutputTokens: 9, timeoutMs: 5000, signal: new AbortController().signal };
    for await (const part of model.stream(request)) if (part.type === "finish") console.log(before, loaded.length > 0);
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script]);
  assert.equal(stdout.trim(), "0 true");
});

async function startHangingServer() {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/v1`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
