import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatModel, ChatModelRequest, ModelCatalogue } from "../../ports/chat-model.ts";
import { ModelFailure } from "../../ports/chat-model.ts";
import { FakeClock } from "../../testing/fake-clock.ts";
import { ModelWatch } from "./model-watch.ts";

const ROW = { provider: "p", kind: "chat", ready: true, problem: null, contextWindow: null, price: null } as const;
const FINISH = { type: "finish", reason: "stop", usage: { inputTokens: 1, outputTokens: 1 } } as const;
const DAY_MS = 24 * 60 * 60_000;

/** A catalogue of `p/listed` and `p/unlisted`, whose answers `fail` decides, and what is heard of them. */
function watched(listed = ["p/listed"]) {
  const lines: [string, unknown, string][] = [];
  const log = {
    warn: (fields: object, text: string) => void lines.push(["warn", fields, text]),
    info: (fields: object, text: string) => void lines.push(["info", fields, text]),
  } as ConstructorParameters<typeof ModelWatch>[0];
  const clock = new FakeClock();
  const watch = new ModelWatch(log, clock);
  const state: { failure?: unknown } = {};
  const model = (id: string): ChatModel => ({
    id,
    async *stream() {
      yield { type: "text", text: "Yes." };
      if (state.failure) throw state.failure;
      yield FINISH;
    },
  });
  const inner: ModelCatalogue = {
    list: async () => listed.map((id) => ({ ...ROW, id, name: id })),
    find: async (id) => (id === "p/gone" ? undefined : model(id)),
  };
  const catalogue = watch.watchCatalogue(inner);
  const ask = async (id: string, failure?: unknown, signal = new AbortController().signal) => {
    state.failure = failure;
    const parts = (await catalogue.find(id))?.stream({ signal } as ChatModelRequest) ?? [];
    const reading = (async () => {
      for await (const _ of parts);
    })();
    await (failure ? assert.rejects(reading, (error) => error === failure) : reading);
  };
  const rows = async () => (await catalogue.list()).map(({ id, ready, problem }) => [id, ready, problem]);
  return { ask, rows, lines, clock, watch, outcomes: (id: string) => outcomesOf(watch, id) };
}

const outcomesOf = (watch: ModelWatch, id: string) =>
  Object.fromEntries(watch.calls.find(({ model }) => model === id)?.outcomes ?? []);

test("a failure is counted, told and shown until the model answers again; its cause is passed on to nobody", async () => {
  const { ask, rows, lines, outcomes } = watched();
  await ask("p/listed");
  const cause = new Error("sk-secret and what the visitor wrote");
  await ask("p/listed", new ModelFailure("authentication", "The model's provider refused the key.", { cause }));
  assert.deepEqual(await rows(), [["p/listed", false, "The model's provider refused the key."]]);
  assert.deepEqual(lines, [
    ["warn", { model: "p/listed", code: "authentication" }, "model p/listed: The model's provider refused the key."],
  ]);
  await ask("p/listed");
  assert.deepEqual(await rows(), [["p/listed", true, null]]);
  assert.deepEqual(lines.at(-1), ["info", { model: "p/listed" }, "model p/listed answers again"]);
  await ask("p/listed");
  assert.equal(lines.length, 2, "once a change");
  assert.deepEqual(outcomes("p/listed"), { ok: 3, authentication: 1 });
});

test("what the question brought with it is counted and told, and says nothing of the next one", async () => {
  const { ask, rows, lines, outcomes } = watched();
  for (const code of ["refused", "context_too_long"] as const) await ask("p/listed", new ModelFailure(code, "No."));
  assert.deepEqual(await rows(), [["p/listed", true, null]]);
  assert.deepEqual([lines.length, outcomes("p/listed")], [2, { refused: 1, context_too_long: 1 }]);
});

test("what a visitor gave up is no failure; what took longer than it may is one", async () => {
  const { ask, rows, outcomes } = watched();
  await ask("p/listed", new ModelFailure("aborted", "Given up."), AbortSignal.abort());
  assert.deepEqual([await rows(), outcomes("p/listed")], [[["p/listed", true, null]], {}]);
  const late = AbortSignal.abort(new DOMException("", "TimeoutError"));
  await ask("p/listed", new ModelFailure("aborted", "Given up."), late);
  assert.deepEqual(await rows(), [["p/listed", false, "The model took too long for an answer."]]);
  assert.deepEqual(outcomes("p/listed"), { timeout: 1 });
});

test("an assistant's model that no list names is shown when it is asked, and told when it is not there any more", async () => {
  const { ask, rows, lines, outcomes } = watched([]);
  await ask("p/unlisted", new ModelFailure("unavailable", "Down."));
  assert.deepEqual(await rows(), [["p/unlisted", false, "Down."]]);
  await ask("p/gone");
  assert.deepEqual(outcomes("p/gone"), { unavailable: 1 });
  assert.deepEqual(lines.at(-1)?.[2], "model p/gone: The model p/gone is not configured on this server.");
  assert.equal((await rows()).length, 1, "nobody can choose it");
});

test("a model that nobody asks again is not called broken for ever", async () => {
  const { ask, rows, clock } = watched();
  await ask("p/listed", new ModelFailure("unavailable", "Down."));
  clock.advance(DAY_MS - 60_000);
  assert.deepEqual(await rows(), [["p/listed", false, "Down."]]);
  clock.advance(60_000);
  assert.deepEqual(await rows(), [["p/listed", true, null]]);
});

test("of ever new names of models those that were asked last are known, and no more than five hundred", async () => {
  const { ask, watch, outcomes } = watched();
  for (let number = 0; number < 600; number++) await ask(`p/${number}`);
  assert.equal(watch.calls.length, 500);
  assert.deepEqual(outcomes("p/0"), {});
  assert.deepEqual(outcomes("p/599"), { ok: 1 });
});
