import assert from "node:assert/strict";
import { test } from "node:test";
import { findClientRedirects } from "./client-redirects.ts";
import { parsePage } from "./page-node.ts";

const refreshOf = (content: string) =>
  findClientRedirects(parsePage(`<meta http-equiv="refresh" content="${content}"><p>Text.`), "", true);

test("a refresh leads to the address behind its time", () => {
  for (const content of ["0;url=/next", "5; URL='/next'", "0, url = /next", "30 /next", " 1.5 ; /next ", "0;'/next'"])
    assert.deepEqual(refreshOf(content), ["/next"], content);
});

test("a refresh without an address leads nowhere: the page only shows itself again", () => {
  for (const content of ["30", " 300 ", "1.5", "30;", "30; ", "30;url=", "30; url=''", "", "url=/next", "30url=/next"])
    assert.deepEqual(refreshOf(content), [], content);
});
