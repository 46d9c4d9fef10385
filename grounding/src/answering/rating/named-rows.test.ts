import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom, readFrom } from "../testing/answer-from.ts";

const lessons = (child: string) => `Membership: Adult | Included: Pool, sauna and all courses | Fee: £240
Membership: ${child} | Included: Pool and swimming lessons on Saturday mornings with our trained teachers | Fee: £90
Membership: Family | Included: Everything for two adults and up to three children | Fee: £480`;

for (const child of ["Child (under 16)", "Kids", "Junior (5 to 15)"])
  test(`of a row that is called ${child} and one that speaks of children the first answers for a child`, () => {
    const rows = lessons(child);
    for (const question of ["how much is child membership", "child fee", "what do children pay?"])
      assert.equal(answerFrom(question, ["Fees", rows])[0], rows.split("\n")[1], question);
    assert.equal(answerFrom("family price", ["Fees", rows])[0], rows.split("\n")[2]);
  });

test("so do a list's lines and terms, whatever stands in brackets behind their names", () => {
  const lines = ["Adult – £12.50", "Child (3 to 15 years) – £7.00", "Family ticket (2 adults, 3 children) – £34.00"];
  const list = lines.map((line) => `- ${line}`).join("\n");
  assert.match(answerFrom("child ticket price", ["Tickets", list])[0]!, /^(?:- )?Child/);
  const terms = "Adult: £12.50\nChild (3–15): £7.00\nFamily (2 adults, 3 children): £34.00";
  assert.deepEqual(answerFrom("how much for a child", ["Tickets", terms]), ["Child (3–15): £7.00"]);
});

test("a row that says more of what is asked than the one called by a part of it is no aside", () => {
  const fees = `Treatment: Tooth whitening | Fee: £180
Treatment: Surgical extraction (wisdom tooth) | Fee: £295`;
  assert.equal(answerFrom("wisdom tooth cost", ["Fees", fees])[0], fees.split("\n")[1]);
});

test("who asks for a child of two means no ticket for two adults", () => {
  const lines = "Adult: £12.50\nUnder 3: free\nFamily (2 adults + 3 children): £34.00";
  assert.match(answerFrom("is it free for my 2 year old", ["Tickets", lines])[0]!, /^Under 3/);
});

test("what somebody pays is a price", () => {
  const prices = "Erwachsene: 12,50 €\nKinder (3–15): 7,00 €";
  assert.deepEqual(answerFrom("was zahlen Erwachsene", ["Eintritt", prices, "de"]), ["Erwachsene: 12,50 €"]);
  const tarifs = "Adulte : 12,50 €\nEnfant : 7,00 €";
  assert.deepEqual(answerFrom("combien paient les adultes", ["Tarifs", tarifs, "fr"]), ["Adulte : 12,50 €"]);
});

test("a price of nobody that is asked for is none", () => {
  const tarifs = "Adulte : 12,50 €\nEnfant de 3 à 15 ans : 7,00 €\nForfait famille (2 adultes + 3 enfants) : 34,00 €";
  const page = ["Tarifs", tarifs, "fr"] as const;
  const accès = ["Accès", "Nous sommes sur la D955. Le parking est gratuit.", "fr"] as const;
  assert.equal(readFrom("tarif senior", page, accès).decision.supported, false);
  assert.equal(readFrom("tarif adulte", page, accès).decision.supported, true);
});
