import assert from "node:assert/strict";
import { test } from "node:test";
import { parsePage, rawText } from "./page-node.ts";
import { findStatedArticle, trimToStated } from "./stated-article.ts";

const PARAGRAPHS = Array.from(
  { length: 6 },
  (_, index) =>
    `Paragraph ${index} tells how lamp number ${index} was made of oak, brass and glass in the year ${1900 + index}.`,
);
const STATED = PARAGRAPHS.join(" ");
const OUTSIDE = "Sign the petition of our sponsors today, it only takes a minute of your time.";

function trimmed(blocks: string[], stated: string): string[] {
  const page = parsePage(`<div>${blocks.map((text) => `<p>${text}</p>`).join("")}</div>`);
  trimToStated(page, stated);
  return [...rawText(page).matchAll(/Paragraph (\d)|Sign the|Table/g)].map(([match]) => match);
}

test("what stands before and behind the stated text goes, what stands inside stays", () => {
  const blocks = [OUTSIDE, ...PARAGRAPHS.slice(0, 3), "Table of sizes", ...PARAGRAPHS.slice(3), OUTSIDE];
  assert.deepEqual(trimmed(blocks, STATED), [
    "Paragraph 0",
    "Paragraph 1",
    "Paragraph 2",
    "Table",
    "Paragraph 3",
    "Paragraph 4",
    "Paragraph 5",
  ]);
});

test("a statement that is cut short, or of another text, changes nothing", () => {
  assert.equal(trimmed(PARAGRAPHS, PARAGRAPHS.slice(0, 2).join(" ")).length, 6);
  assert.equal(
    trimmed([OUTSIDE, ...PARAGRAPHS], "Another text that is not on the page at all, but long.".repeat(20)).length,
    7,
  );
});

test("only whole texts of articles count, without their tags", () => {
  const long = `<p>${STATED}</p>`;
  assert.equal(findStatedArticle([{ "@type": "NewsArticle", articleBody: long }]), STATED);
  assert.equal(findStatedArticle([{ "@type": "Product", articleBody: long }]), undefined);
  assert.equal(findStatedArticle([{ "@type": "NewsArticle", articleBody: "A summary." }]), undefined);
});
