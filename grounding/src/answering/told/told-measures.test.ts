import assert from "node:assert/strict";
import { test } from "node:test";
import { askedMeasure, toldMeasures } from "./told-measures.ts";

const told = (text: string, language: string, unit = "") =>
  toldMeasures(text, language, unit)
    .map(({ kind, from, to }) => `${kind} ${Math.round(from)}-${Math.round(to)}`)
    .join(", ");

test("spans and bounds are told in any language, figures alone are none", () => {
  const cases: [text: string, language: string, measures: string, unit?: string][] = [
    ["101–107", "en", "length 1010-1070", "Chest (cm)"],
    ["14–8 Tage", "de", "time 8-14"],
    ["mehr als 30 Tage", "de", "time 30-Infinity"],
    ["entre 30 y 8 días antes", "es", "time 8-30"],
    ["7 días o menos", "es", "time 0-7"],
    ["Hund über 10 kg", "de", "weight 10000-Infinity"],
    ["Dogs up to 10 kg", "en", "weight 0-10000"],
    ["two weeks or more", "en", "time 14-Infinity"],
    ["vehicles under 6.5 m", "en", "length 0-6500"],
    ["groupes de 10 à 20 personnes", "fr", "people 10-20"],
    ["3 days", "en", ""],
    ["£10–£20", "en", ""],
    ["Mon–Sat 9:00–17:30", "en", ""],
    ["between 8 and 10", "en", ""],
  ];
  for (const [text, language, measures, unit] of cases) assert.equal(told(text, language, unit), measures, text);
});

test("what is under ten kilograms is not ten", () => {
  const [below] = toldMeasures("under 10 kg", "en");
  const [upTo] = toldMeasures("up to 10 kg", "en");
  assert.ok(below!.to < 10_000);
  assert.equal(upTo!.to, 10_000);
});

test("a question's measure is read with the words that tell it", () => {
  assert.deepEqual(askedMeasure("my chest is 104 cm, which size", "en"), {
    kind: "length",
    value: 1040,
    words: "104 cm",
  });
  assert.deepEqual(askedMeasure("el curso empieza dentro de dos semanas", "es"), {
    kind: "time",
    value: 14,
    words: "dos semanas",
  });
  assert.equal(askedMeasure("how much is the Tarn 2", "en"), null);
  assert.equal(askedMeasure("is it free over £60", "en"), null);
});
