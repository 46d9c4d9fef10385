import assert from "node:assert/strict";
import { test } from "node:test";
import { lacksWithout } from "./lacks-without.ts";

test("what is told with something is not told without it", () => {
  assert.ok(lacksWithout("weight of the bike without its battery", "Weight with battery: 38 kg"));
  assert.ok(lacksWithout("Preis ohne Frühstück", "Zimmer mit Frühstück: 90 €"));
  assert.ok(!lacksWithout("does it work with a tablet", "It works without tablet as well."));
  assert.ok(!lacksWithout("weight without its battery", "Weight with battery: 38 kg, without battery: 33 kg"));
  assert.ok(!lacksWithout("can i come without booking", "You can come on any day."));
});
