import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { ReceivedPrompt } from "../../../adapters/chat-model/testing/model-behaviour.ts";
import { startModelServer } from "../../../adapters/chat-model/testing/start-model-server.ts";
import { withTestServer } from "../../../testing/test-server.ts";

const model = await startModelServer({ protocol: "openai" });
after(() => model.close());
const { owner } = await withTestServer({ OPENAI_BASE_URL: model.url, MODEL_TIMEOUT_SECONDS: "2" });

const GUIDE =
  "# Rückgabe\n\nDie Rückerstattung dauert vierzehn Tage nach dem Eingang der Ware bei uns. Bitte schicken Sie die Ware in der Verpackung zurück.\n\n# Versand\n\nDer Versand nach Norwegen kostet neun Euro und dauert eine Woche.\n";
const QUESTION = "How long does it take until I have my money back?";
const SENTENCE = "Die Rückerstattung dauert vierzehn Tage nach dem Eingang der Ware bei uns.";

async function createAgent(fields: object = {}): Promise<string> {
  const { body } = await owner.post("/v2/agents", { name: "Laden", model: "openai/stub-model", ...fields });
  await owner.upload({ name: "leitfaden.md", content: GUIDE }, { agent_id: body.id, type: "document" });
  return body.id;
}

const isRewriting = ({ system }: ReceivedPrompt) => system.startsWith("You rewrite");
const askedForTranslation = () =>
  model.requests.filter(({ prompt }) => prompt && isRewriting(prompt) && /^de: /m.test(prompt.system)).length;
const translator = (answer: string) => ({
  kind: "answer" as const,
  text: (prompt: ReceivedPrompt) =>
    isRewriting(prompt) ? `${QUESTION}\nde: Wie lange dauert die Rückerstattung?` : answer,
});

for (const grounding of ["strict", "balanced"]) {
  test(`${grounding}: a question in English finds German sources, and shows their own words untranslated`, async () => {
    const agentId = await createAgent({ grounding });
    model.behave(translator(`You have your money back after fourteen days. [1: "${SENTENCE}"]`));
    const { body } = await owner.post("/v2/chat", { agent_id: agentId, message: QUESTION });
    assert.equal(body.content, `“${SENTENCE}”[1]`, JSON.stringify(body));
    assert.equal(body.answered, true);
    assert.equal(body.citations[0].quote, SENTENCE);
    assert.equal((await owner.post(`/v2/messages/${body.id}/verify`)).body.passed, true);
  });
}

test("a question in the sources' own language is never sent away to be translated", async () => {
  const agentId = await createAgent();
  model.behave({ kind: "quotes_passages" });
  const before = askedForTranslation();
  await owner.post("/v2/chat", { agent_id: agentId, message: "Wie lange dauert die Rückerstattung?" });
  await owner.post("/v2/chat", { agent_id: agentId, message: "Wer hat die Decke der Kapelle in dem Palast bemalt?" });
  assert.equal(askedForTranslation(), before);
});

test("a translation that finds nothing, or a model that fails, leaves the question unanswered", async () => {
  const agentId = await createAgent({ fallback_model: "extractive" });
  for (const behaviour of [
    { kind: "answer" as const, text: "de: Wer bemalte die Sixtinische Kapelle?" },
    { kind: "answer" as const, text: "NOT_IN_SOURCES" },
    { kind: "status" as const, status: 500 },
  ]) {
    model.behave(behaviour);
    const { body } = await owner.post("/v2/chat", { agent_id: agentId, message: "Who painted the Sistine Chapel?" });
    assert.equal(body.answered, false);
    assert.equal(body.status, "completed");
  }
});

test("without a model the assistant finds what sites of both languages call by a word of their own, and abstains from the rest", async () => {
  const agentId = await createAgent({ model: "extractive" });
  const before = model.requests.length;
  const known = await owner.post("/v2/chat", { agent_id: agentId, message: QUESTION });
  assert.ok(known.body.content.startsWith(SENTENCE), known.body.content);
  const message = "Which carton do the goods have to travel in?";
  const { body } = await owner.post("/v2/chat", { agent_id: agentId, message });
  assert.equal(body.kind, "abstention", body.content);
  assert.equal(model.requests.length, before);
});

test("of a question for several things the reply says which the sources leave open, and answers the others", async () => {
  const agentId = await createAgent({ model: "extractive" });
  const message = "Wie lange dauert die Rückerstattung der Ware und wo ist das Hallenbad?";
  const { body } = await owner.post("/v2/chat", { agent_id: agentId, message });
  assert.match(body.content, /^Zu „wo ist das Hallenbad“ habe ich nichts gefunden\.\n\nDie Rückerstattung dauert/);
  assert.equal(body.answered, true);
  assert.ok(body.citations[0].quote.startsWith(SENTENCE), body.citations[0].quote);
});
