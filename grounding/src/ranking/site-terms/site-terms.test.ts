import assert from "node:assert/strict";
import { test } from "node:test";
import { analyzeAs } from "../../analysis/analyze.ts";
import { joinedName, namesOfSeveralWords, SITE_TERMS, siteRelatives, thingsNamed } from "./site-relatives.ts";

const tables = Object.entries(SITE_TERMS).map(([language, list]) => ({
  language,
  lines: list
    .trim()
    .split("\n")
    .map((line) => line.split(": ") as [string, string]),
}));

/** They name what is asked for most. */
const SHORT_LISTS: ReadonlySet<string> = new Set(["da", "pl"]);

test("every language names things that English names, nearly all of them, each once", () => {
  const names = tables.find(({ language }) => language === "en")!.lines.map(([name]) => name);
  assert.ok(names.length >= 700);
  assert.equal(new Set(names).size, names.length);
  for (const { language, lines } of tables) {
    const known = lines.map(([name]) => name);
    assert.equal(new Set(known).size, known.length, language);
    assert.deepEqual(
      known.filter((name) => !names.includes(name)),
      [],
      language,
    );
    const least = SHORT_LISTS.has(language) ? 0.2 : 0.85;
    assert.ok(known.length > least * names.length, `${language}: ${known.length} of ${names.length}`);
  }
});

test("each thing has words in lower case, none twice, and one of them can be found in a text", () => {
  for (const { language, lines } of tables)
    for (const [name, words = ""] of lines) {
      const list = words.replace(/ [<>] /g, " ").split(" ");
      assert.match(list.join(" "), /^[\p{Ll}\p{M}\p{N}'’_·-]+(?: [\p{Ll}\p{M}\p{N}'’_·-]+)*$/u, `${language} ${name}`);
      assert.equal(new Set(list).size, list.length, `${language} ${name}`);
      const found = list.flatMap((word) => analyzeAs(word.replaceAll("_", " "), language, language));
      assert.ok(found.length > 0, `${language} ${name}`);
    }
});

test("what stands behind > is found in texts, and asks for nothing", () => {
  assert.ok(siteRelatives("zipper", "en", true).own.includes("zip"));
  assert.ok(!thingsNamed("zip", "en").includes("zip"));
});

test("what stands behind < asks for a thing, and is found for nothing else that asks for it", () => {
  assert.ok(siteRelatives("inglés", "es", false).own.includes("idiom-"));
  assert.ok(!siteRelatives("inglés", "es", false).own.some((term) => term === "alema-" || term === "franc-"));
});

test("a name of two words is known in any form of them, one with a common word between them too", () => {
  assert.equal(joinedName("trading", "accounts", "en"), "trade_account");
  assert.equal(joinedName("click", "collecting", "en"), "click_collect");
  assert.equal(joinedName("lamp", "back", "en"), undefined);
});

test("a word of one language finds that of another; a part of a word with a hyphen stands for nothing", () => {
  assert.ok(siteRelatives("helm", "de", true).foreign.includes("helmet"));
  assert.ok(siteRelatives("Fahrstuhl", "de", true).foreign.includes("elev"));
  assert.ok(siteRelatives("Alemania", "es", true).foreign.includes("germani"));
  assert.ok(!siteRelatives("vegan", "en", true).own.includes("free"));
});

test("where the language isn't known, a word that merely begins like one of a language names nothing in it", () => {
  assert.deepEqual(siteRelatives("meteoroid", null, true).own, []);
  assert.ok(
    siteRelatives("Filialen", null, true).own.length + siteRelatives("Filialen", null, true).foreign.length > 0,
  );
});

test("of a language whose terms are beginnings a word names a thing only whole, but for its end or a slip", () => {
  assert.deepEqual(siteRelatives("verkauft", "de", false).own, []);
  assert.ok(siteRelatives("Verkaufsstellen", "de", false).own.includes("filia-"));
  assert.ok(siteRelatives("Rufnumer", "de", false).own.includes("telef-"));
});

test("a word of few letters is known in its other forms, where its language is", () => {
  assert.ok(siteRelatives("louons", "fr", false).own.some((term) => term.startsWith("locat")));
  assert.deepEqual(siteRelatives("louons", null, false).own, []);
});

test("a word that is a thing's name as it stands names no other that only begins so", () => {
  assert.deepEqual(thingsNamed("reparación", "es"), ["repair"]);
  assert.deepEqual(thingsNamed("Elektrofahrrad", "de"), ["ebike"]);
  assert.deepEqual(thingsNamed("bike", "de"), ["bike"]);
  assert.ok(namesOfSeveralWords("Elektrofahrrad", "de", true).some((terms) => terms.join(" ") === "electr bicycl"));
});
