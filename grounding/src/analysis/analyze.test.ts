import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { analyze, analyzeHeading } from "./analyze.ts";

const termsOf = (text: string, language?: string) => analyze(text, language).map((token) => token.term);

test("English words are stemmed and common ones left out, with their places kept", () => {
  assert.deepEqual(analyze("The refunds are being paid", "en"), [
    { term: "refund", start: 4, end: 11, position: 1 },
    { term: "paid", start: 22, end: 26, position: 4 },
  ]);
});

test("British and American spellings are one word", () => {
  for (const [british, american] of [
    ["licence", "license"],
    ["colours", "color"],
    ["organisations", "organization"],
    ["tyre", "tires"],
  ]) {
    assert.deepEqual(termsOf(british!, "en"), termsOf(american!, "en"));
  }
});

test("short words with a hyphen are also one word; long ones, figures and chains of them are not", () => {
  assert.deepEqual(
    analyze("Wi-Fi, e-mail", "en").map(({ term, position }) => [term, position]),
    [
      ["wi", 0],
      ["fi", 1],
      ["wifi", 1],
      ["e", 2],
      ["mail", 3],
      ["email", 3],
    ],
  );
  assert.deepEqual(termsOf("E‑Mail", "de"), ["e", "mail", "email-"]);
  assert.deepEqual(termsOf("well-known 3-day x-y-z", "en"), ["well", "known", "3", "day", "x", "y", "z"]);
});

test("a heading's name in camel case is also found by its parts, at one place; a text's is not, nor two words with capitals", () => {
  const headingTerms = (heading: string) => analyzeHeading(heading, "en").map(({ term, position }) => [term, position]);
  assert.deepEqual(headingTerms("keepAliveTimeout (ms)"), [
    ["keepalivetimeout", 0],
    ["keep", 0],
    ["aliv", 0],
    ["timeout", 0],
    ["ms", 1],
  ]);
  assert.deepEqual(
    headingTerms("parseHTMLBody").map(([term]) => term),
    ["parsehtmlbodi", "pars", "html", "bodi"],
  );
  assert.deepEqual(headingTerms("PayPal and HTML"), [
    ["paypal", 0],
    ["html", 2],
  ]);
  assert.deepEqual(
    headingTerms("Check-in").map(([term]) => term),
    ["check", "checkin"],
  );
  assert.deepEqual(termsOf("keepAliveTimeout", "en"), ["keepalivetimeout"]);
});

test("words of other alphabets are cut to five letters that never meet an English stem", () => {
  assert.deepEqual(termsOf("Häuser größer rot", "de"), ["hause-", "gross-", "rot"]);
  assert.deepEqual(termsOf("квартиры", "ru"), ["кварт-"]);
});

test("accents make no difference", () => {
  assert.deepEqual(termsOf("crème brûlée", "fr"), termsOf("creme brulee", "fr"));
});

test("a number is one term however its thousands are grouped", () => {
  assert.deepEqual(termsOf("1,000.50 and 1000.50 and 1.000", "en"), ["1000.50", "1000.50", "1000"]);
});

test("Chinese and Thai words are found without spaces", () => {
  assert.deepEqual(termsOf("我们的退款政策", "zh"), ["我们", "退款", "政策"]);
  assert.ok(termsOf("นโยบายการคืนเงิน", "th").length > 1);
});

test("a long Arabic word gives overlapping groups with one place, so that glued prefixes don't hide it", () => {
  const tokens = analyze("والاسترداد", "ar");
  assert.ok(tokens.length > 1);
  assert.equal(new Set(tokens.map((token) => token.position)).size, 1);
  const terms = new Set(tokens.map((token) => token.term));
  assert.ok(termsOf("الاسترداد", "ar").every((term) => terms.has(term)));
});

test("the language is found when it isn't told", () => {
  assert.deepEqual(
    termsOf("Wie lange dauert die Lieferung nach Wien?"),
    termsOf("Wie lange dauert die Lieferung nach Wien?", "de"),
  );
});

test("every token stands at its offsets, in order, whatever the text", () => {
  const characters = fc.constantFrom(..."aé .,'1\n٣中ไทยعربЖ한😀\u200d\ud83d");
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "grapheme" }), fc.string({ unit: characters })), (text) => {
      let previous = { start: 0, position: 0 };
      for (const token of analyze(text)) {
        assert.ok(token.start < token.end && token.end <= text.length);
        assert.ok(token.start >= previous.start && token.position >= previous.position);
        assert.notEqual(token.term, "");
        assert.equal(text.slice(token.start, token.end).trim(), text.slice(token.start, token.end));
        previous = token;
      }
    }),
  );
});
