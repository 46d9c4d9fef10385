import assert from "node:assert/strict";
import { test } from "node:test";
import { cutSentences } from "./cut-sentences.ts";

/** However the stream is cut, the statements are the same. */
function cut(output: string) {
  const [whole, ...others] = [output.length, 1, 3, 7].map((size) => {
    const cutter = cutSentences();
    const statements = [];
    for (let at = 0; at < output.length; at += size) statements.push(...cutter.push(output.slice(at, at + size)));
    return [...statements, ...cutter.flush()].map(({ text, citations }) => ({ text, citations }));
  });
  for (const other of others) assert.deepEqual(other, whole);
  return whole!;
}

test("the marks of other models and styles are citations", () => {
  const one = [{ text: "It takes 14 days.", citations: [{ number: 3 }] }];
  for (const mark of [
    "[3]",
    "【3】",
    "【3†source】",
    "［3］",
    "(3)",
    "[^3]",
    "[Passage 3]",
    "[source: 3]",
    "(Quelle 3)",
  ])
    assert.deepEqual(cut(`It takes 14 days. ${mark}`), one, mark);
  assert.deepEqual(cut("It takes 14 days (3). Then it ends."), [...one, { text: "Then it ends.", citations: [] }]);
});

test("a mark that names no passage is no part of the sentence", () => {
  for (const mark of ["【source】", "【†source】", "【4:0†faq.pdf】", "[Source]", "［Quelle］", "[citation needed]"]) {
    assert.deepEqual(cut(`It takes 14 days. ${mark}`), [{ text: "It takes 14 days.", citations: [] }], mark);
    assert.deepEqual(cut(`It takes${mark} 14 days.`), [{ text: "It takes 14 days.", citations: [] }], mark);
  }
  assert.deepEqual(cut("Ends. 【source】 【2】"), [{ text: "Ends.", citations: [{ number: 2 }] }]);
});

test("brackets that cite nothing stay as they are", () => {
  assert.deepEqual(cut("【注意】冬は閉まります。"), [{ text: "【注意】冬は閉まります。", citations: [] }]);
  assert.deepEqual(cut("Set [sources.list] first."), [{ text: "Set [sources.list] first.", citations: [] }]);
  for (const text of ["Zones (1) and (2) are open.", "Press [Enter] twice (3 times at most).", "Call (0) 1539 first."])
    assert.deepEqual(cut(text), [{ text, citations: [] }]);
});

test("a quote counts in any quotation marks, also without a number", () => {
  for (const [open, close] of ['""', "“”", "„“", "«»", "「」", "‚‘"].map((pair) => [pair[0], pair[1]]))
    assert.deepEqual(cut(`It ends. [1: ${open}All of it ends.${close}]`), [
      { text: "It ends.", citations: [{ number: 1, quote: "All of it ends." }] },
    ]);
  for (const label of ["number: ", ""])
    assert.deepEqual(cut(`It ends. [${label}"All of it ends."]`), [
      { text: "It ends.", citations: [{ number: 0, quote: "All of it ends." }] },
    ]);
});

test("what a model thinks aloud is no part of its answer", () => {
  const answer = [{ text: "It ends.", citations: [{ number: 1 }] }];
  assert.deepEqual(cut("<think>The visitor asks. [2] It costs 5.</think>\n\nIt ends. [1]"), answer);
  assert.deepEqual(cut("It ends. [1] <thinking>never closed"), answer);
  assert.deepEqual(cut("<think>only thoughts"), []);
});

test("a number in parentheses before a comma is a citation, one that counts is text", () => {
  assert.deepEqual(
    cut("It costs 5 euros (3), which is fair.").map(({ text }) => text),
    ["It costs 5 euros, which is fair."],
  );
  assert.deepEqual(cut("Choose zone (1), (2) or (3) here.").map(({ text }) => text).length, 1);
});
