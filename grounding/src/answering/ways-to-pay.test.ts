import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom, readFrom } from "./testing/answer-from.ts";

const WAYS = ["Cards: Visa, Mastercard and American Express", "PayPal: yes, also in 3 instalments", "Apple Pay: yes"];
const page = ["Ways to pay", `Ways to pay\n\n${WAYS.join("\n")}`] as const;
const returns = [
  "Returns",
  "You can return it within 30 days. You pay the postage unless the item is faulty.",
] as const;

test("cash is no other way to pay, and a card is asked for by its short name", () => {
  assert.equal(readFrom("can i pay with cash", page, returns).decision.supported, false);
  assert.equal(readFrom("can i pay by card", page, returns).decision.supported, true);
  assert.deepEqual(answerFrom("do you take amex", page, returns), [WAYS[0]!]);
});
