import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom } from "../testing/answer-from.ts";
import { tellsOpposite } from "./tells-opposite.ts";

test("front is the opposite of back, unless both are told or asked", () => {
  const isOpposite = tellsOpposite("root canal of a back tooth");
  assert.ok(isOpposite("Root canal, front tooth"));
  assert.ok(!isOpposite("Root canal, front or back tooth"));
  assert.ok(!isOpposite("Root canal, molar"));
  assert.ok(!tellsOpposite("single or double room")("Double room: £90"));
  assert.ok(tellsOpposite("preis einzelzimmer")("Doppelzimmer: 90 €"));
});

test("the price of the opposite comes behind the other one's", () => {
  const fees = "Treatment: Root canal, front tooth | Fee: £345\nTreatment: Root canal, molar | Fee: £590";
  assert.match(answerFrom("root canal back tooth how much", ["Fees", fees])[0]!, /molar/);
});
