import assert from "node:assert/strict";
import { test } from "node:test";
import { prepareBasicQuery } from "../basic-facts/prepare-basic-query.ts";
import { partStory, partTurn } from "./part-turn.ts";
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

test("what somebody tells of themselves is left out where the hours or the address are asked for behind it", () => {
  assert.deepEqual(partStory("We're coming on Saturday, when do you close"), {
    asked: "when do you close",
    told: "We're coming on Saturday",
  });
  const factOf = (question: string) => prepareBasicQuery({ question })?.basicFact;
  assert.equal(factOf("We're coming on Saturday, when do you close"), "hours");
  assert.equal(factOf("wir kommen am samstag aus nürnberg, bis wann habt ihr auf"), "hours");
  assert.equal(factOf("we want to use the pool on saturday, when do you close"), undefined);
  assert.equal(factOf("I have no water, who do I call?"), undefined);
});
