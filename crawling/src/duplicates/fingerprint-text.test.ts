import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { fingerprintKeys, fingerprintText } from "./fingerprint-text.ts";

const vocabulary = "the shop sends every parcel with care and takes goods back when they are unused in their box".split(
  " ",
);
/** A long text that is the same for a seed. */
function textOf(seed: number, words = 400): string {
  let state = seed;
  return `${Array.from({ length: words }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return vocabulary[state % vocabulary.length] + String.fromCharCode(97 + ((state >>> 16) % 20));
  }).join(" ")}.`;
}

function sayTheSame(one: string, other: string): boolean {
  const keys = fingerprintKeys(fingerprintText(other));
  return fingerprintKeys(fingerprintText(one)).some((key) => keys.includes(key));
}

describe("texts that say the same", () => {
  test("differ in spacing, case, punctuation, or a word or two before or behind all the others", () => {
    const text = textOf(1, 1000);
    assert.ok(sayTheSame(text, text.toUpperCase().replaceAll(" ", " \n")));
    assert.ok(sayTheSame(text, `${text} Imprint!`));
    assert.ok(sayTheSame(`${text} To the top`, `${text} Imprint!`));
    assert.ok(sayTheSame(`Welcome back!\n${text}`, text));
  });

  test("don't differ in a word inside, a figure, or a sentence", () => {
    const text = textOf(2, 2000);
    assert.ok(!sayTheSame(text, text.split(" ").toSpliced(500, 1).join(" ")));
    assert.ok(!sayTheSame(text.replace(" the", " not the"), text));
    assert.ok(!sayTheSame(`${text} 49 euros.`, `${text} 59 euros.`));
    assert.ok(!sayTheSame(`${text} This does not hold for children.`, text));
  });

  test("may stand under different titles", () => {
    const text = textOf(3);
    const [one, other] = ["The article", "The article once more"].map((title) =>
      fingerprintText(`${title}\n\n${text}`, title.length),
    );
    assert.equal(one, other);
  });

  test("are not short, and different texts share nothing", () => {
    assert.deepEqual(fingerprintKeys(fingerprintText("We are closed today.")), []);
    const keys = Array.from({ length: 200 }, (_, seed) => fingerprintKeys(fingerprintText(textOf(seed + 10, 300))));
    assert.equal(new Set(keys.flat()).size, keys.flat().length);
  });

  test("need no spaces between words", () => {
    const chinese =
      "商店会仔细包装每一件商品并且接受未使用的退货请保留原包装盒以便退回我们的客服每天都会回答您的问题".repeat(3);
    assert.match(fingerprintText(chinese), /^1\d\d\.[0-9a-f]{16}\./);
    assert.ok(sayTheSame(chinese, `${chinese} `));
  });
});
