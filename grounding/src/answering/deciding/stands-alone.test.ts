import assert from "node:assert/strict";
import { test } from "node:test";
import { prepareQuery, type Turn } from "../../ranking/prepare-query.ts";
import { rankPassages } from "../../ranking/rank-passages.ts";
import { answerFrom } from "../testing/answer-from.ts";
import { type Reading, standsAlone } from "./stands-alone.ts";

const SHOP: [string, string][] = [
  [
    "Repairs",
    "Most repairs are done within 2 working days. Bicycles that are not collected within 30 days are put into storage, which costs 2 euros a day.",
  ],
  ["Gift cards", "Gift cards are valid for three years. They can be used for rentals and goods."],
  ["Payment", "We take cash, debit cards and credit cards. Invoices are for companies only."],
  ["Warranty", "Every frame has a warranty of ten years. Batteries of electric bicycles have a warranty of two years."],
  ["Deposit", "A deposit of 100 euros is needed for each bicycle. It is paid back when the bicycle comes back."],
  ["Opening hours", "The shop is open from Tuesday to Saturday, 9:00 to 18:00. On Sundays and Mondays it is closed."],
  ["Directions", "The shop is at 7 Lantern Quay, two minutes from the tram stop Old Harbor."],
];
const QUESTIONS = [
  "How long does a repair take?",
  "How long are gift cards valid?",
  "Do you take credit cards?",
  "Does the warranty cover batteries?",
  "Do I need a deposit?",
  "Are you open on Sundays?",
  "Where is the shop?",
];

function behind(question: string): Turn[] {
  return [
    { role: "user", text: question },
    { role: "assistant", text: answerFrom(question, ...SHOP).join(" ") },
  ];
}

for (const question of QUESTIONS)
  test(`"${question}" is answered behind any other question as if it were the first`, () => {
    const alone = answerFrom(question, ...SHOP);
    assert.ok(alone.length > 0);
    for (const before of QUESTIONS.filter((other) => other !== question))
      assert.deepEqual(answerFrom({ question, history: behind(before) }, ...SHOP), alone, before);
  });

test("among many passages what the turns before speak against is not answered alone", () => {
  const query = prepareQuery({ question: "Do you take credit cards?" });
  const passage = {
    id: "1",
    title: "Payment",
    headingPath: ["Payment"],
    text: "We take credit cards.",
    language: "en",
    lexicalScore: 1,
  };
  const readingOf = (supported: boolean, passageCount: number): Reading => {
    const statistics = { passageCount, averageLength: 4, documentFrequency: () => 1 };
    const ranked = rankPassages(query, [passage], statistics);
    return {
      query,
      ranked,
      statistics,
      decision: { score: 0.7, supported, strength: supported ? 0.7 : 0.4, reason: supported ? null : "low_support" },
    };
  };
  const answers = (supported: boolean, count: number) =>
    standsAlone(readingOf(supported, count), readingOf(true, count));
  assert.deepEqual([answers(false, 99), answers(false, 100), answers(true, 100)], [true, false, true]);
  assert.equal(standsAlone(readingOf(true, 99), readingOf(false, 99)), false);
});

test("what goes on, or says little by itself, is still asked of what was asked before", () => {
  const { question, history } = {
    question: "and of electric ones?",
    history: behind("How long is the warranty on frames?"),
  };
  assert.match(answerFrom({ question, history }, ...SHOP)[0]!, /two years/);
});
