import assert from "node:assert/strict";
import { test } from "node:test";
import type { ModelAnswer } from "./load-model-answers.ts";
import { showModelAnswer } from "./show-model-answer.ts";

const ANSWER: ModelAnswer = {
  id: "one",
  site: "library",
  lang: "en",
  question: "How long can I keep a book?",
  passages: [{ number: 1, title: "Lending", text: "Books are lent for three weeks. Films go back after two days." }],
  style: "plain",
  output:
    "Books are lent for three weeks. [1] You may hold on to a novel for some twenty-one days. [1] Dogs pay 90 euros. [1]",
  statements: [
    { text: "Books are lent for three weeks.", label: "supported" },
    { text: "You may hold on to a novel for some twenty-one days.", label: "supported" },
    { text: "Dogs pay 90 euros.", label: "unsupported" },
  ],
};

test("of an output stays what words or the recorded checker back; nothing else is shown as written", () => {
  const backed = { verdict: "BACKED" as const, passages: [1], quotes: ["Books are lent for three weeks."] };
  const shown = showModelAnswer(ANSWER, (statement) => (statement === 1 ? backed : undefined));
  assert.match(
    shown,
    /^Books are lent for three weeks\.\[1\] You may hold on to a novel for some twenty-one days\.\[1\]/,
  );
  assert.doesNotMatch(shown, /90 euros/);
  assert.doesNotMatch(
    showModelAnswer(ANSWER, () => undefined),
    /twenty-one/,
  );
});
