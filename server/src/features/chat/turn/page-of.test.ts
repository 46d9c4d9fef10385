import assert from "node:assert/strict";
import { test } from "node:test";
import { pageOf } from "./page-of.ts";

const ALLOWED = ["https://www.example.com"];

test("a page is kept without what visitors may have typed, and of visitors only on the assistant's own sites", () => {
  const page = "https://www.example.com/pricing";
  const claimed = "https://ada:secret@www.example.com/pricing?email=ada@example.com#top";
  assert.equal(pageOf({ kind: "visitor" }, claimed, ALLOWED), page);
  assert.equal(pageOf({ kind: "visitor" }, "https://evil.example/login", ALLOWED), null);
  assert.equal(pageOf({ kind: "visitor" }, page, []), null);
  assert.equal(pageOf({ kind: "api_key" }, claimed, []), page);
  assert.equal(pageOf({ kind: "member" }, undefined, ALLOWED), null);
  assert.equal(pageOf({ kind: "api_key" }, `https://example.com/${"x".repeat(900)}`, [])!.length, 500);
  assert.throws(() => pageOf({ kind: "visitor" }, "https://[", ALLOWED), /page_url|address/i);
});
