import assert from "node:assert/strict";
import { test } from "node:test";
import { partTurn } from "./part-turn.ts";
import { prepareQuery } from "./prepare-query.ts";

test("what a turn only tells is parted from what it asks", () => {
  assert.deepEqual(partTurn("I love barbecue. May I grill at the camp site?"), {
    asked: "May I grill at the camp site?",
    told: "I love barbecue.",
  });
  for (const whole of [
    "Where are you? When do you open?",
    "Lamps. Chairs. Tables.",
    "Does the No. 7 bus stop here?",
    "Was kostet ca. 5 kg Porto?",
  ])
    assert.deepEqual(partTurn(whole), { asked: whole, told: "" });
});

test("what is told counts as a turn before does, unless what is asked says too little or speaks of it", () => {
  const weights = (question: string) =>
    new Map(prepareQuery({ question }).english.map(({ written, weight }) => [written, weight]));
  const barbecue = weights("I love barbecue. May I grill at the camp site?");
  assert.equal(barbecue.get("grill"), 1);
  assert.equal(barbecue.get("barbecue"), 0.5);
  assert.equal(weights("My tent is torn. Can I return it within a month?").get("tent"), 1);
  assert.equal(weights("My tent is torn. Any repairs?").get("tent"), 1);
});
