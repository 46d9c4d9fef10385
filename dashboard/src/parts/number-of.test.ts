import assert from "node:assert/strict";
import { test } from "node:test";
import { numberOf } from "./number-of.ts";

test("a number is read as it is typed here and there; what is none is not made null", () => {
  assert.deepEqual(["30", " 7 ", "2.5", "2,5", "-1"].map(numberOf), [30, 7, 2.5, 2.5, -1]);
  assert.deepEqual(JSON.stringify(["soon", "1,2,3", "3 days"].map(numberOf)), '["soon","1,2,3","3 days"]');
});
