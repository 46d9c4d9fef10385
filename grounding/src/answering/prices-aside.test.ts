import assert from "node:assert/strict";
import { test } from "node:test";
import { pricesAside } from "./prices-aside.ts";

test("a price behind `which` is that of something named on the way", () => {
  assert.equal(pricesAside("Wir stellen eine Bescheinigung aus, die 13 Euro kostet."), true);
  assert.equal(pricesAside("Die Erteilung kostet 100 Euro, eine Verlängerung 93 Euro."), false);
});
