import assert from "node:assert/strict";
import { test } from "node:test";
import { readPage } from "./read-page.ts";

const linesOf = (body: string) => readPage(`<html><body><main>${body}</main></body></html>`).text.split(/\n+/u);

test("what only the style of a page holds apart is parted", () => {
  assert.deepEqual(
    linesOf(`<ul><li><span>Monday</span><span>7:10–17:20</span></li><li><span>Sunday</span><span>closed</span></li></ul>
      <div><b>Beard trim</b><span>14 €</span></div><p><strong>Phone:</strong><a href="tel:1">030 12</a></p>
      <div><span>from 9</span><span>Closed on Sundays</span></div>
      <div><span>Choose a frame.</span><span>Check below.</span></div>
      <table><tr><th>Who</th><th>Pays</th></tr><tr><td><span>Family</span><span>2 children</span></td><td>9</td></tr></table>`),
    [
      "- Monday 7:10–17:20",
      "- Sunday closed",
      "Beard trim 14 €",
      "Phone: 030 12",
      "from 9 Closed on Sundays",
      "Choose a frame. Check below.",
      "Who: Family 2 children | Pays: 9",
    ],
  );
});

test("a word that is made of several elements stays one", () => {
  const whole = [
    ["<b>H</b><sub>2</sub>O", "H2O"],
    ["<span>w</span><span>ord</span>", "word"],
    ["<span>T</span><span>he lamp</span>", "The lamp"],
    ["<b>Git</b><i>Hub</i>", "GitHub"],
    ["<span>7</span><span>th</span>", "7th"],
    ["<span>lamps.</span><span>Oak</span>", "lamps.Oak"],
    ["<span>5</span><span>kg</span>", "5kg"],
    ["<span>$</span><span>14</span><span>.90</span>", "$14.90"],
    ["<code><span>lamp</span><span>2</span></code>", "lamp2"],
    ["The <b>lamp</b><i>2</i>", "The lamp2"],
  ];
  for (const [html, text] of whole) assert.deepEqual(linesOf(`<p>${html}</p>`), [text], html);
  assert.deepEqual(linesOf("<ul><li><b>O</b><i>ak</i></li><li><b>B</b><i>rass</i></li></ul>"), ["- Oak", "- Brass"]);
});

test("labels, blocks by their own style and prices stand apart, also beside words of their parent", () => {
  const variants = `<input type="radio"><label>140×200</label><input type="radio"><label>200×200<span>Variant sold out</span></label>`;
  const glued: [string, string][] = [
    ['<div><span>Splint</span><span class="line"></span><span>220 €</span></div>', "Splint 220 €"],
    [`<div>${variants}</div>`, "140×200 200×200 Variant sold out"],
    ["<div><label>Small<span>49 €</span></label></div>", "Small 49 €"],
    ["<p>Small<b>€49</b></p>", "Small €49"],
    [
      '<p><b style="display:block">Free returns</b><b style="color:red; display: block">within 100 days</b></p>',
      "Free returns within 100 days",
    ],
  ];
  for (const [html, text] of glued) assert.deepEqual(linesOf(html), [text], html);
});
