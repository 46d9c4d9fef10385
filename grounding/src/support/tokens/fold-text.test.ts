import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { foldText } from "./fold-text.ts";

const source = fc.string({
  unit: fc.constantFrom("a", "B", " ", "\u00a0", "\n", "'", "`", "“", "\u0301", "ﬁ", "\u200b", "–", "ä"),
  maxLength: 60,
});

test("spaces are one, wherever they come from, and each place says where it stood", () => {
  fc.assert(
    fc.property(source, (text) => {
      const folded = foldText(text);
      assert.doesNotMatch(folded.text, /^\s|\s$|\s\s|[\n\u00a0]/);
      assert.equal(folded.starts.length, folded.text.length + 1);
      assert.equal(folded.ends.length, folded.text.length);
      for (let at = 0; at < folded.text.length; at++) {
        const written = text.slice(folded.starts[at], folded.ends[at]);
        if (folded.text[at] === " ") assert.match(written, /\s|\u200b|\u0301/u);
      }
    }),
  );
});

test("a space with a mark behind it is folded with it", () => {
  assert.deepEqual(foldText("a \u0301b").text, "a \u0301b".normalize("NFKC"));
});
