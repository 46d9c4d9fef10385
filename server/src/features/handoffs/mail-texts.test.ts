import assert from "node:assert/strict";
import { test } from "node:test";
import { mailTexts } from "./mail-texts.ts";

test("the words of a mail are in the chat's language, else the assistant's, else English", () => {
  const { stop } = mailTexts("de-CH");
  assert.equal(stop, "Keine solchen Mails mehr");
  assert.equal(mailTexts(null, "de").stop, stop);
  assert.equal(mailTexts("xx", "de").stop, stop);
  assert.equal(mailTexts("und", "auto").stop, "No more of these mails");
  assert.equal(mailTexts("constructor", null).stop, "No more of these mails");
});
