import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom } from "../testing/answer-from.ts";

test("an index's entry for a page is no answer; the page is", () => {
  const entries =
    "Sound problems — Troubleshoot problems like having no sound or poor sound.\n\nFiles — Give a file a name.";
  const page = "If there is no sound, check that your computer is not muted.";
  assert.deepEqual(answerFrom("troubleshoot no sound", ["Help", entries], ["Sound problems", page]), [page]);
});

test("lines without an end are a list of what there is to read elsewhere; a sentence answers before them", () => {
  const index =
    "Insert and edit footnotes and endnotes\n\nHeaders and footers\n\nNumbers at the end of a page\n\nFields for names";
  const page = "A button puts footnotes in.";
  assert.deepEqual(answerFrom("insert and edit footnotes", ["Guides", index], ["Notes", page]), [page]);
});
