import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { askedExtreme } from "../questions/asked-extreme.ts";
import { answerFrom, readFrom } from "../testing/answer-from.ts";

type Page = Parameters<typeof answerFrom>[1];

const MOORINGS: Page = [
  "Moorings",
  "Berth: Heron | Length: 8 m | Area: 20 m² | Power: no | Price a week: £40\nBerth: Otter | Length: 10 m | Area: 32 m² | Power: yes | Price a week: £58\nBerth: Swan | Length: 14 m | Area: 56 m² | Power: yes | Price a week: £1,090",
];
const LIEGEPLAETZE: Page = [
  "Liegeplätze",
  "Platz: Reiher | Fläche: 20 m² | Erwachsene: 12,50 € | Kinder: 6 €\nPlatz: Otter | Fläche: 32 m² | Erwachsene: 9 € | Kinder: 7 €",
  "de",
];
const FORMULES: Page = [
  "Formules",
  "Formule: Simple | Adulte: 7 € | Goûter: non\nFormule: Gourmande | Adulte: 12 € | Goûter: oui\nFormule: Fête | Adulte: 16 € | Goûter: oui",
  "fr",
];
const CAMERE: Page = [
  "Camere",
  "Camera: Salvia | Letti: 2 | Prezzo: 80 €\nCamera: Timo | Letti: 3 | Prezzo: 105 €",
  "it",
];
const FIETSEN: Page = [
  "Fietsen",
  "Fiets: Stadsfiets | Per dag: € 11 | Borg: € 50\nFiets: Toerfiets | Per dag: € 16 | Borg: € 100",
  "nl",
];

describe("of a table's rows that one is told whose figure is the highest or the lowest", () => {
  const asked: [question: string, page: Page, told: RegExp][] = [
    ["which berth is the biggest", MOORINGS, /Swan/],
    ["what's the cheapest berth?", MOORINGS, /Heron/],
    ["cheapest berth with power", MOORINGS, /Otter/],
    ["which berth is the most expensive", MOORINGS, /Swan/],
    ["welcher platz ist der größte", LIEGEPLAETZE, /Otter/],
    ["welcher platz ist am günstigsten für kinder", LIEGEPLAETZE, /Reiher/],
    ["welcher platz ist am günstigsten für erwachsene", LIEGEPLAETZE, /Otter/],
    ["quelle formule est la moins chère", FORMULES, /Simple/],
    ["la formule la moins chère avec goûter", FORMULES, /Gourmande/],
    ["quale camera costa di più", CAMERE, /Timo/],
    ["quale camera ha più letti", CAMERE, /Timo/],
    ["welke fiets heeft de hoogste borg", FIETSEN, /Toerfiets/],
  ];
  for (const [question, page, told] of asked)
    test(question, () => {
      const shown = answerFrom(question, page);
      assert.equal(shown.length, 1);
      assert.match(shown[0]!, told);
      assert.equal(readFrom(question, page).decision.supported, true);
    });
});

test("of a list that item", () => {
  const hire: Page = ["Verleih", "Verleih\n\n- Schuhe: 4 €\n- Gurt: 3 €\n- Seil: 5 €", "de"];
  assert.deepEqual(answerFrom("was kostet am meisten beim verleih", hire), ["Seil: 5 €"]);
});

test("of a table with a column for each thing the row of prices", () => {
  const plans: Page = [
    "Planes",
    "Precio al mes | Gratis: 0 € | Autónomo: 9 € | Empresa: 24 €\nFacturas al mes | Gratis: 5 | Autónomo: 50 | Empresa: 500",
    "es",
  ];
  assert.match(answerFrom("qué plan es el más caro", plans)[0]!, /Empresa: 24 €/);
});

describe("what no table tells stays refused", () => {
  for (const question of [
    "which berth is the biggest with a crane",
    "which berth is the quietest",
    "where is the biggest crane",
  ])
    test(question, () => assert.equal(readFrom(question, MOORINGS).decision.supported, false));
});

test("an extreme is asked for by which or what, or by its name alone", () => {
  assert.equal(askedExtreme("where is the largest berth", "en"), null);
  assert.equal(askedExtreme("how far can I sail with the cheapest boat", "en"), null);
  assert.deepEqual(askedExtreme("smallest berth", "en"), {
    measure: "size",
    isMost: false,
    words: new Set(["smallest"]),
  });
});
