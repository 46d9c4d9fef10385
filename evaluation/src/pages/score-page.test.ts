import assert from "node:assert/strict";
import { test } from "node:test";
import { goldOf } from "./gold-page.ts";
import { addScores, scorePage, shareOf } from "./score-page.ts";

const HTML = `<html><body><nav>All of our shops in the valley</nav><div id="text"><h1>Lamps<a class="headerlink" href="#l">¶</a></h1>
  <dl><dt>--wide</dt><dd>Shines <s>far and wide tonight</s> further.</dd></dl>
  <table><tr><th>Lamp</th><th>Price</th></tr><tr><td>Oak</td><td>€40</td></tr><tr><td>Brass</td><td>€65</td></tr></table>
  <pre>lamp --wide\n  --dim</pre></div></body></html>`;
const GOLD = goldOf(HTML, { content: ["#text"] })!;

test("what a page's makers wrote is taken apart: headings, terms, rows, lines of code, and what is the frame's or struck out", () => {
  assert.deepEqual(GOLD.headings, ["Lamps"]);
  assert.deepEqual(GOLD.terms, ["--wide"]);
  assert.deepEqual(GOLD.rows, [
    ["Lamp", "Price"],
    ["Oak", "€40"],
    ["Brass", "€65"],
  ]);
  assert.deepEqual(GOLD.code, ["lamp --wide", "--dim"]);
  assert.match(GOLD.frame, /shops in the valley[\s\S]*far and wide/);
  assert.doesNotMatch(GOLD.text, /valley|tonight/);
  assert.equal(goldOf(HTML, { content: ["#elsewhere"] }), undefined);
});

test("two pieces of code in one block are lines each, and the button beside them is none", () => {
  const block = "<pre><code>import a</code><code>require a\nuse(a)</code><button>copy</button></pre>";
  const gold = goldOf(`<html><body><main>${block}</main></body></html>`, { content: ["main"] })!;
  assert.deepEqual(gold.code, ["import a", "require a", "use(a)"]);
});

test("a text is measured by what it holds of each kind, and by what it should not hold", () => {
  const whole =
    "Lamps\n\n--wide: Shines further.\n\nLamp: Oak | Price: €40\nLamp: Brass | Price: €65\n\nlamp --wide\n  --dim";
  assert.deepEqual(
    Object.values(scorePage(GOLD, whole)).map(({ count, of }) => [count, of]),
    [
      [1, 1],
      [1, 1],
      [3, 3],
      [2, 2],
      [13, 13],
      [0, 12],
    ],
  );

  const lossy = scorePage(GOLD, "All of our shops in the valley. Oak shines, from €65. lamp");
  assert.deepEqual([lossy.headings.count, lossy.terms.count, lossy.rows.count, lossy.code.count], [0, 0, 0, 0]);
  assert.equal(lossy.boilerplate.count, 4);
  assert.equal(shareOf(addScores([scorePage(GOLD, whole), lossy]).terms), 0.5);
});
