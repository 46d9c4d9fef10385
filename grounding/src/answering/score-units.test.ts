import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom } from "./testing/answer-from.ts";

test("a row is told with the heading of its table: it leaves to it what is done with its thing", () => {
  const hire =
    "Thing: Canoe | Day: 30 € | Week: 120 €\nThing: Tandem | Day: 25 € | Week: 90 €\nWe hire to members only.";
  assert.deepEqual(answerFrom("Do you hire a tandem?", ["Hire", hire])[0], "Thing: Tandem | Day: 25 € | Week: 90 €");
});

test("what asks for no more than a word is told by what begins with it", () => {
  const texts: [string, string][] = [
    ["Data", "We give names to Ariba, Zuora and Payone."],
    ["Paying", "Zuora splits sums from 40 euros on."],
  ];
  assert.deepEqual(answerFrom("zuora", ...texts), ["Zuora splits sums from 40 euros on."]);
});

test("a question about what is not so takes the list whose heading denies", () => {
  const list = "Tours run all year.\n\nWhat we can't take along:\n\n- Bicycles\n- Prams\n- Dogs";
  assert.deepEqual(answerFrom("Which things can't be taken along?", ["Boat tours", list]), [
    "What we can't take along:\n\n- Bicycles\n- Prams\n- Dogs",
  ]);
});

test("who asks which are not is told what isn't so, by a sentence or below a heading that says so", () => {
  const club =
    "Points are good for 12 months after your last purchase. Joining is free. Points are lost when you leave. You won't earn points on sale items or fuel.";
  assert.match(answerFrom("which purchases dont count towards the club points?", ["Club", club])[0]!, /You won't earn/);
  const insured: [string, string][] = [
    ["What dogs we insure", "We insure dogs from 8 weeks on. Working dogs are insured on Gold only."],
    ["Breeds we can't insure", "Tosa, Fila Brasileiro and wolf hybrids."],
  ];
  assert.match(answerFrom("which dog breeds wont you insure", ...insured).join(" "), /Tosa/);
});

test("a turn that goes on asks what the turn before asked", () => {
  const shops: [string, string][] = [
    ["Shop in Oslo", "Tram 12 stops here. Open Mon to Sat 9:00–18:00."],
    ["Shop in Bergen", "The Bergen shop has a café. Open Tue to Fri 10:00–17:00."],
  ];
  const history = [{ role: "user" as const, text: "When is the Oslo shop open?" }];
  assert.match(answerFrom({ question: "and Bergen?", history }, ...shops).join(" "), /10:00–17:00/);
});
