import assert from "node:assert/strict";
import { test } from "node:test";
import type { Turn } from "../ranking/prepare-query.ts";
import { answerFrom } from "./testing/answer-from.ts";

const OFFICE: [string, string, string][] = [
  ["Sperrmüll", "Die erste Abholung ist frei. Die zweite Abholung kostet 25 Euro.", "de"],
  ["Hundesteuer", "Für einen Hund beträgt die Hundesteuer 60 Euro, für jeden weiteren 90 Euro im Jahr.", "de"],
  ["Mülltonnen", "Die Tonne wird alle zwei Wochen geleert.", "de"],
];

function told(user: string, assistant: string): Turn[] {
  return [
    { role: "user", text: user },
    { role: "assistant", text: assistant },
  ];
}

test("a turn that goes on is answered from where the turn before was", () => {
  const history = told("Was kostet die Hundesteuer?", `${OFFICE[1]![1]}[1]`);
  assert.match(answerFrom({ question: "und für den zweiten?", history }, ...OFFICE)[0]!, /90 Euro/);
  assert.match(answerFrom("und für den zweiten?", ...OFFICE)[0]!, /25 Euro/);
});

test("a turn that names another thing is not", () => {
  const history = told("Was kostet die Hundesteuer?", `${OFFICE[1]![1]}[1]`);
  assert.match(answerFrom({ question: "was kostet Sperrmüll?", history }, ...OFFICE)[0]!, /25 Euro/);
});

test("a turn without a word of its own is about the two before", () => {
  const events: [string, string][] = [
    ["Events", "Navigation course, Saturday, Keswick town hall, 8 people."],
    ["Shops", "People come to our shop at the market square."],
    ["Tents", "It sleeps 2 people."],
  ];
  const history = [
    ...told("What does the navigation course cost?", "Navigation course, Saturday, Keswick town hall, 8 people."),
    ...told("how many people can come?", "Navigation course, Saturday, Keswick town hall, 8 people."),
  ];
  assert.match(answerFrom({ question: "and where is it?", history }, ...events)[0]!, /Keswick/);
});
