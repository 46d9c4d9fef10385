import assert from "node:assert/strict";
import { after, test } from "node:test";
import { startModelServer } from "../../../adapters/chat-model/testing/start-model-server.ts";
import { withTestServer } from "../../../testing/test-server.ts";

const model = await startModelServer({ protocol: "openai", behaviour: { kind: "quotes_passages" } });
after(() => model.close());
const { owner } = await withTestServer({ OPENAI_BASE_URL: model.url, MODEL_TIMEOUT_SECONDS: "5" });

const POLICY =
  "# Returns\n\nSend it back within 60 days of receiving it. We take the postage of £2.95 off your refund.\n";
const QUESTION = "How long can I return something, and what about postage?";
const VERBATIM = "Send it back within 60 days of receiving it. [1]";
const FREE = "You have two months after the parcel reached you. [1]";
const WRONG = "Postage is on us for every return. [1]";

const { body: agent } = await owner.post("/v2/agents", {
  name: "Shop",
  model: "openai/stub-model",
  verification: "model",
  verifier_model: "openai/stub-model",
});
await owner.upload({ name: "returns.md", content: POLICY }, { agent_id: agent.id, type: "document" });

/** One prompt is the answer's, one the checker's: told apart by their instructions. */
function script(answer: string, verdicts: string): { checks: string[] } {
  const checks: string[] = [];
  model.behave({
    kind: "answer",
    text: ({ system, messages }) => {
      if (!system.startsWith("You check")) return answer;
      checks.push(messages.at(-1)?.content ?? "");
      return verdicts;
    },
  });
  return { checks };
}

async function ask() {
  const { status, body } = await owner.post("/v2/chat", { agent_id: agent.id, message: QUESTION });
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

const BACKED =
  '{"n": 1, "verdict": "BACKED", "passages": [1], "quotes": ["Send it back within 60 days of receiving it."]}';
const NOT_BACKED = '{"n": 2, "verdict": "NOT_BACKED", "passages": [], "quotes": []}';

test("what words are not sure of is checked in one call, in its order, and shown with the checker's quote", async () => {
  const { checks } = script(`${VERBATIM} ${FREE} ${WRONG} ${VERBATIM.replace(" [1]", "")}`, `${BACKED}\n${NOT_BACKED}`);
  const answer = await ask();
  assert.equal(checks.length, 1, "one call for all of them");
  assert.match(checks[0]!, /1\. You have two months .*\n2\. Postage is on us/);
  assert.doesNotMatch(checks[0]!.split("<statements>")[1]!, /60 days/, "words are sure of what stands there");
  const [first, second] = answer.statements;
  assert.equal(first.support, "verbatim");
  assert.equal(second.support, "checked");
  assert.ok(answer.usage.checker.input_tokens > 0 && answer.usage.checker.output_tokens > 0, "counted apart");
  assert.match(
    answer.content,
    /60 days of receiving it\.\[1\] You have two months after the parcel reached you\.\[1\]/,
  );
  assert.doesNotMatch(answer.content, /on us/);
  const shown = await owner.get(`/v2/messages/${answer.id}`);
  assert.ok(shown.body.withheld.some(({ reason }: { reason: string }) => reason === "not_backed"));
  const check = await owner.post(`/v2/messages/${answer.id}/verify`, {});
  assert.equal(check.body.passed, true, JSON.stringify(check.body));
});

test("a verdict whose quote stands nowhere, or none that can be read, shows nothing that words would not", async () => {
  for (const verdicts of [BACKED.replace("60 days", "60 weeks"), "All of it is backed.", ""]) {
    script(FREE, verdicts);
    const answer = await ask();
    assert.doesNotMatch(answer.content, /two months/, verdicts);
  }
});

test("a checker that fails leaves the decision to words, and the answer stands", async () => {
  const answer = { kind: "answer" as const, text: `${VERBATIM} ${FREE}` };
  model.behave({ kind: "sequence", behaviours: [answer, { kind: "status", status: 400, message: "no" }] });
  const { content, status } = await ask();
  assert.equal(status, "completed");
  assert.match(content, /60 days/);
  assert.doesNotMatch(content, /two months/);
});

test("what a workspace has agreed to holds for new assistants and for a first model, not for what is said or was", async () => {
  const { data } = (await owner.get("/v2/workspaces")).body;
  const { id } = data.find(({ kind }: { kind: string }) => kind === "live");
  const { body: before } = await owner.post("/v2/agents", { name: "Before", model: "openai/stub-model" });
  assert.deepEqual([data[0].verification, before.verification], [null, "words"], "nobody was asked");
  const agree = (verification: unknown) => owner.request("PATCH", `/v2/workspaces/${id}`, { verification });
  assert.equal((await agree("always")).status, 422);
  assert.equal((await agree("model")).body.verification, "model");
  assert.equal((await owner.request("PATCH", `/v2/workspaces/${id}`, { name: "Shop" })).body.verification, "model");
  const make = async (fields: object) => (await owner.post("/v2/agents", { name: "New", ...fields })).body;
  assert.equal((await make({ model: "openai/stub-model" })).verification, "model");
  assert.equal((await make({ model: "openai/stub-model", verification: "words" })).verification, "words");
  const plain = await make({});
  assert.equal(plain.verification, "words", "no model writes");
  const change = async (agentId: string, fields: object) =>
    (await owner.request("PATCH", `/v2/agents/${agentId}`, fields)).body.verification;
  assert.equal(await change(plain.id, { model: "openai/stub-model" }), "model");
  assert.equal(await change(before.id, { model: "openai/stub-model", tone: "kind" }), "words", "it had its model");
  assert.equal((await agree(null)).body.verification, null);
});

test("without `verification: model` nobody is asked, and a checker must be a model that is there", async () => {
  const { body: words } = await owner.post("/v2/agents", { name: "Words", model: "openai/stub-model" });
  assert.equal(words.verification, "words");
  await owner.upload({ name: "returns.md", content: POLICY }, { agent_id: words.id, type: "document" });
  const { checks } = script(FREE, BACKED);
  await owner.post("/v2/chat", { agent_id: words.id, message: QUESTION });
  assert.equal(checks.length, 0);
  for (const verifier_model of ["openai/none", "extractive"]) {
    const { status, body } = await owner.post("/v2/agents", { name: "X", verifier_model });
    assert.equal(status, 422, verifier_model);
    assert.equal(body.errors[0].pointer, "/verifier_model");
  }
});

test("where the checker does not believe what words would have shown, the source's own sentence stands in", async () => {
  const close = 'We take off £2.95 for the postage. [1: "We take the postage of £2.95 off your refund."]';
  const { checks } = script(close, '{"n": 1, "verdict": "NOT_BACKED", "passages": [], "quotes": []}');
  const answer = await ask();
  assert.equal(checks.length, 1, "words were not sure");
  assert.equal(answer.content, "“We take the postage of £2.95 off your refund.”[1]");
});
