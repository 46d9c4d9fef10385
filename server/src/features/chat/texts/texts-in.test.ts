import assert from "node:assert/strict";
import { test } from "node:test";
import { detectLanguage, readConsent } from "@citedesk/grounding";
import { FIXED_TEXTS, textsIn } from "./texts-in.ts";

const LANGUAGES = Object.entries(FIXED_TEXTS);

test("each language says every text in its own words, with the assistant's name where it belongs", () => {
  for (const [language, words] of LANGUAGES) {
    for (const [key, text] of Object.entries(words)) {
      const said = typeof text === "string" ? text : (text as (name: string) => string)("Lumina");
      assert.ok(said.trim().length > 0, `${language} ${key}`);
      assert.equal(said.includes("Lumina"), typeof text !== "string", `${language} ${key}`);
      if (said.length > 25) assert.equal(detectLanguage(said) ?? language, language, `${language} ${key}: ${said}`);
    }
    const texts = Object.values(words).filter((text) => typeof text === "string");
    assert.equal(new Set(texts).size, texts.length, language);
  }
});

test("the answers that a visitor is offered are understood, and stand in the text that asks for them", () => {
  for (const [language, { yes, no, yesOrNo }] of LANGUAGES) {
    assert.equal(readConsent(yes), "yes", language);
    assert.equal(readConsent(no), "no", language);
    for (const answer of [yes, no])
      assert.ok(yesOrNo.toLowerCase().includes(answer.toLowerCase()), `${language} ${answer}`);
  }
});

test("a variety of a language has the language's words, and an unknown one English", () => {
  assert.equal(textsIn("pt-BR"), FIXED_TEXTS.pt);
  assert.equal(textsIn("zh-Hant-TW"), FIXED_TEXTS.zh);
  for (const language of ["fi", "", "constructor", null]) assert.equal(textsIn(language), FIXED_TEXTS.en);
});
