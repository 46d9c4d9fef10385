import assert from "node:assert/strict";
import { test } from "node:test";
import { toQuotedLines } from "./piece.ts";

test("a list that is quoted with what leads to it keeps its lines; anything else is one line", () => {
  assert.equal(toQuotedLines("Not in names:\n\n- a  colon\n- a slash"), "Not in names:\n- a colon\n- a slash");
  assert.equal(toQuotedLines("- a colon\n- a slash"), "- a colon - a slash");
  assert.equal(toQuotedLines("Refunds take\n14 days."), "Refunds take 14 days.");
});
