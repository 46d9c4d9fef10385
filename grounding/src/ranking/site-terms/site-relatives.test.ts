import assert from "node:assert/strict";
import { test } from "node:test";
import { SITE_TERMS, siteRelatives } from "./site-relatives.ts";

test("a word leads to what texts call the same thing, in English and in other languages", () => {
  assert.ok(siteRelatives("vacancies", "en", true).own.includes("job"));
  assert.ok(siteRelatives("Lieferung", "de", true).foreign.includes("deliveri"));
  assert.ok(siteRelatives("shipping", "en", false).foreign.includes("versa-"));
  assert.ok(siteRelatives("legitimeren", "nl", false).own.includes("ident-"));
  assert.ok(siteRelatives("terugbrengen", "nl", false).own.includes("inlev-"));
  assert.deepEqual(siteRelatives("quantum", "en", true), { own: [], foreign: [] });
});

test("what another language's word is cut to stands for nothing where the asker's own has it for something else", () => {
  assert.ok(!siteRelatives("bar", "de", false).foreign.includes("konta-"));
  assert.ok(siteRelatives("cash", "en", false).foreign.includes("barge-"));
});

test("every line has a name of its own and at least two words, and most names of other languages are English ones too", () => {
  const english = new Set(
    SITE_TERMS.en!.trim()
      .split("\n")
      .map((line) => line.split(": ")[0]),
  );
  for (const [language, list] of Object.entries(SITE_TERMS)) {
    const names = list
      .trim()
      .split("\n")
      .map((line) => line.split(": ")[0]);
    for (const line of list.trim().split("\n")) assert.match(line, /^[a-z_]+: \S/, `${language}: ${line}`);
    assert.equal(new Set(names).size, names.length, language);
    assert.ok(names.filter((name) => english.has(name)).length > 0.8 * names.length, language);
  }
});
