import assert from "node:assert/strict";
import { test } from "node:test";
import { questionLanguage } from "./question-language.ts";

test("few words are of the language that alone has one of them, or that has most of the common ones", () => {
  for (const [question, language] of [
    ["avete la piscina", "it"],
    ["quanto costa la suite", "it"],
    ["check out a che ora", "it"],
    ["posso cancelar a consulta", "pt"],
    ["aceitam cheque", "pt"],
    ["tienes aparcamiento", "es"],
  ] as const)
    assert.equal(questionLanguage(question), language, question);
});

test("words that several languages have tell none of them, nor do those of a language whose words aren't known", () => {
  for (const question of ["check in time", "kuinka kauan se kestää?"])
    assert.equal(questionLanguage(question), null, question);
});

test("an English word is no sign of another language", () => {
  assert.equal(questionLanguage("bus fare to town"), "en");
});

test("Danish and Polish are known by their words", () => {
  assert.equal(questionLanguage("hvor lang tid varer det?"), "da");
  assert.equal(questionLanguage("hvad koster fragt"), "da");
  assert.equal(questionLanguage("ile kosztuje karnet"), "pl");
});
