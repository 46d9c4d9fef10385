import assert from "node:assert/strict";
import { test } from "node:test";
import { tellsMeasure } from "./tells-measure.ts";

test("a measure is told by its unit", () => {
  assert.ok(tellsMeasure("speed", "en", "Upload limit per agent in Mbit/s"));
  assert.ok(!tellsMeasure("speed", "en", "Upload limit per agent"));
  assert.ok(!tellsMeasure("price", "en", "Upload limit per agent in Mbit/s"));
  assert.ok(tellsMeasure("loin", "fr", "à 400 mètres de la plage"));
  assert.ok(tellsMeasure("warm", "de", "Das Becken hat 28 Grad."));
});
