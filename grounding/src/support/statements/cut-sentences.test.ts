import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type CutStatement, cutSentences } from "./cut-sentences.ts";

function cutWhole(text: string): CutStatement[] {
  const cutter = cutSentences();
  return [...cutter.push(text), ...cutter.flush()];
}

test("markers before and behind the full stop belong to their sentence", () => {
  const cut = cutWhole("Refunds take 14 days.[1] Shipping takes 3 [2][3]. Both are free [1, 2].");
  assert.deepEqual(
    cut.map(({ text, citations }) => [text, citations.map(({ number }) => number)]),
    [
      ["Refunds take 14 days.", [1]],
      ["Shipping takes 3.", [2, 3]],
      ["Both are free.", [1, 2]],
    ],
  );
});

test("a quote in a marker may hold points, brackets, escaped marks and line breaks", () => {
  const cut = cutWhole('It is so [2: "He said [sic]: \\"no. 5\\".\nReally"]. Yes.');
  assert.deepEqual(cut[0]?.citations, [{ number: 2, quote: 'He said [sic]: "no. 5".\nReally' }]);
  assert.equal(cut[0]?.text, "It is so.");
  assert.equal(cut.length, 2);
});

test("a sentence leaves as soon as the word behind it has come", () => {
  const cutter = cutSentences();
  assert.deepEqual(cutter.push("Refunds take 14 days."), []);
  assert.deepEqual(cutter.push(" [1"), []);
  assert.deepEqual(cutter.push("] Ship"), []);
  assert.equal(cutter.push("ping takes")[0]?.text, "Refunds take 14 days.");
  assert.equal(cutter.flush()[0]?.text, "Shipping takes");
});

test("abbreviations, decimals and addresses end no sentence", () => {
  assert.equal(
    cutWhole("By U.S. mail, e.g. to Dr. Smith, it costs $1.50 at [a](https://a.b/c.d?e=1.2) now.").length,
    1,
  );
});

test("a short list is one statement with its introduction; long items stand alone", () => {
  const cut = cutWhole(
    `Plans:\n- Basic [1]\n- Team\n\nSteps:\n1. ${"Open the page. ".repeat(6)}\n2. ${"Press the key. ".repeat(6)}`,
  );
  assert.deepEqual(cut[0], { text: "Plans:\n- Basic\n- Team", citations: [{ number: 1 }], block: "list", prefix: "" });
  assert.deepEqual([cut[1]?.text, cut[1]?.block], ["Steps:", "paragraph"]);
  assert.deepEqual([cut[2]?.text, cut[2]?.block, cut[2]?.prefix], ["Open the page.", "list_item", "\n1. "]);
});

test("headings, quotations, tables and code keep their kind", () => {
  const cut = cutWhole(
    "## Refunds\n> As we say.\n| a | b |\n|---|---|\n| 1 | 2 |\n```js\nlet a = 1.\n\n[1]\n```\nDone.",
  );
  assert.deepEqual(
    cut.map(({ block, text }) => [block, text]),
    [
      ["heading", "Refunds"],
      ["quotation", "As we say."],
      ["table", "| a | b |\n|---|---|\n| 1 | 2 |"],
      ["code", "```js\nlet a = 1.\n\n[1]\n```"],
      ["paragraph", "Done."],
    ],
  );
});

test("a sentence without end is cut at a limit", () => {
  const cutter = cutSentences();
  let waiting = 0;
  let longest = 0;
  for (let index = 0; index < 4000; index++) {
    waiting += 6;
    for (const { text } of cutter.push("words ")) {
      waiting -= text.length;
      longest = Math.max(longest, text.length);
    }
    assert.ok(waiting < 6000);
  }
  assert.ok(longest > 700 && longest <= 1500);
});

test("a marker that never ends is text after all", () => {
  const [only] = cutWhole('Read on [1: "never closed. And more');
  assert.equal(only?.citations.length, 0);
});

const PIECES = fc.constantFrom(
  "Refunds take 14 days",
  ". ",
  "! ",
  "\n",
  "\n\n",
  "- ",
  "1. ",
  "2. ",
  "2. Mai ",
  "## ",
  "> ",
  "| a |",
  "```",
  "[1]",
  "[2",
  ': "a quote. With [brackets]"]',
  "[3: “x”][4]",
  "U.S. ",
  "**bold.** ",
  "Next ",
  "[link](https://a.b/c.d)",
  "3.5 ",
  "退款。",
  '"',
  "]",
);

test("how the stream is cut into chunks makes no difference", () => {
  fc.assert(
    fc.property(
      fc.array(PIECES, { maxLength: 30 }),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
      (pieces, sizes) => {
        const text = pieces.join("");
        const cutter = cutSentences();
        const cut: CutStatement[] = [];
        for (let at = 0, turn = 0; at < text.length; turn++) {
          const size = sizes[turn % sizes.length]!;
          cut.push(...cutter.push(text.slice(at, at + size)));
          at += size;
        }
        cut.push(...cutter.flush());
        assert.deepEqual(cut, cutWhole(text));
      },
    ),
    { numRuns: 400 },
  );
});

test("items that are checked by themselves keep numbers that count from 1, and no others", () => {
  const long = "Open the page that is called settings, and press the key beside the name";
  const marksOf = (...lines: string[]) =>
    cutWhole(lines.join("\n")).map(({ prefix, text }) => (prefix + text).trim().slice(0, 2));
  assert.deepEqual(marksOf(`1. ${long}`, `2. ${long}`, "3. Click OK.", `4. ${long}`), ["1.", "2.", "3.", "4."]);
  assert.deepEqual(marksOf(`1. ${long}`, `   - ${long}`, "", `2. ${long}`), ["1.", "- ", "2."]);
  assert.deepEqual(marksOf(`1. ${long}`, "Then wait."), ["- ", "Th"]);
  assert.deepEqual(
    cutWhole("5. Mai ist geschlossen.").map(({ block, text }) => [block, text]),
    [["paragraph", "5. Mai ist geschlossen."]],
  );
  assert.deepEqual(marksOf(`2. ${long}`, `3. ${long}`), ["- ", "- "]);
  assert.deepEqual(marksOf(`1. ${long}`, `2. ${long}`, `5. ${long}`), ["1.", "2.", "- "]);
});

test("the first item of a count waits for the second, and no longer", () => {
  const long = "Open the page that is called settings, and press the key beside the name.";
  const cutter = cutSentences();
  assert.deepEqual(cutter.push(`1. ${long}\n`), []);
  assert.deepEqual(cutter.push("2"), []);
  assert.deepEqual(
    cutter.push(". Then").map(({ prefix, text }) => prefix + text),
    [`1. ${long}`],
  );
});

test("no word of the text is lost", () => {
  fc.assert(
    fc.property(fc.array(PIECES, { maxLength: 30 }), (pieces) => {
      const text = pieces.filter((piece) => !/[[\]"]/.test(piece)).join("");
      const shown = cutWhole(text)
        .map(({ prefix, text }) => prefix + text)
        .join("");
      const lettersOf = (written: string) => written.replace(/\P{L}/gu, "");
      assert.equal(lettersOf(shown), lettersOf(text));
    }),
  );
});
