import assert from "node:assert/strict";
import { test } from "node:test";
import { namesNoThing } from "./names-no-thing.ts";

test("who asks what has to be paid, and says not what for, names nothing", () => {
  assert.ok(namesNoThing("was muss ich zahlen", "de"));
  assert.ok(namesNoThing("what do i pay", "en"));
  assert.ok(!namesNoThing("was muss ich für den Hund zahlen", "de"));
});
