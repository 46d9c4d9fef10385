import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom } from "../testing/answer-from.ts";

const rows: [string, string][] = [
  ["Cards", "Visa and Mastercard"],
  ["PayPal", "yes"],
  ["Apple Pay", "yes"],
  ["Klarna", "no"],
  ["Bank transfer", "from £100, we send the order when the money arrives"],
];
const shapes = {
  rows: rows.map(([name, value]) => `Way: ${name} | Possible: ${value}`),
  terms: rows.map(([name, value]) => `${name}: ${value}`),
};

for (const [shape, lines] of Object.entries(shapes)) {
  const page = ["Ways to pay", `Ways to pay\n\n${lines.join("\n")}\n\nPrices are in pounds.`] as const;
  test(`whoever asks for what heads ${shape} is told all of it, and who names a line that line`, () => {
    assert.deepEqual(answerFrom("how can i pay", page), [lines.join("\n")]);
    assert.deepEqual(answerFrom("can i pay by bank transfer", page), [lines[4]!]);
    assert.deepEqual(answerFrom("klarna?", page), [lines[3]!]);
  });
}

test("the one line of the kind that is asked for is told alone", () => {
  const lines = ["Entry: £4", "Water: 28 °C", "Changing rooms: heated, with lockers"];
  assert.deepEqual(answerFrom("how much is the pool", ["Pool", `Pool\n\n${lines.join("\n")}`]), [lines[0]!]);
});

test("a word that only asks for a price names no line", () => {
  const lines = ["- Deutschland: 4,90 €, ab 60 € kostenlos", "- Express: 9,90 €", "- Österreich: 7,90 €"];
  const page = ["Versand", `Versand\n\n${lines.join("\n")}`, "de"] as const;
  const other = ["Rückgabe", "Sie können alles innerhalb von 30 Tagen zurückgeben.", "de"] as const;
  assert.deepEqual(answerFrom("was kostet der versand", page, other), [lines.join("\n")]);
  assert.match(answerFrom("was kostet express", page, other)[0]!, /^Express/);
});
