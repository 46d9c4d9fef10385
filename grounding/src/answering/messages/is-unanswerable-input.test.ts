import assert from "node:assert/strict";
import { test } from "node:test";
import { isUnanswerableInput } from "./is-unanswerable-input.ts";

test("emoji, punctuation and characters that nobody sees hold nothing to search for", () => {
  for (const message of ["", " \n", "😀👍🏽", "?!…", "\u200b\u2060\ufeff", "\u3164", "⠀"])
    assert.ok(isUnanswerableInput(message));
});

test("a letter or a digit of any script does", () => {
  for (const message of ["a", "7", "退", "ไ", "👍 ok"]) assert.ok(!isUnanswerableInput(message));
});
