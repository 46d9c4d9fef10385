import assert from "node:assert/strict";
import { test } from "node:test";
import { readPageFacts } from "./page-facts.ts";
import { parsePage } from "./page-node.ts";

const facts = (html: string, url: string | undefined = "https://shop.test/a/b.html?x=1") =>
  readPageFacts(parsePage(html), url);

test("links are absolute, without fragments and doubles, and only of the web", () => {
  const { links } =
    facts(`<a href="c.html#top">c</a><a href="/d">d</a><a href="//other.test/e">e</a><a href="c.html">c</a>
    <a href="mailto:a@b.test">m</a><a href="javascript:alert(1)">j</a><a href="http://[">broken</a><area href="?y=2">`);
  assert.deepEqual(links, [
    "https://shop.test/a/c.html",
    "https://shop.test/d",
    "https://other.test/e",
    "https://shop.test/a/b.html?y=2",
  ]);
});

test("a base address counts for links and the canonical address", () => {
  const page = facts(`<base href="/base/"><link rel="canonical" href="page#x"><a href="next">n</a>`);
  assert.equal(page.canonicalUrl, "https://shop.test/base/page");
  assert.deepEqual(page.links, ["https://shop.test/base/next"]);
});

test("without an address only absolute links are known", () => {
  assert.deepEqual(readPageFacts(parsePage(`<a href="/x">x</a><a href="https://y.test">y</a>`), undefined).links, [
    "https://y.test/",
  ]);
});

test("robots rules are read, none meaning both", () => {
  assert.deepEqual(facts(`<meta name="Robots" content="NOINDEX, follow">`).robots, { noindex: true, nofollow: false });
  assert.deepEqual(facts(`<meta name="robots" content="none">`).robots, { noindex: true, nofollow: true });
  assert.equal(facts("<p>").robots, undefined);
});

test("the time of the last change comes before that of publication, in ISO form", () => {
  const published = `<meta property="article:published_time" content="2024-01-01">`;
  assert.equal(facts(published).modifiedAt, "2024-01-01T00:00:00.000Z");
  const data = `<script type="application/ld+json">{"@type":"Article","dateModified":"2024-03-01T10:00:00+02:00"}</script>`;
  assert.equal(facts(published + data).modifiedAt, "2024-03-01T08:00:00.000Z");
  assert.equal(facts(`<meta name="last-modified" content="yesterday">`).modifiedAt, undefined);
});

test("structured data comes out of lists and graphs, faults are passed over", () => {
  const { structuredData } =
    facts(`<script type="application/ld+json">[{"@graph":[{"@type":"Product","name":"Lamp"}]},{"@type":"Offer"}]</script>
    <script type="application/ld+json">{not json}</script>
    <script type="application/ld+json">{"@type":"FAQPage","text":"two
lines"}</script>`);
  assert.deepEqual(
    structuredData.map((entry) => entry["@type"]),
    ["Product", "Offer", "FAQPage"],
  );
});

test("the heading is the title where the page's title only adds the site's name", () => {
  assert.equal(facts("<title>Opening hours | Shop</title><h1>Opening hours</h1>").title, "Opening hours");
  assert.equal(facts(`<title>x</title><meta property="og:title" content="Shared title">`).title, "Shared title");
  assert.equal(facts("<p>none</p>").title, null);
});
