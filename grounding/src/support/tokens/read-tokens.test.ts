import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { readTokens } from "./read-tokens.ts";

const keys = (text: string) => readTokens(text).map((token) => token.key);

test("numbers carry their value and unit, in words or digits", () => {
  assert.deepEqual(keys("two weeks"), keys("14 days"));
  assert.deepEqual(keys("1,000"), ["#:1000"]);
  assert.deepEqual(keys("1.5 million"), keys("1,500,000"));
  assert.deepEqual(keys("two hundred and fifty thousand"), ["#:250000"]);
  assert.deepEqual(keys("$5m"), keys("5 million dollars"));
  assert.deepEqual(keys("20 %"), keys("twenty percent"));
  assert.deepEqual(keys("2 GB"), keys("2000 MB"));
  assert.deepEqual(keys("9:30 pm"), keys("21:30"));
  assert.deepEqual(keys("1st"), keys("first"));
  assert.deepEqual(keys("12 months"), keys("one year"));
});

test("a month is no number of days, and business days are no days", () => {
  assert.notDeepEqual(keys("30 days"), keys("1 month"));
  assert.notDeepEqual(keys("5 days"), keys("5 business days"));
});

test("both numbers of a range have its unit", () => {
  assert.deepEqual(keys("3-5 days"), ["#time:259200", "#time:432000"]);
  assert.deepEqual(
    keys("3 to 5 days").filter((key) => key.startsWith("#")),
    keys("3–5 days"),
  );
});

test("a lone one is a pronoun, a version is no number", () => {
  assert.deepEqual(keys("one of them")[0], "one");
  assert.deepEqual(keys("1.2.3"), ["1.2.3"]);
});

test("contractions give their verb and a negator", () => {
  assert.deepEqual(keys("don't"), ["do", "!not"]);
  assert.deepEqual(keys("ca n't"), ["ca", "!not"]);
});

test("addresses stay whole", () => {
  assert.deepEqual(keys("Write to Help@Example.com."), ["write", "to", "help@example.com"]);
});

test("tokens of any text lie in order, inside it, without overlap", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      let end = 0;
      for (const token of readTokens(text)) {
        assert.ok(token.start >= end && token.end > token.start && token.end <= text.length);
        end = token.end;
      }
    }),
  );
});
