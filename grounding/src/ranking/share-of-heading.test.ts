import assert from "node:assert/strict";
import { test } from "node:test";
import { shareOfHeading } from "./share-of-heading.ts";

test("a heading that asks the same is near, whatever its number and form", () => {
  assert.ok(shareOfHeading("what is debian", "1.2. What is Debian GNU/Linux?", "en") >= 0.6);
  assert.equal(shareOfHeading("What's a lamp", "3. What is a lamp?", "en"), 1);
  assert.equal(shareOfHeading("Was ist eine Lampe", "Was ist eine Lampe?", "de"), 1);
  assert.ok(shareOfHeading("what should I do", "My card does not work. What should I do?", "en") > 0.6);
});

test("one that asks something else of the same thing is farther, and one that asks nothing is none", () => {
  const same = shareOfHeading("what is debian", "What is Debian?", "en");
  assert.ok(shareOfHeading("what is debian", "How can I become a Debian developer?", "en") < 0.6);
  assert.ok(same > shareOfHeading("what is debian", "Does Debian just do GNU/Linux?", "en"));
  assert.equal(shareOfHeading("what is debian", "What is Debian", "en"), 0);
  assert.equal(shareOfHeading("", "?", "en"), 0);
});
