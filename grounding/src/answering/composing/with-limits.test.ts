import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom } from "../testing/answer-from.ts";

test("who asks for leave is told what limits it in the next sentence", () => {
  const dogs =
    "Angeleinte Hunde sind auf dem Gelände und auf der Terrasse willkommen. In den Innenraum des Cafés dürfen nur Assistenzhunde.";
  const way = "Zwei Rollstühle stehen am Eingang, das WC liegt neben der Kasse.";
  const shown = answerFrom("darf mein hund mit rein ins café", ["Hunde", dogs, "de"], ["Anreise", way, "de"]);
  assert.match(shown.join(" "), /willkommen[\s\S]*nur Assistenzhunde/);
  assert.doesNotMatch(shown.join(" "), /WC/);
});
