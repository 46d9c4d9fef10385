import assert from "node:assert/strict";
import { test } from "node:test";
import { readPage } from "./read-page.ts";

test("what is streamed behind a page is read at its place", () => {
  const page = `<main><h1>Plans</h1><template id="B:0"></template><p>Prices are net.</p></main>
    <div hidden id="S:0"><p>The Team plan costs 39 dollars.</p><template id="P:1"></template></div>
    <div hidden id="S:1"><p>It has ten seats.</p></div><div hidden id="S:2"><p>Secret.</p></div>
    <script>$RS("S:1","P:1")</script><script>$RC("B:0","S:0")</script>`;
  const { text } = readPage(`<html><body>${page}</body></html>`);
  assert.equal(text, "Plans\n\nThe Team plan costs 39 dollars.\n\nIt has ten seats.\n\nPrices are net.");
});

test("a part that is said to hold its own place stays where it is", () => {
  const page = `<main><p>Text.</p></main><div hidden id="S:0"><template id="B:0"></template></div><script>$RC("B:0","S:0")</script>`;
  assert.equal(readPage(`<html><body>${page}</body></html>`).text, "Text.");
});
