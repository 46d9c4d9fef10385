import assert from "node:assert/strict";
import { test } from "node:test";
import { asksForLeave, tellsLeave } from "./tells-leave.ts";

test("who asks what may be done, and what says so", () => {
  for (const question of ["can i swim here", "darf ich hier parken", "do i need a permit", "is smoking allowed"])
    assert.equal(asksForLeave(question), true, question);
  assert.equal(asksForLeave("how can i pay"), false);
  for (const sentence of ["You may not swim here.", "Hunde sind erlaubt.", "Swimming isn't allowed."])
    assert.equal(tellsLeave(sentence), true, sentence);
  assert.equal(tellsLeave("There are six car parks."), false);
});
