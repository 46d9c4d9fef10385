import assert from "node:assert/strict";
import { test } from "node:test";
import { namesNoThing } from "./names-no-thing.ts";

test("a day, a time or a price alone names no thing", () => {
  const asked: [string, string][] = [
    ["on which days?", "en"],
    ["from what age?", "en"],
    ["how many weeks?", "en"],
    ["ab welchem Alter?", "de"],
    ["samstags auch?", "de"],
    ["à partir de quel âge ?", "fr"],
    ["¿qué día?", "es"],
  ];
  for (const [question, language] of asked) assert.ok(namesNoThing(question, language), question);
});

test("a thing, a code or the hours of the house are named", () => {
  for (const question of ["how many beds?", "429", "what are your hours?", "when are you open on Sundays?", "why?"])
    assert.equal(namesNoThing(question, "en"), false, question);
});
