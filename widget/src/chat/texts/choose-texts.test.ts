import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseTexts } from "./choose-texts.ts";

test("the first language that the chat speaks is taken, whatever its variety, else English", () => {
  const languageOf = (...wanted: string[]) => chooseTexts(wanted).language;
  assert.equal(languageOf("de-AT", "en"), "de");
  assert.equal(languageOf("", "fi-FI", "pt_BR", "en"), "pt");
  assert.equal(languageOf("fi", "constructor"), "en");
  assert.equal(languageOf(), "en");
});

test("Arabic and Hebrew run from the right", () => {
  for (const [language, direction] of [
    ["ar", "rtl"],
    ["he-IL", "rtl"],
    ["ja", "ltr"],
  ] as const)
    assert.equal(chooseTexts([language]).direction, direction);
});

test("each language has its own texts, with their numbers in place", () => {
  const all = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "ru", "ja", "zh", "ar", "he", "th"];
  const texts = all.map((language) => {
    const spoken = chooseTexts([language]);
    assert.equal(spoken.language, language);
    assert.match(spoken.texts.tooFast(7), /7/);
    assert.match(spoken.texts.source(3, "Lamps"), /3.*Lamps/);
    return spoken.texts;
  });
  for (const key of ["prompt", "send", "searching", "brokenOff", "closest"] as const)
    assert.equal(new Set(texts.map((spoken) => spoken[key])).size, all.length, key);
});
