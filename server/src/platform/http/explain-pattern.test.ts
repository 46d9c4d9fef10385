import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { explainIssue } from "./explain-issue.ts";
import { explainPattern } from "./explain-pattern.ts";

const contract = JSON.parse(readFileSync(new URL("../../../../contract/openapi.json", import.meta.url), "utf8"));

/** Every value of such a member in the contract. */
function allOf(name: string, node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === name && typeof value === "string" ? [value] : allOf(name, value),
  );
}

test("each pattern and format of the contract has words of its own, and none is shown as it is", () => {
  const patterns = [...new Set(allOf("pattern", contract))];
  assert.ok(patterns.length > 15, "The search is blind.");
  for (const pattern of patterns) {
    const words = explainPattern(pattern, undefined);
    assert.notEqual(words, "does not have the right form.", pattern);
    assert.doesNotMatch(words, /[\\^[\]{}]/, pattern);
  }
  for (const format of new Set(allOf("format", contract)))
    if (format !== "binary")
      assert.doesNotMatch(explainIssue({ keyword: "format", params: { format } } as never), /valid/, format);
});

test("a pattern without words is told by its example", () => {
  assert.equal(explainPattern("^x{3}$", "xxx"), "must be written like this: xxx");
  assert.equal(explainPattern("^x{3}$", undefined), "does not have the right form.");
});
