import assert from "node:assert/strict";
import { test } from "node:test";
import type { Plural } from "./chat-texts.ts";
import { texts as en } from "./en.ts";
import { chooseLanguage, LANGUAGES, loadTexts } from "./load-texts.ts";
import { speak } from "./speak.ts";

const all = await Promise.all(
  Object.entries(LANGUAGES).map(async ([language, load]) => ({ language, texts: (await load()).texts })),
);
const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).sort();

test("the first language that the chat speaks is taken, whatever its variety, else English", () => {
  assert.equal(chooseLanguage(["de-AT", "en"]), "de");
  assert.equal(chooseLanguage(["", "fi-FI", "pt_BR", "en"]), "pt");
  assert.equal(chooseLanguage(["fi", "constructor"]), "en");
  assert.equal(chooseLanguage([]), "en");
});

test("twelve languages and more have every text, of their own, with its values in place", () => {
  for (const language of ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "ja", "zh", "ar", "he"])
    assert.ok(Object.hasOwn(LANGUAGES, language), language);
  for (const { language, texts } of all) {
    assert.deepEqual(Object.keys(texts), Object.keys(en), language);
    let same = 0;
    for (const [name, text] of Object.entries(texts)) {
      const model = en[name as keyof typeof en];
      if (typeof text !== "string" || typeof model !== "string") continue;
      assert.ok(text.trim() !== "", `${language}.${name}`);
      assert.deepEqual([...new Set(placeholders(text))], [...new Set(placeholders(model))], `${language}.${name}`);
      if (text === model) same += 1;
    }
    if (language !== "en") assert.ok(same < 12, `${language} says ${same} texts in English`);
  }
});

test("numbers take each form that their language has", () => {
  for (const { language, texts } of all) {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const name of [
      "left",
      "sources",
      "answersFrom",
      "searchingPages",
      "answersFromSources",
      "searchingSources",
    ] as const) {
      const given = texts[name] as Plural;
      const needed = forms.filter((form) => form !== "many" || !["fr", "es", "it", "pt"].includes(language));
      for (const form of needed)
        assert.ok(given[form] !== undefined || form === "other", `${language}.${name}.${form}`);
    }
    const speech = speak(language, texts);
    for (const n of [3, 5, 11, 100]) assert.ok(!/[{}]/.test(speech.count("sources", n)), `${language} ${n}`);
    assert.match(speech.say("source", { n: 3, title: "Lamps" }), /Lamps/);
  }
  const polish = speak("pl", all.find(({ language }) => language === "pl")!.texts);
  assert.deepEqual(
    [1, 3, 5].map((n) => polish.count("sources", n)),
    ["1 źródło", "3 źródła", "5 źródeł"],
  );
});

test("Arabic and Hebrew run from the right", async () => {
  for (const [language, direction] of [
    ["ar", "rtl"],
    ["he-IL", "rtl"],
    ["ja", "ltr"],
  ] as const)
    assert.equal((await loadTexts([language])).direction, direction);
});
