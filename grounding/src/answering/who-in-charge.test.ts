import assert from "node:assert/strict";
import { test } from "node:test";
import { composeExtractiveAnswer } from "./composing/compose-extractive-answer.ts";
import { answerFrom, readFrom } from "./testing/answer-from.ts";

const returns = [
  "Returns",
  "Returns\n\n- Returns: within 30 days, unused\n- Refunds: to your account within 5 working days\n- Return postage: paid by you",
] as const;
const people = [
  "Contact",
  "Contact\n\n- Orders: Priya Nair, orders@larch.example, 0117 496 0101\n- Returns: Tom Hale, returns@larch.example\n- Wholesale: Ines Moreau, trade@larch.example",
] as const;

test("an e-mail address that is asked for is told, not what has the word or the rule", () => {
  for (const question of ["email for returns", "returns email", "what is the email for returns"])
    assert.match(answerFrom(question, returns, people)[0]!, /^Returns: Tom Hale/, question);
});

test("who is in charge of something is told by whoever is named for it", () => {
  assert.match(answerFrom("who is responsible for wholesale", returns, people)[0]!, /^Wholesale: Ines/);
  assert.match(answerFrom("who handles returns", returns, people)[0]!, /^Returns: Tom Hale/);
  assert.equal(readFrom("who is responsible for returns", returns).decision.supported, false);
});

test("wer zuständig ist, sagt ein Name", () => {
  const team = [
    "Team",
    "Bestellungen: Petra Nau, bestellung@larch.example\nRetouren: Tom Hall, 0711 555 0102",
    "de",
  ] as const;
  const retouren = [
    "Retouren",
    "Retouren: innerhalb von 30 Tagen\nErstattung: innerhalb von 5 Werktagen",
    "de",
  ] as const;
  assert.deepEqual(answerFrom("wer ist für retouren zuständig", retouren, team), ["Retouren: Tom Hall, 0711 555 0102"]);
});

test("a number alone is no reason to show more", () => {
  const codes = ["Discounts", "Discounts\n\n- Discount codes: one per order, not on sale items"] as const;
  const repairs = ["Repairs", "Repairs\n\n- Repairs: from £15, two weeks, in our workshop"] as const;
  assert.equal(answerFrom("can i use two discount codes", codes, repairs).length, 1);
});

test("a name that heads what is told of somebody comes with it", () => {
  const team = (name: string, role: string) => [`Practice > Our team > ${name}`, `${name}\n\n${role}`] as const;
  const { query, ranked } = readFrom(
    "who is the practice manager",
    team("Sue Lane", "Practice manager."),
    team("Kate Bell", "Hygienist, here on Mondays."),
  );
  const [first] = composeExtractiveAnswer(query, ranked).sentences;
  assert.deepEqual([first!.lead?.text, first!.text], ["Sue Lane", "Practice manager."]);
});
