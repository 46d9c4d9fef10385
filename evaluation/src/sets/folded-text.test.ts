import assert from "node:assert/strict";
import { test } from "node:test";
import { findSnippet } from "./folded-text.ts";

test("a snippet is found across line breaks, emphasis and code marks", () => {
  const text = "The default\nis `1048576` (**1MiB**).";
  assert.deepEqual(
    findSnippet(text, "the default is 1048576 (1MiB)").map(({ start, end }) => text.slice(start, end)),
    ["The default\nis `1048576` (**1MiB"],
  );
});

test("a snippet matches whole words only and may stand in several places", () => {
  assert.equal(findSnippet("cat, cats, Cat", "cat").length, 2);
});

test("a snippet without words is nowhere", () => {
  assert.deepEqual(findSnippet("a - b", "--"), []);
});
