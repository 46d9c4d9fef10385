import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { assertExact } from "../text/assert-exact.ts";
import { readPage } from "./read-page.ts";

/** The text of a page's main part. */
function textOf(inner: string): string {
  const document = readPage(`<!doctype html><title>Manual</title><body><main>${inner}</main></body>`);
  assertExact(document);
  return document.text;
}

function unitsOf(inner: string): string[] {
  const { text, units } = readPage(`<body><main>${inner}</main></body>`);
  return units.map(({ start, end }) => text.slice(start, end));
}

describe("definition lists", () => {
  test("keep every term, also several in a row and those without a description", () => {
    const text = textOf(`<dl><dt>-f</dt><dt>--force</dt><dd>Do it anyway.</dd><dd>Really.</dd>
      <div><dt>--quiet:</dt><dd>Say nothing.</dd></div><dt>--last</dt></dl>`);
    assert.equal(text, "-f, --force: Do it anyway.\n\nReally.\n\n--quiet: Say nothing.\n--last");
  });

  test("keep code, lists, tables and paragraphs in a description as what they are", () => {
    const text = textOf(`<dl><dt>log(x)</dt><dd><p>The logarithm.</p><p>Slowly.</p><pre>log(1)\n  0</pre>
      <ul><li>fast</li><li>exact</li></ul><table><tr><th>x</th><th>log</th></tr><tr><td>1</td><td>0</td></tr></table>
      <dl><dt>base</dt><dd>of it</dd></dl></dd><dt>sin(x)</dt><dd><pre>sin(0)</pre></dd></dl>`);
    const blocks = [
      "log(x): The logarithm.",
      "Slowly.",
      "log(1)\n  0",
      "- fast\n- exact",
      "x: 1 | log: 0",
      "base: of it",
    ];
    assert.equal(text, [...blocks, "sin(x)", "sin(0)"].join("\n\n"));
  });
});

describe("marks within a line", () => {
  test("raised and lowered figures don't run into their neighbours", () => {
    const figures = "<p>Up to 50<sup>1</sup> users, 10<sup>2</sup> m, x<sub>1</sub>2, 2<sup>n+1</sup></p>";
    assert.equal(textOf(figures), "Up to 50^1 users, 10^2 m, x_1 2, 2^n+1");
    assert.equal(
      textOf("<p>H<sub>2</sub>O, the 1<sup>st</sup> of May, Lamp<sup>™</sup></p>"),
      "H2O, the 1st of May, Lamp™",
    );
    assert.equal(textOf("<p><sup>1</sup>Per month.</p>"), "1 Per month.");
  });

  test("what is struck out is left out", () => {
    assert.equal(textOf("<p>It costs <del>$20</del> <s>$18</s> $15.</p>"), "It costs $15.");
  });

  test("links that only lead to their own heading or to a note are left out, the notes stay", () => {
    const text = textOf(`<h2 id="a">Care<a class="headerlink" href="#a" title="Link">¶</a></h2>
      <p>It lasts<sup><a href="#fn1">[1]</a></sup> long<a class="footnote-reference" href="#id2">[2]</a>, see <a href="#b">12</a>.</p>
      <ol><li id="fn1">Ten hours. <a href="#ref1" role="doc-backlink">↩</a></li></ol>`);
    assert.equal(text, "Care\n\nIt lasts long, see 12.\n\n1. Ten hours.");
  });

  test("rows of links to the pages before and after are left out", () => {
    const row = `<table><tr><td><a href="a">Prev</a></td><th>Chapter 5. Lamps</th><td><a accesskey="n" href="b">Next</a></td></tr></table>`;
    const text =
      textOf(`${row}<h1>Lamps</h1><p>See the <a href="n">next</a> model of lamps before you buy one of these.</p>
      <p><a rel="prev" href="a">« Oak</a> | <a rel="next" href="b">Brass »</a></p>`);
    assert.equal(text, "Lamps\n\nSee the next model of lamps before you buy one of these.");
    const labelled = `<p>Next: <a href="b" rel="next">Brass</a>, Up: <a href="l" rel="up">Lamps</a> [<a href="c" rel="contents">Contents</a>]</p>`;
    const bare = `<p>Next: <a href="b">Brass lamps</a>, Previous: <a href="a">Oak</a> [<a href="c">Contents</a>]</p>`;
    const next = `<p>Next: the <a href="b">brass lamp</a>, which is our cheapest.</p>`;
    assert.equal(
      textOf(`${labelled}<h1>Oak</h1>${next}${bare}`),
      "Oak\n\nNext: the brass lamp, which is our cheapest.",
    );
  });

  test("rows of links to the same page in other languages are left out", () => {
    const row = `<div><p><span>Languages: </span><a href="de" hreflang="de" rel="alternate">de</a> | <a href="en">en</a></p></div>`;
    const told = `<p>It is sold by our <a href="fr" hreflang="fr" rel="alternate">French shop</a> alone, where the whole catalogue with its two hundred other lamps is shown, and nowhere else.</p>`;
    const text = textOf(`<div><h1>Lamps</h1>${row}</div>${told}${row}`);
    assert.equal(text.startsWith("Lamps\n\nIt is sold by our French shop alone, where"), true, text);
    assert.doesNotMatch(text, /Languages/);
  });

  test("comments in code, and headings and terms that are named like a frame, are the page's own", () => {
    const text =
      textOf(`<h2 id="nav-example">Nav example</h2><pre>lamp(); <span class="comment"># switch it on</span></pre>
      <dl><dt id="Jar.update_cookies">update_cookies()</dt><dd>Takes them.</dd></dl>`);
    assert.equal(text, "Nav example\n\nlamp(); # switch it on\n\nupdate_cookies(): Takes them.");
    const long = `<p>${"How it is done in our shop, and for how much, is told in the following lines. ".repeat(4)}</p>`;
    const post = `<article><h1>Lamps</h1>${long}<pre>lamp(); <span class="comment"># switch it on</span></pre>${long}</article>`;
    const article = readPage(
      `<html><head><meta property="og:type" content="article"></head><body>${post}</body></html>`,
    );
    assert.match(article.text, /lamp\(\); # switch it on/);
  });
});

describe("tables", () => {
  test("say each column's name, from heads of several rows and over cells that span", () => {
    const units =
      unitsOf(`<table><caption>Plans</caption><thead><tr><td rowspan="2">Plan</td><td colspan="2">Price</td></tr><tr><td>month</td><td>year</td></tr></thead>
      <tbody><tr><td rowspan="2">Pro</td><td>5</td><td>50</td></tr><tr><td>6</td><td>60</td></tr></tbody></table>`);
    assert.deepEqual(units, [
      "Plan: Pro | Price / month: 5 | Price / year: 50",
      "Plan: Pro | Price / month: 6 | Price / year: 60",
    ]);
  });

  test("name all columns that a cell covers, and none for a cell over the whole row", () => {
    const head = `<tr><th>Cake</th><th>Small</th><th>Large</th></tr>`;
    assert.deepEqual(
      unitsOf(`<table>${head}<tr><td colspan="3">With fruit</td></tr>
        <tr><td>Plum</td><td colspan="2">18.00 € any size</td></tr><tr><td>Pear</td><td>9 €</td><td>18 €</td></tr></table>`),
      ["With fruit", "Cake: Plum | Small, Large: 18.00 € any size", "Cake: Pear | Small: 9 € | Large: 18 €"],
    );
    const prices = `<thead><tr><th rowspan="2">Cake</th><th colspan="2">Price</th></tr><tr><th>Small</th><th>Large</th></tr></thead>`;
    assert.deepEqual(unitsOf(`<table>${prices}<tr><td>Plum</td><td colspan="2">18 €</td></tr></table>`), [
      "Cake: Plum | Price / Small, Large: 18 €",
    ]);
    const wide = `<tr><th>Cake</th><th colspan="2">Sizes</th></tr><tr><td>Plum</td><td>20 cm</td><td>30 cm</td></tr>`;
    assert.deepEqual(unitsOf(`<table>${wide}</table>`), ["Cake: Plum | Sizes: 20 cm | Sizes: 30 cm"]);
  });

  test("name in each row the section that a cell over the whole row heads", () => {
    const fee = (who: string, costs: string) => `<tr><td>${who}</td><td>${costs}</td></tr>`;
    const body = (passport: string, permit: string) =>
      `<tbody>${passport}${fee("Adult", "70 €")}${fee("Child", "37 €")}${permit}${fee("Adult", "30 €")}</tbody>`;
    const head = "<thead><tr><th>Service</th><th>Fee</th></tr></thead>";
    const header = (text: string) => `<tr><th colspan="2">${text}</th></tr>`;
    const bold = (text: string) => `<tr><td colspan="2"><b>${text}</b></td></tr>`;
    for (const row of [header, bold])
      assert.deepEqual(unitsOf(`<table>${head}${body(row("Passport"), row("Parking permit"))}</table>`), [
        "Service: Passport / Adult | Fee: 70 €",
        "Service: Passport / Child | Fee: 37 €",
        "Service: Parking permit / Adult | Fee: 30 €",
      ]);
    const names = "<tr><th>Who</th><th>Fee</th></tr>";
    assert.deepEqual(
      unitsOf(
        `<table>${body(header("Passport") + names, header("Permit"))}<tfoot>${fee("All", "99 €")}</tfoot></table>`,
      ),
      [
        "Who: Passport / Adult | Fee: 70 €",
        "Who: Passport / Child | Fee: 37 €",
        "Who: Permit / Adult | Fee: 30 €",
        "Who: All | Fee: 99 €",
      ],
    );
  });

  test("keep a title, and a note over the whole row, as lines of their own", () => {
    const row = "<tr><td>Adult</td><td>70 €</td></tr>";
    const names = "<tr><th>Who</th><th>Fee</th></tr>";
    const title = '<tr><th colspan="2">Passport</th></tr>';
    assert.deepEqual(unitsOf(`<table>${title}${names}${row}</table>`), ["Passport", "Who: Adult | Fee: 70 €"]);
    const note = '<tr><td colspan="2"><b>Please bring a photo.</b></td></tr>';
    assert.deepEqual(unitsOf(`<table>${names}${title}${row}${note}${row}${title}</table>`), [
      "Who: Passport / Adult | Fee: 70 €",
      "Please bring a photo.",
      "Who: Adult | Fee: 70 €",
      "Passport",
    ]);
    const beside = '<tr><td rowspan="2">Adult</td><td>70 €</td></tr><tr><td><b>80 €</b></td></tr>';
    assert.deepEqual(unitsOf(`<table>${names}${beside}${row}</table>`), [
      "Who: Adult | Fee: 70 €",
      "Who: Adult | Fee: 80 €",
      "Who: Adult | Fee: 70 €",
    ]);
  });

  test("take a first row in bold as names, and keep the lines of code in a cell", () => {
    const units = unitsOf(`<table><tr><td><b>Call</b></td><td><strong>Gives</strong></td></tr>
      <tr><td>Square <pre>x * x\nx ** 2</pre></td><td>4</td></tr></table>`);
    assert.deepEqual(units, ["Call: Square\nx * x\nx ** 2 | Gives: 4"]);
  });
});

describe("what else a reader sees", () => {
  test("details, captions, notes, questions on buttons and the words of a drawing stay", () => {
    const text = textOf(`<details><summary>History</summary><p>Since 2.0.</p></details>
      <figure><img src="a.png"><figcaption>The lamp from below</figcaption></figure>
      <aside class="note"><p>Unplug it first.</p></aside>
      <h3><button aria-expanded="false">Can I wash it?</button></h3><div hidden="until-found"><p>No.</p></div><h3 aria-controls="b" aria-expanded="false">Or dry it?</h3><div id="b" hidden><p>Yes.</p></div>
      <svg><title>icon</title><text>SELECT</text><text>FROM</text></svg><button>Copy</button>`);
    const blocks = [
      "History",
      "Since 2.0.",
      "The lamp from below",
      "Unplug it first.",
      "Can I wash it?",
      "No.",
      "Or dry it?",
      "Yes.",
      "SELECT",
      "FROM",
    ];
    assert.equal(text, blocks.join("\n\n"));
  });

  test("lists keep their numbers and the blocks inside their items", () => {
    const text =
      textOf(`<p>Do this:</p><ol start="3"><li><p>Open it:</p><pre>open</pre></li><li>Close it<ul><li>slowly</li></ul></li>
      <li value="9">Wait.</li></ol><ol type="a"><li>one</li></ol>`);
    assert.equal(text, "Do this:\n\n3. Open it:\n\nopen\n\n4. Close it\n  - slowly\n9. Wait.\n\na. one");
  });

  test("code has its lines, without their numbers and the buttons beside it", () => {
    const text =
      textOf(`<table class="highlighttable"><tr><td class="linenos"><pre>1\n2</pre></td><td><pre>a = 1<br>b = 2</pre></td></tr></table>
      <pre><button>Copy</button><code>import x</code><code>require(x)</code></pre>`);
    assert.equal(text, "a = 1\nb = 2\n\nimport x\nrequire(x)");
  });

  test("a page's title above its main part stays, the site's banner and lists of links go", () => {
    const prose = "<p>Wipe it with a dry cloth, and never with water, as oak swells and the wire rusts.</p>".repeat(5);
    const { text } = readPage(
      `<body><header><a href="/">Lampshop</a></header><div class="hero"><h1>Care</h1></div><div role="main">${prose}</div></body>`,
    );
    assert.match(text, /^Care\n\nWipe it/);
    const menu =
      "<b>Topics</b><ul><li><a href=a>Oak</a></li><li><a href=b>Brass</a></li><li><a href=c>Wire</a></li></ul>";
    assert.match(readPage(`<body><div>${menu}</div><div><h1>Care</h1>${prose}</div></body>`).text, /^Care\n\nWipe it/);
  });

  test("choices in a form are not taken for the page's first words, so that the menus beside them go", () => {
    const prose = "<p>Wipe it with a dry cloth, and never with water, as oak swells and the wire rusts.</p>".repeat(5);
    const topics = ["Oak", "Brass", "Wire", "Glass", "Candles", "Spare parts", "Opening hours", "Directions"];
    const links = topics.map((topic) => `<a href="/${topic}">${topic}</a> `).join("");
    const choices = topics.map((topic) => `<option>${topic}: all that we have</option>`).join("");
    const { text } = readPage(
      `<body><div><div><b>Topics</b><select>${choices}</select><div>${links}</div></div><div><p class="t">Care</p>${prose}</div></div></body>`,
    );
    assert.match(text, /^Care\n\nWipe it/);
  });

  test("settings in a definition list aren't cut down to what reads like an article", () => {
    const long = "This sets how long, how often and how bright the lamp shines, which takes some words to say. ".repeat(
      6,
    );
    const { text } =
      readPage(`<body><div class="content"><h1>Settings</h1><h2>NAME</h2><p>lamp.conf</p><dl><dt>hours</dt><dd><p>${long}</p></dd>
      <dt>watts</dt><dd><p>Power.</p></dd></dl></div></body>`);
    assert.match(text, /^Settings\n\nNAME\n\nlamp\.conf\n\nhours: This sets[\s\S]*watts: Power\.$/);
  });
});
