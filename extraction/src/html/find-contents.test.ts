import assert from "node:assert/strict";
import { test } from "node:test";
import { readPage } from "./read-page.ts";

const PROSE = "Lamps are sent within two days, and come back within thirty if they do not please. ".repeat(4);
const SECTIONS = ["What is a lamp?", "How is it sent?", "May I return it?"];
const page = (before: string, headings = SECTIONS) =>
  readPage(
    `<!doctype html><title>Lamps</title><body><h1>Lamps</h1>${before}${headings
      .map((heading, index) => `<h2 id="s${index}">${index + 1}. ${heading}</h2><p>${PROSE}</p>`)
      .join("")}</body>`,
  );
const links = (texts: readonly string[]) =>
  texts.map((text, index) => `<li><a href="#s${index}">1.${index}. ${text}</a></li>`).join("");

function countOf(text: string, part: string): number {
  return text.split(part).length - 1;
}

test("a page's own table of contents is left out with its label, as its headings say the same", () => {
  const { text } = page(`<p>Contents</p><ul>${links(SECTIONS)}</ul>`);
  for (const heading of SECTIONS) assert.equal(countOf(text, heading), 1, heading);
  assert.doesNotMatch(text, /Contents/);
});

test("what calls itself contents goes, wherever its links lead", () => {
  const toc = `<div class="toc"><p><strong>Table of Contents</strong></p><ul>${links(["The first chapter of three", "The second one", "The third chapter"])}</ul></div>`;
  assert.doesNotMatch(page(toc).text, /Table of Contents|third/);
});

test("lists of links that say something else stay, and so do the contents of a page that is nothing more", () => {
  const others = ["Repair your lamp", "Find a shop near you", "Ask about an order"];
  const { text } = page(`<h2>More help</h2><ul>${links(others)}</ul>`);
  for (const other of others) assert.match(text, new RegExp(other));
  const short = readPage(
    `<!doctype html><title>Manual</title><body><h1>Manual</h1><p>${"All about lamps. ".repeat(14)}</p><div class="toc"><ul>${links(SECTIONS)}</ul></div></body>`,
  );
  assert.match(short.text, /How is it sent\?/);
});
