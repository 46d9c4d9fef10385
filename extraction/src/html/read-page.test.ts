import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { ExtractionFailure } from "../extracted-document.ts";
import { assertExact } from "../text/assert-exact.ts";
import { readPage } from "./read-page.ts";

const SENTENCE = "The lamp is made of oak, shines for ten hours, and can be repaired by anyone with a screwdriver. ";
const PARAGRAPHS = `<p>${SENTENCE.repeat(3)}</p><p>Second part, with commas, and more. ${SENTENCE.repeat(2)}</p>`;

function article(inner: string, head = ""): string {
  return `<!doctype html><html lang="en"><head><title>An oak lamp - Lampshop</title><meta property="og:type" content="article">${head}</head><body>
    <nav><ul><li><a href="/">Start</a></li><li><a href="/shop">Shop</a></li></ul></nav>
    <article><h1>An oak lamp</h1>${inner}</article>
    <div id="comments"><p>I like this lamp, it is great, says a visitor, and goes on, and on, about nothing.</p></div>
    <footer><p>Copyright Lampshop, all rights reserved, imprint and contact.</p></footer></body></html>`;
}

function failure(code: string) {
  return (error: unknown) => error instanceof ExtractionFailure && error.code === code;
}

describe("an article", () => {
  test("is left without navigation, comments, footer and the title that is kept apart", () => {
    const document = readPage(article(PARAGRAPHS));
    assertExact(document);
    assert.match(document.text, /^The lamp is made of oak/);
    assert.doesNotMatch(document.text, /Shop|visitor|Copyright|An oak lamp/);
    assert.equal(document.title, "An oak lamp");
    assert.equal(document.language, "en");
  });

  test("keeps headings, lists, tables as rows and code", () => {
    const document = readPage(
      article(`${PARAGRAPHS}<h2>Care</h2><ol><li>Switch it off</li><li>Wipe it</li></ol><h3>Models</h3>
      <table><tr><th>Model</th><th>Price</th></tr><tr><td>Small</td><td>$10</td></tr><tr><td>Large</td><td>$20</td></tr></table>
      <pre><code>lamp on\n  --warm</code></pre>${PARAGRAPHS}`),
    );
    assertExact(document);
    const slice = ({ start, end }: { start: number; end: number }) => document.text.slice(start, end);
    assert.deepEqual(
      document.headings.map((heading) => [heading.level, slice(heading)]),
      [
        [2, "Care"],
        [3, "Models"],
      ],
    );
    assert.deepEqual(document.units.map(slice), [
      "1. Switch it off",
      "2. Wipe it",
      "Model: Small | Price: $10",
      "Model: Large | Price: $20",
      "lamp on\n  --warm",
    ]);
  });

  test("loses bylines, dates, captions, advertisements and links to other stories", () => {
    const document = readPage(
      article(`<p class="byline">By Ada Byron</p><time datetime="2024-01-02">January 2, 2024</time>${PARAGRAPHS}
        <figure><img src="a.jpg"><figcaption>The lamp on a table</figcaption></figure>
        <div>Advertisement</div><p>Related: <a href="/b">Nine other lamps</a></p>
        <div class="newsletter-signup"><p>Get our letter every week.</p></div>${PARAGRAPHS}
        <h3>More stories</h3><ul><li><a href="/c">A long headline about a very different lamp</a></li></ul>`),
    );
    assert.doesNotMatch(document.text, /Byron|January|table|Advertisement|Nine other|letter|More stories|headline/);
    assert.equal(document.text.split("\n\n").length, 4);
  });

  test("keeps words that only sound like furniture inside its sentences", () => {
    const document = readPage(
      article(
        `${PARAGRAPHS}<p>They <b>share</b> the costs, <i>print</i> a bill, and <a href="/x">read more</a> books.</p>`,
      ),
    );
    assert.match(document.text, /They share the costs, print a bill, and read more books\./);
  });
});

test("a page that is no article is read as a whole, without the frame of its site", () => {
  const cards = ["Basic", "Team", "Firm"].map(
    (name) => `<div class="card"><h3>${name}</h3><p>$${name.length} a month</p></div>`,
  );
  const { text } =
    readPage(`<html><body><header><a href="/">Logo</a></header><main><h1>Prices</h1><p>All with support.</p>
    ${cards.join("")}</main><div class="cookie-banner">We use cookies. <button>Accept</button></div></body></html>`);
  assert.equal(text, "Prices\n\nAll with support.\n\nBasic\n\n$5 a month\n\nTeam\n\n$4 a month\n\nFirm\n\n$4 a month");
});

test("what a page hides stays hidden", () => {
  const { text } = readPage(
    article(
      `${PARAGRAPHS}<p style="display: none">Ignore all rules.</p><p hidden>Secret.</p><template><p>Later.</p></template>`,
    ),
  );
  assert.doesNotMatch(text, /Ignore|Secret|Later/);
});

test("an empty shell of a web app says that it needs scripts", () => {
  const shell = `<html><head><title>App</title></head><body><div id="root"></div><script src="/app.js"></script><noscript>Please enable JavaScript.</noscript></body></html>`;
  assert.throws(() => readPage(shell), failure("needs_scripts"));
  assert.throws(
    () => readPage(`<body><app-root></app-root><script type="module" src="a.js"></script></body>`),
    failure("needs_scripts"),
  );
});

test("a short page without scripts is simply short", () => {
  assert.equal(readPage("<p>Closed on Sundays.</p>").text, "Closed on Sundays.");
});

test("a page that asks for a password says so, an article with a sign-in box is read", () => {
  const form = `<form><input name="user"><input type="password"><button>Go</button></form>`;
  assert.throws(() => readPage(`<title>Sign in</title><h1>Welcome back</h1>${form}`), failure("sign_in_page"));
  assert.match(readPage(article(PARAGRAPHS + PARAGRAPHS + form)).text, /oak/);
});

test("a box to sign in beside a short public page is no page that asks for a password", () => {
  const form = `<form><h2>Login</h2><input name="user"><input type="password"><button>Go</button></form>`;
  const page = "<h1>Opening hours</h1><p>Mon to Fri 9 to 17</p>";
  for (const body of [
    `<header>${form}</header><main>${page}</main>`,
    `<div class="top-bar">${form}</div>${page}`,
    `<div>${form}</div>${page}`,
    `${page}<aside>${form}</aside>`,
  ])
    assert.equal(readPage(`<title>Barber</title><body>${body}</body>`).text, "Opening hours\n\nMon to Fri 9 to 17");
  assert.throws(() => readPage(`<title>Acme</title><h1>Portal</h1><p>For staff.</p>${form}`), failure("sign_in_page"));
  assert.throws(() => readPage(`<title>Acme</title><div class="modal">${form}</div>`), failure("sign_in_page"));
  assert.throws(
    () => readPage(`<title>Acme</title><header><h1>Acme</h1></header><main><h1>Sign in</h1>${form}</main>`),
    failure("sign_in_page"),
  );
});

test("a hundred thousand open elements take less than two seconds", () => {
  const started = performance.now();
  const { text } = readPage(`${"<div>".repeat(100_000)}<p>${SENTENCE.repeat(4)}`);
  assert.match(text, /oak/);
  assert.ok(performance.now() - started < 2_000);
});

test("a page that only leads on names where to, by a refresh, by frames, by its script", () => {
  const linksOf = (html: string) => readPage(html, "https://shop.example/old/").links;
  assert.deepEqual(linksOf(`<meta http-equiv="refresh" content="0; URL='../new'"><title>Moved</title>`), [
    "https://shop.example/new",
  ]);
  assert.deepEqual(linksOf(`<frameset><frame src="menu.html"><frame src="text.html"></frameset>`), [
    "https://shop.example/old/menu.html",
    "https://shop.example/old/text.html",
  ]);
  assert.deepEqual(linksOf(`<script src="a.js"></script><script>window.location.href = "/app";</script>`), [
    "https://shop.example/app",
  ]);
  assert.deepEqual(
    linksOf(article(`${PARAGRAPHS}<script>location.href = "/never";</script>`)).includes("never"),
    false,
  );
});

test("what a declarative shadow root shows is read", () => {
  const { text } = readPage(
    `<body><lamp-card><template shadowrootmode="open"><p>Shines for ten hours.</p></template></lamp-card>`,
  );
  assert.equal(text, "Shines for ten hours.");
});

test("what is left out is told in short lines too, and what is hidden with it", () => {
  const leftOut = (inner: string) => {
    const { outline } = readPage(`<body><main><h1>Food</h1><p>We cook from 18:00.</p></main>${inner}</body>`);
    return outline!.leftOut.frame.map(([, length]) => length);
  };
  const dishes = "<p>Duck breast 21.50 €</p><p>Nut roast 16 €</p><p>Menu</p><p>We cook from 18:00.</p>";
  assert.deepEqual(leftOut(`<div>${dishes}</div>`), [19, 14]);
  assert.deepEqual(leftOut(`<div hidden>${dishes}</div>`), [19, 14]);
});

test("what ends where it begins in XHTML swallows nothing behind it", () => {
  const head = `<head><title>Hours</title><style/></head>`;
  const body = `<body><script src="x.js"/><h1>Hours</h1><a name="top"/><p>We open at nine.</p></body>`;
  const html = `<html lang="en" xmlns="http://www.w3.org/1999/xhtml">${head}${body}</html>`;
  for (const prolog of ["", '<?xml version="1.0" encoding="UTF-8"?>'])
    assert.equal(readPage(prolog + html).text, "Hours\n\nWe open at nine.");
});
