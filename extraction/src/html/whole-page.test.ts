import assert from "node:assert/strict";
import { test } from "node:test";
import { readPage } from "./read-page.ts";

const cards = (...footers: string[]) =>
  readPage(
    `<html><body><main><h1>Rooms</h1>${footers
      .map(
        (footer, number) => `<article><h2>Room ${number}</h2><p>It has a sink.</p><footer>${footer}</footer></article>`,
      )
      .join("")}</main><footer>Two sites of one house.</footer></body></html>`,
  ).text;

test("cards side by side keep the footer that tells what they cost", () => {
  const text = cards("from 40 € a night", "from 55 € a night", "Closed until May.");
  assert.match(text, /Room 0\s+It has a sink\.\s+from 40 € a night\s+Room 1\s+It has a sink\.\s+from 55 € a night/);
  assert.match(text, /Closed until May\./);
  assert.doesNotMatch(text, /one house/);
});

test("what ends posts, and the footer of a card alone, are frame", () => {
  const posts = cards("Posted in <a href='/n'>News</a> on 3 March 2026", "Posted by Ada on 4 March 2026");
  assert.doesNotMatch(posts, /Posted|Ada/);
  assert.doesNotMatch(cards("All rooms from 40 €."), /40/);
  assert.doesNotMatch(cards("<a href='/a'>See all rooms from 40 €.</a>", "<a href='/b'>See all from 40 €.</a>"), /40/);
});
