import assert from "node:assert/strict";
import { test } from "node:test";
import { buildCheckPrompt, buildPrompt, buildRewritePrompt } from "@citedesk/grounding";
import { readPrompt } from "./read-prompt.ts";
import { recordedModel } from "./start-recorded-model.ts";

const history = [
  { role: "user" as const, content: "How much is the sauna?" },
  { role: "assistant" as const, content: "£5.50." },
];
const question = "And for nan?";
const passages = [
  { number: 1, title: "Prices", text: "The sauna costs £5.50." },
  { number: 2, title: "Prices", text: "Seniors pay  £4.60,\non Mondays nothing." },
];
const agent = {
  name: "Baths",
  prompt: "",
  tone: null,
  language: null,
  answerLength: null,
  grounding: "balanced" as const,
};

function asked(prompt: { system: string; messages: readonly { role: string; content: string }[] }) {
  return readPrompt([{ role: "system", content: prompt.system }, ...prompt.messages]);
}

const answerPrompt = (shown = passages) =>
  asked(buildPrompt({ agent, question, history, passages: shown }, { maxInputTokens: 8_000 }));
const rewritePrompt = asked(buildRewritePrompt({ question, history }));
const checkPrompt = asked(
  buildCheckPrompt({ agentName: "Baths", question, passages, statements: ["Seniors pay £4.60.", "It is far."] }),
);

test("the prompts of the service are read for what they ask", () => {
  const said = { question, before: ["How much is the sauna?"] };
  assert.deepEqual(rewritePrompt, { ...said, kind: "rewrite", assistant: "", passages: [], statements: [] });
  const { passages: shown, ...rest } = answerPrompt();
  assert.deepEqual(rest, { ...said, kind: "answer", assistant: "Baths", statements: [] });
  assert.deepEqual(
    shown,
    passages.map(({ number, text }) => ({ number, text })),
  );
  assert.deepEqual(checkPrompt.statements, ["Seniors pay £4.60.", "It is far."]);
  assert.equal(checkPrompt.assistant, "Baths");
  assert.throws(() => readPrompt([{ role: "system", content: "Sing." }]), /Nobody knows this prompt: Sing/u);
});

const about = { assistant: "Baths", question, before: ["How much is the sauna?"] };
const model = recordedModel([
  { kind: "rewrite", question, before: about.before, output: "What does the sauna cost for seniors?" },
  { kind: "answer", ...about, output: "NOT_IN_SOURCES" },
  { kind: "answer", ...about, output: 'Seniors pay £4.60. [7: "Seniors pay £4.60, on Mondays nothing."]' },
  {
    kind: "check",
    ...about,
    before: [],
    statement: "Seniors pay £4.60.",
    verdict: "BACKED",
    quotes: ["Seniors pay £4.60"],
  },
]);

test("an answer is said again under the numbers that its passages have now, and only where its quotes stand", () => {
  const text = 'Seniors pay £4.60. [2: "Seniors pay £4.60, on Mondays nothing."]';
  assert.deepEqual(model(answerPrompt()), { output: text, missing: false });
  assert.deepEqual(model(answerPrompt(passages.slice(0, 1))), { output: "NOT_IN_SOURCES", missing: false });
});

test("verdicts are given by statement, rewritings by question; what is not recorded is counted", () => {
  assert.equal(model(rewritePrompt).output, "What does the sauna cost for seniors?");
  const verdict = { n: 1, verdict: "BACKED", passages: [2], quotes: ["Seniors pay £4.60"] };
  assert.deepEqual(model(checkPrompt), { output: JSON.stringify(verdict), missing: true });
  assert.deepEqual(recordedModel([])(answerPrompt()), { output: "NOT_IN_SOURCES", missing: true });
  assert.deepEqual(recordedModel([])(rewritePrompt), { output: question, missing: true });
});
