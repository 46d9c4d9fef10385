import assert from "node:assert/strict";
import { test } from "node:test";
import { leaveOutPattern } from "./leave-out-pattern.ts";

test("a page is left out by its path on the site itself, by host and path elsewhere, the whole site never", () => {
  const site = "https://shop.example/";
  assert.equal(leaveOutPattern("https://shop.example/blog/old?page=2", site), "/blog/old?page=2");
  assert.equal(leaveOutPattern("https://help.shop.example/old", site), "help.shop.example/old");
  assert.equal(leaveOutPattern("https://shop.example/", site), undefined);
  assert.equal(leaveOutPattern("https://shop.example/?lang=de", site), undefined);
  assert.equal(leaveOutPattern(null, site), undefined);
});
