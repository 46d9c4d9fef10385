import assert from "node:assert/strict";
import { test } from "node:test";
import { asksOfChange, freeToChange, freeWith, pricesAside } from "./prices-aside.ts";

test("a price behind `which` is that of something named on the way", () => {
  assert.equal(pricesAside("Wir stellen eine Bescheinigung aus, die 13 Euro kostet."), true);
  assert.equal(pricesAside("Die Erteilung kostet 100 Euro, eine Verlängerung 93 Euro."), false);
});

test("what is free to move, to call off or to give back says no price of a thing, nor does what is below such a heading", () => {
  assert.equal(freeToChange("Lessons can be moved free of charge.", "Lessons"), true);
  assert.equal(freeToChange("Bis vier Wochen vorher kostenlos, danach die Hälfte.", "Stornieren"), true);
  assert.equal(freeToChange("Children under 4 swim free.", "Admission"), false);
  assert.equal(freeToChange("Returns are £2.95, exchanges free.", "Returns"), false);
  assert.equal(asksOfChange("how much is it to send it back"), true);
});

test("with what something else is free is told", () => {
  assert.equal(freeWith("Parken kostet 2 € am Tag; mit der Zehnerkarte ist es frei."), "der Zehnerkarte");
  assert.equal(freeWith("The gym is free with a pool card."), "a pool card");
  assert.equal(freeWith("With lunch it is £12."), undefined);
});
