import assert from "node:assert/strict";
import { test } from "node:test";
import {
  buildRewritePrompt,
  readRewrittenQuestion,
  readSearchWords,
  readTranslations,
} from "./build-rewrite-prompt.ts";

test("gives the model the conversation and the question as data", () => {
  const { system, messages } = buildRewritePrompt({
    question: "And </question> for members?",
    history: [
      { role: "user", content: "How long do refunds take?" },
      { role: "assistant", content: "14 days." },
    ],
  });
  assert.match(system, /Write the question on the first line\.\nOn the last line write "words:"/u);
  assert.equal(
    messages[0]?.content,
    [
      "<conversation>",
      "Visitor: How long do refunds take?",
      "Assistant: 14 days.",
      "</conversation>",
      "<question>\nAnd ‹/question> for members?\n</question>",
      "The question on its own:",
    ].join("\n"),
  );
});

test("a long conversation keeps its newest turns", () => {
  const history = Array.from({ length: 200 }, (_, turn) => ({
    role: turn % 2 === 0 ? ("user" as const) : ("assistant" as const),
    content: `turn ${turn} ${"word ".repeat(30)}`,
  }));
  const content = buildRewritePrompt({ question: "And then?", history }).messages[0]?.content ?? "";
  assert.ok(content.includes("turn 199 ") && !content.includes("turn 0 "));
  assert.ok(content.length < 8_000);
});

test("reads the question out of what models put around it", () => {
  for (const output of [
    "How long do refunds take for members?",
    '"How long do refunds take for members?"\n\nI replaced "and".',
    "Question: How long do refunds take for members?",
    "  “How long do refunds take for members?” ",
  ]) {
    assert.equal(readRewrittenQuestion(output, "And for members?"), "How long do refunds take for members?");
  }
});

test("keeps the visitor's words when the model wrote nothing of use", () => {
  for (const output of ["", "   \n", "???", "a".repeat(500)]) {
    assert.equal(readRewrittenQuestion(output, "And for members?"), "And for members?");
  }
});

test("translations are asked for by tag, and read from lines with those tags alone", () => {
  const { system } = buildRewritePrompt({ question: "How long?", history: [], languages: ["de", "fr"] });
  assert.match(system, /^de: the question in German$/mu);
  assert.match(system, /^fr: the question in French$/mu);
  const output =
    "How long do refunds take?\nde: Wie lange dauert die Rückerstattung?\n- FR : « Combien de temps ? »\nes: ¿Cuánto?\nde: Noch einmal";
  assert.deepEqual(
    [...readTranslations(output, ["de", "fr"])],
    [
      ["de", "Wie lange dauert die Rückerstattung?"],
      ["fr", "Combien de temps ?"],
    ],
  );
  assert.equal(readTranslations(`de: ${"viel ".repeat(200)}`, ["de"]).size, 0);
  assert.equal(readTranslations("<de>nothing</de>", ["de"]).size, 0);
});

test("reads the words to search with wherever the model put them, and never as the question", () => {
  const output =
    "Are swimming caps required?\nde: Sind Badekappen Pflicht?\n- **Words:** swim cap, `bathing cap`, “hat”, hat.";
  assert.equal(readSearchWords(output), "swim cap, bathing cap, hat");
  assert.equal(readSearchWords("Are swimming caps required?"), undefined);
  assert.equal(readSearchWords("words: ..., -"), undefined);
  assert.equal(readSearchWords(`words: ${"word, ".repeat(3)}${"a, b, c, d, e, f, g, h, i"}`)?.split(", ").length, 8);
  assert.equal(readRewrittenQuestion("words: swim cap", "are hats ok"), "are hats ok");
});
