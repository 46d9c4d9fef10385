import assert from "node:assert/strict";
import { test } from "node:test";
import { isCommonEnglish, meantEnglish } from "./meant-english.ts";

test("what a mistyped word was meant to be is the commonest that one slip makes", () => {
  for (const [typed, meant] of [
    ["finsh", "finish"],
    ["fre", "free"],
    ["refundd", "refund"],
    ["availble", "available"],
    ["tomorow", "tomorrow"],
    ["recieve", "receive"],
    ["zumba", undefined],
    ["klarna", undefined],
    ["xyz", undefined],
  ] as const)
    assert.equal(meantEnglish(typed), meant, typed);
  assert.ok(isCommonEnglish("trial"));
  assert.ok(!isCommonEnglish("teem"));
});
