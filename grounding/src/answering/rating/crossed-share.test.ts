import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom } from "../testing/answer-from.ts";

const PLANS = `Per month | Basic: £59 | Cargo: £129
Deposit | Basic: none | Cargo: £150`;
const REFUNDS = "The Cargo deposit is paid back within 14 days of the return, less damage.";

test("the row whose label and column were asked for answers before a sentence that has their words", () => {
  assert.deepEqual(answerFrom("cargo deposit", ["Billing > Refunds", REFUNDS], ["Plans", PLANS]), [
    PLANS.split("\n")[1],
  ]);
});

test("a column that each row has is no crossing", () => {
  const prices = `Service: Standard | Cost: £3.95
Service: Express | Cost: £6.95
Service: Saturday delivery | Cost: £11.00`;
  const shown = answerFrom("delivery cost", ["Delivery", prices]);
  assert.ok(shown.join("\n").split("\n").includes(prices.split("\n")[0]!), shown.join("\n"));
});
