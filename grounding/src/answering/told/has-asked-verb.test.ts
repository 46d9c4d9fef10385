import assert from "node:assert/strict";
import { test } from "node:test";
import { hasAskedVerb } from "./has-asked-verb.ts";

test("a time is told with the verb that asks for it", () => {
  assert.equal(hasAskedVerb("how long does it take", "Most walkers take six hours."), true);
  assert.equal(hasAskedVerb("wie lange dauert es", "Er ist drei Jahre gültig."), false);
});
