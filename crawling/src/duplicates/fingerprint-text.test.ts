import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { fingerprintBands, fingerprintText, isNearDuplicate } from "./fingerprint-text.ts";

const vocabulary = "the shop sends every parcel with care and takes goods back when they are unused in their box".split(
  " ",
);
/** A long text that is the same for a seed. */
function textOf(seed: number, words = 400): string {
  let state = seed;
  return Array.from({ length: words }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return vocabulary[state % vocabulary.length] + String.fromCharCode(97 + ((state >>> 16) % 20));
  }).join(" ");
}
const near = (one: string, other: string) => isNearDuplicate(fingerprintText(one), fingerprintText(other));

describe("near-duplicates", () => {
  test("are texts that differ in spacing, case, punctuation, or a word or two", () => {
    const text = textOf(1, 1000);
    assert.ok(near(text, text.toUpperCase().replaceAll(" ", " \n")));
    assert.ok(near(text, `${text} Imprint!`));
    assert.ok(near(text, text.split(" ").toSpliced(500, 1).join(" ")));
  });

  test("are not texts that differ in a number, however long they are", () => {
    const text = textOf(2, 2000);
    assert.ok(!near(`${text} The price is 49 euros`, `${text} The price is 59 euros`));
    assert.ok(near(`${text} The price is 49 euros`, `${text} the price is 49 euros!`));
  });

  test("are neither different texts nor short ones", () => {
    const fingerprints = Array.from({ length: 200 }, (_, seed) => fingerprintText(textOf(seed + 10, 300)));
    let pairs = 0;
    fingerprints.forEach((one, index) => {
      for (const other of fingerprints.slice(index + 1)) if (isNearDuplicate(one, other)) pairs += 1;
    });
    assert.equal(pairs, 0);
    assert.ok(!near("We are closed today", "We are closed today!"));
    assert.ok(!near(textOf(3, 400), textOf(3, 300)));
  });

  test("work without spaces between words", () => {
    const chinese =
      "商店会仔细包装每一件商品并且接受未使用的退货请保留原包装盒以便退回我们的客服每天都会回答您的问题".repeat(3);
    assert.match(fingerprintText(chinese), /^[0-9a-f]{16}\.[0-9a-f]{8}\.1\d\d$/);
    assert.ok(near(chinese, `${chinese} `));
  });

  test("always share a band, so that none is missed by looking bands up", () => {
    const bits = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
    const positions = fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { maxLength: 3 });
    fc.assert(
      fc.property(bits, positions, (value, flipped) => {
        const other = flipped.reduce((changed, bit) => changed ^ (1n << BigInt(bit)), value);
        const [one, two] = [value, other].map((number) => `${number.toString(16).padStart(16, "0")}.00000000.500`);
        assert.ok(isNearDuplicate(one!, two!));
        const bands = fingerprintBands(two!);
        assert.ok(fingerprintBands(one!).some((band) => bands.includes(band)));
      }),
    );
  });

  test("fingerprints of nothing and of one word exist", () => {
    assert.match(fingerprintText(""), /^[0-9a-f]{16}\.[0-9a-f]{8}\.0$/);
    assert.match(fingerprintText("word"), /^[0-9a-f]{16}\.[0-9a-f]{8}\.1$/);
  });
});
