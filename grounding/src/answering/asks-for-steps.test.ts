import assert from "node:assert/strict";
import { test } from "node:test";
import { asksForSteps } from "./asks-for-steps.ts";

test("who asks how something is done asks for steps, who asks how much does not", () => {
  const cases: [question: string, language: string, asks: boolean][] = [
    ["How do I pair an agent?", "en", true],
    ["upgrade steps ?", "en", true],
    ["steps before upgrading", "en", true],
    ["the instructions cost nothing", "en", false],
    ["How much does it cost?", "en", false],
    ["Wie richte ich es ein?", "de", true],
    ["Wie lange dauert es?", "de", false],
    ["comment réserver", "fr", true],
  ];
  for (const [question, language, asks] of cases) assert.equal(asksForSteps(question, language), asks, question);
});
