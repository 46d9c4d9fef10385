import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { kindsNamed, widerTerms } from "./kinds-named.ts";

const kinds = (word: string, language: string, isTold = false) =>
  kindsNamed(word, language, isTold).map(({ kind }) => kind.name);

describe("kindsNamed", () => {
  test("a word in any number or case, or two words", () => {
    assert.deepEqual(kinds("labradors", "en"), ["dog"]);
    assert.deepEqual(kinds("mountain_bikes", "en"), ["bike"]);
    assert.deepEqual(kinds("trompeten", "de"), ["wind"]);
    assert.deepEqual(kinds("grille_pain", "fr"), ["appliance"]);
  });

  test("not a word that merely begins so", () => assert.deepEqual(kinds("rosenkurs", "de"), []));

  test("a visa that is asked for is no card", () => {
    assert.deepEqual(kinds("visa", "en"), []);
    assert.deepEqual(kinds("visa", "en", true), ["card"]);
  });
});

describe("widerTerms", () => {
  const terms = (word: string, language: string, used: string[]) =>
    widerTerms(word, language, language === "en", (term) => used.includes(term));

  test("the nearest words for the kind that are used", () => {
    assert.deepEqual(terms("wine", "en", ["alcohol", "drink"]), ["alcohol"]);
    assert.deepEqual(terms("wine", "en", ["drink"]), ["drink"]);
  });

  test("another name of the thing before its kind", () =>
    assert.deepEqual(terms("fiddle", "en", ["violin", "instrument"]), ["violin"]));

  test("none where others of the kind are named, but of a kind that is said as a whole", () => {
    assert.deepEqual(terms("amex", "en", ["card", "mastercard"]), []);
    assert.deepEqual(terms("beagle", "en", ["dog", "labrador"]), ["dog"]);
  });
});
