import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { answerFrom, readFrom } from "../testing/answer-from.ts";

type Page = Parameters<typeof answerFrom>[1];

const PLANS: Page = [
  "Plans",
  "Price a month | Free: £0 | Skipper: £9 | Fleet: £24\nTide alarms | Free: – | Skipper: yes | Fleet: yes\nShared logbook | Free: – | Skipper: – | Fleet: yes\nWeather charts | Free: yes | Skipper: yes | Fleet: yes",
];
const PLANES: Page = [
  "Planes",
  "Precio al mes | Gratis: 0 € | Patrón: 9 € | Flota: 24 €\nAlarma de mareas | Gratis: no | Patrón: sí | Flota: sí\nDiario común | Gratis: no | Patrón: no | Flota: sí\nMapas | Gratis: sí | Patrón: sí | Flota: sí",
  "es",
];
const TARIFE: Page = [
  "Tarife",
  "Preis | Basis: 5 € | Plus: 9 €\nGezeitenalarm | Basis: nein | Plus: ja\nLogbuch | Basis: nein | Plus: ja\nKarten | Basis: ja | Plus: ja",
  "de",
];
const FORMULES: Page = [
  "Formules",
  "Prix | Marin: 5 € | Amiral: 9 €\nAlarme | Marin: non | Amiral: oui\nCartes | Marin: oui | Amiral: oui",
  "fr",
];

describe("of a table with a column for each thing, what one of them lacks", () => {
  const asked: [question: string, page: Page, told: string[]][] = [
    ["what don't I get in the free plan", PLANS, ["Tide alarms", "Shared logbook"]],
    ["what's missing in skipper compared to fleet", PLANS, ["Shared logbook"]],
    ["which plan has no tide alarms", PLANS, ["Tide alarms"]],
    ["qué no incluye el plan gratis", PLANES, ["Alarma de mareas", "Diario común"]],
    ["qué me falta en el plan patrón", PLANES, ["Diario común"]],
    ["was fehlt im basis tarif", TARIFE, ["Gezeitenalarm", "Logbuch"]],
    ["qu'est-ce qui n'est pas compris dans la formule marin", FORMULES, ["Alarme"]],
  ];
  for (const [question, page, told] of asked)
    test(question, () => {
      assert.deepEqual(
        answerFrom(question, page).map((text) => text.split(" | ")[0]),
        told,
      );
      assert.equal(readFrom(question, page).decision.supported, true);
    });
});

test("a plan that the table doesn't have lacks nothing", () => {
  for (const [question, page] of [
    ["what don't I get in the admiral plan", PLANS],
    ["qué no incluye el plan premium", PLANES],
  ] as const)
    assert.equal(readFrom(question, page).decision.supported, false);
});
