import assert from "node:assert/strict";
import { test } from "node:test";
import { asksForSteps, namesTask } from "./asks-for-steps.ts";

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

test("what is to be done, or troubles, may be answered by steps; what is asked for is no task", () => {
  for (const task of ["set default browser", "usb stick leeren", "changer le fond d'écran", "my wifi keeps dropping"])
    assert.ok(namesTask(task), task);
  for (const question of [
    "What is a VPN",
    "can I use two monitors",
    "wann öffnet ihr",
    "¿cuándo abrís",
    "quel est le prix",
    "two monitors?",
  ])
    assert.ok(!namesTask(question), question);
});
