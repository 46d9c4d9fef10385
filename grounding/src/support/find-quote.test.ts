import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { findQuote } from "./find-quote.ts";
import { foldText } from "./tokens/fold-text.ts";

test("a quote is found in spite of other quotation marks, dashes, spaces and compatibility forms", () => {
  const text = "We say:  “Refunds\u00a0take 14–21 days”, as the ﬁnal word.";
  const place = findQuote('"Refunds take 14-21 days"', text);
  assert.deepEqual(place, { start: 9, end: 34, text: "“Refunds\u00a0take 14–21 days”" });
  assert.equal(findQuote("the final word", text)?.text, "the ﬁnal word");
});

test("offsets count UTF-16 code units behind emoji and combining marks", () => {
  const text = "🚚🚚 Cafe\u0301 opens at nine.";
  const place = findQuote("Café opens", text);
  assert.equal(place && text.slice(place.start, place.end), "Cafe\u0301 opens");
});

test("a quote that ends inside a word or number is not found", () => {
  assert.equal(findQuote("Refunds take 1", "Refunds take 14 days."), null);
  assert.equal(findQuote("takes 1", "It takes 1.5 days."), null);
  assert.equal(findQuote("fund", "Refunds take 14 days."), null);
});

test("a quote that the text doesn't have is not found", () => {
  assert.equal(findQuote("Refunds take 21 days", "Refunds take 14 days."), null);
  assert.equal(findQuote("“”", "Refunds take 14 days."), null);
});

test("words of any text are found, and stand at the place that is returned", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: "grapheme", maxLength: 8 }), { maxLength: 20 }),
      fc.nat(),
      fc.nat(),
      (parts, a, b) => {
        const words = parts.filter((part) => /^\p{L}+$/u.test(foldText(part).text));
        fc.pre(words.length > 0);
        const text = words.join(" \n");
        const from = a % words.length;
        const quote = words.slice(from, from + 1 + (b % 5)).join(" ");
        const place = findQuote(quote, text);
        assert.ok(place);
        assert.equal(text.slice(place.start, place.end), place.text);
        assert.equal(foldText(place.text).text.toLowerCase(), foldText(quote).text.toLowerCase());
      },
    ),
  );
});

test("folding keeps one source place for every code unit, in order", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (source) => {
      const folded = foldText(source);
      assert.equal(folded.starts.length, folded.text.length + 1);
      assert.equal(folded.ends.length, folded.text.length);
      for (let at = 0; at < folded.text.length; at++) {
        assert.ok(folded.starts[at]! < folded.ends[at]!);
        assert.ok(folded.starts[at]! <= folded.starts[at + 1]!);
      }
    }),
  );
});
