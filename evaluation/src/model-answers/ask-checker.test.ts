import assert from "node:assert/strict";
import { after, test } from "node:test";
import { startModelServer } from "../../../server/src/adapters/chat-model/testing/start-model-server.ts";
import { askChecker } from "./ask-checker.ts";
import type { ModelAnswer } from "./load-model-answers.ts";

const server = await startModelServer({ protocol: "openai", behaviour: { kind: "quotes_passages" } });
after(() => server.close());

const ANSWER: ModelAnswer = {
  id: "one",
  site: "library",
  lang: "en",
  question: "How long can I keep a book?",
  passages: [{ number: 1, title: "Lending", text: "Books are lent for three weeks. Films go back after two days." }],
  style: "plain",
  output: "You may hold on to a novel for about twenty-one days. [1]",
  statements: [{ text: "You may hold on to a novel for about twenty-one days.", label: "supported" }],
};

test("a configured model is asked about what words aren't sure of, and its verdict is kept by answer and statement", async () => {
  const verdict = { n: 1, verdict: "BACKED", passages: [1], quotes: ["Books are lent for three weeks."] };
  server.behave({ kind: "answer", text: JSON.stringify(verdict) });
  process.env.OPENAI_BASE_URL = server.url;
  const verdicts = await askChecker("openai/stub-model", [ANSWER]);
  assert.deepEqual([...verdicts.keys()], ["one 0"]);
  assert.equal(verdicts.get("one 0")?.verdict, "BACKED");
  await assert.rejects(askChecker("openai/unknown", [ANSWER]), /not configured/);
  delete process.env.OPENAI_BASE_URL;
});
