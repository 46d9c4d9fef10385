import assert from "node:assert/strict";
import { test } from "node:test";
import { asksForLeave, hasAskedVerb, pricesAside, tellsLeave } from "./tells-directly.ts";

test("a time is told with the verb that asks for it", () => {
  assert.equal(hasAskedVerb("how long does it take", "Most walkers take six hours."), true);
  assert.equal(hasAskedVerb("wie lange dauert es", "Er ist drei Jahre gültig."), false);
});

test("a price behind `which` is that of something named on the way", () => {
  assert.equal(pricesAside("Wir stellen eine Bescheinigung aus, die 13 Euro kostet."), true);
  assert.equal(pricesAside("Die Erteilung kostet 100 Euro, eine Verlängerung 93 Euro."), false);
});

test("who asks what may be done, and what says so", () => {
  for (const question of ["can i swim here", "darf ich hier parken", "do i need a permit", "is smoking allowed"])
    assert.equal(asksForLeave(question), true, question);
  assert.equal(asksForLeave("how can i pay"), false);
  for (const sentence of ["You may not swim here.", "Hunde sind erlaubt.", "Swimming isn't allowed."])
    assert.equal(tellsLeave(sentence), true, sentence);
  assert.equal(tellsLeave("There are six car parks."), false);
});
