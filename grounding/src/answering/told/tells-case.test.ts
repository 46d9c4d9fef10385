import assert from "node:assert/strict";
import { test } from "node:test";
import { asksOfCase, tellsCase } from "./tells-case.ts";

test("who asks what holds in a case, and what tells it", () => {
  for (const question of ["what if i pay late", "lost my card, what do i do", "was passiert wenn ich nicht komme"])
    assert.equal(asksOfCase(question), true, question);
  for (const question of ["what is the fee", "was kostet das", "when do you open"])
    assert.equal(asksOfCase(question), false, question);
  for (const sentence of [
    "If you pay late, we charge £5.",
    "Bei einem Diebstahl gehen Sie zur Polizei.",
    "Wait, and if it rings, go.",
  ])
    assert.equal(tellsCase(sentence), true, sentence);
  assert.equal(tellsCase("We don't know if it is open."), false);
});
