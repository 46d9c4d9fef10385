import assert from "node:assert/strict";
import { test } from "node:test";
import { readPage } from "./read-page.ts";
import { saysSomething } from "./says-something.ts";

const page = `<!doctype html><title>Lamps</title><body>
  <a href="#main">Skip to content</a>
  <header><a href="/">Lamps</a><p>Free call-out for orders over 500 euros</p></header>
  <nav><p>Our 20 best lamps of 2026.</p></nav>
  <main id="main"><h1>Lamps</h1><p>${"We have made lamps in this town for a long time. ".repeat(8)}</p></main>
  <div class="cookie-banner"><p>We use cookies.</p><p>You can change this at any time in the footer.</p><button>Accept</button></div>
  <footer><p>Gas Safe no. 554433</p><p>Read our <a href="/terms">terms of 2026</a>.</p><form><p>Get 10 % off.</p><input></form>
  <p>© 2026 Lamps Ltd.</p></footer></body>`;

test("what the frame of a site says is read on its start, and on no other page", () => {
  const start = readPage(page, "https://lamps.example/").text;
  assert.deepEqual(start.split("\n\n").slice(2), ["Free call-out for orders over 500 euros", "Gas Safe no. 554433"]);
  assert.doesNotMatch(readPage(page, "https://lamps.example/oak").text, /Gas Safe|call-out/);
});

test("a sentence, a figure or a way to reach someone says something; labels, notices and menus don't", () => {
  for (const line of [
    "Delivery takes 3 to 5 days.",
    "Gas Safe no. 554433",
    "0800 112 233",
    "hello@lamps.example",
    "Free from 9 €",
    "送料は無料です。返品もできます。",
    "We bake our cookies by hand every morning.",
  ])
    assert.ok(saysSomething(line, false), line);
  for (const line of [
    "Skip to content",
    "Cart (0)",
    "Wednesday November 20, 2019",
    "258 Shares",
    "Was this page helpful?",
    "© 2026 Lamps Ltd.",
    "We use cookies to improve your visit.",
    "Diese Website verwendet Cookies.",
    "Please enable JavaScript to see this page.",
  ])
    assert.ok(!saysSomething(line, false), line);
  for (const line of ["Products", "Top 10 lamps"]) assert.ok(!saysSomething(line, true), line);
  for (const line of ["Free call-out for orders over 500 euros", "Call 0800 112 233"])
    assert.ok(saysSomething(line, true), line);
});
