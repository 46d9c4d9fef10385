import assert from "node:assert/strict";
import { test } from "node:test";
import { estimateTokens } from "./estimate-tokens.ts";

test("counts a quarter for each ASCII letter, more for other scripts, and nothing for nothing", () => {
  assert.equal(estimateTokens(""), 0);
  assert.equal(estimateTokens("Refunds take"), 3);
  assert.equal(estimateTokens("Возврат"), 4);
  assert.equal(estimateTokens("返金"), 2);
  assert.equal(estimateTokens("😀😀"), 2);
});
