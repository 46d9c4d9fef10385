import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom } from "./testing/answer-from.ts";

test("an index's entry for a page is no answer; the page is", () => {
  const entries = "Sound problems — Having no sound, or a poor one.\n\nRename a file — Give a file another name.";
  const page = "Check that the sound of your computer is not muted.";
  assert.deepEqual(answerFrom("sound problems", ["Help", entries], ["Sound problems", page]), [page]);
});

test("of lines without an end a list of what there is to read is made; a sentence answers before them", () => {
  const index =
    "Insert and edit footnotes\n\nHeaders and footers\n\nFootnotes at the end of a page\n\nNumbers of pages";
  const page = "You insert footnotes with the footnote button.";
  assert.deepEqual(answerFrom("insert footnotes", ["Guides", index], ["Notes", page]), [page]);
});
