import assert from "node:assert/strict";
import { test } from "node:test";
import { rateUnits } from "../rating/rate-units.ts";
import { answerFrom, readFrom } from "../testing/answer-from.ts";

const SWIMMING = `Ticket: Adult swim | Price: £5.80
Ticket: Junior swim (4 to 15) | Price: £3.60
Ticket: Under 4 | Price: free`;
const ROOMS = `Zimmer: Suite | 11.–20. Dezember: 152 € | 21. Dezember–6. Jänner: 219 €
Zimmer: Suite | 7.–30. Juni: 166 € | 1. Juli–6. September: 204 €`;

test("of the rows for several ages the one that the age falls into answers", () => {
  assert.deepEqual(answerFrom("swim price for a 10 year old", ["Swimming", SWIMMING]), [SWIMMING.split("\n")[1]]);
  assert.deepEqual(answerFrom("swim price, my son is 3", ["Swimming", SWIMMING]), [SWIMMING.split("\n")[2]]);
});

test("of the rows for several seasons the one that the day falls into answers, by whatever name it goes", () => {
  assert.deepEqual(answerFrom("Preis Suite an Silvester", ["Preise", ROOMS, "de"]), [ROOMS.split("\n")[0]]);
  assert.deepEqual(answerFrom("Was kostet die Suite im August?", ["Preise", ROOMS, "de"]), [ROOMS.split("\n")[1]]);
});

test("a sentence about another season may be the answer", () => {
  assert.match(
    answerFrom("c’est gratuit le premier dimanche de juillet ?", [
      "Tarifs",
      "Gratuit le premier dimanche du mois, d’octobre à mars. Le billet coûte 8 €.",
      "fr",
    ])[0]!,
    /^Gratuit le premier dimanche du mois, d’octobre à mars/,
  );
});

test("a bound that a measure falls into has its words", () => {
  const prices = `Gast: Hund bis 15 kg | Preis: 29 €
Gast: Hund 15 bis 40 kg | Preis: 34 €`;
  const { query, ranked } = readFrom("Preis Hund 20 kg", ["Pension", prices, "de"]);
  const [best] = rateUnits(query, ranked).best;
  assert.equal(best!.index, 1);
  assert.ok(best!.own.every((share) => share === 1));
});
