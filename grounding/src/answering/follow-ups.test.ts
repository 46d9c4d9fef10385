import assert from "node:assert/strict";
import { test } from "node:test";
import type { Turn } from "../ranking/prepare-query.ts";
import { answerFrom, readFrom } from "./testing/answer-from.ts";

const OFFICE: [string, string, string][] = [
  ["Sperrmüll", "Die erste Abholung ist frei. Die zweite Abholung kostet 25 Euro.", "de"],
  ["Hundesteuer", "Für einen Hund beträgt die Hundesteuer 60 Euro, für jeden weiteren 90 Euro im Jahr.", "de"],
  ["Mülltonnen", "Die Tonne wird alle zwei Wochen geleert.", "de"],
];

function told(user: string, assistant: string): Turn[] {
  return [
    { role: "user", text: user },
    { role: "assistant", text: assistant },
  ];
}

test("a turn that goes on is answered from where the turn before was", () => {
  const history = told("Was kostet die Hundesteuer?", `${OFFICE[1]![1]}[1]`);
  assert.match(answerFrom({ question: "und für den zweiten?", history }, ...OFFICE)[0]!, /90 Euro/);
  assert.match(answerFrom("und für den zweiten?", ...OFFICE)[0]!, /25 Euro/);
});

test("a turn that names another thing is not", () => {
  const history = told("Was kostet die Hundesteuer?", `${OFFICE[1]![1]}[1]`);
  assert.match(answerFrom({ question: "was kostet Sperrmüll?", history }, ...OFFICE)[0]!, /25 Euro/);
});

test("a turn without a word of its own is about the two before", () => {
  const events: [string, string][] = [
    ["Events", "Navigation course, Saturday, Keswick town hall, 8 people."],
    ["Shops", "People come to our shop at the market square."],
    ["Tents", "It sleeps 2 people."],
  ];
  const history = [
    ...told("What does the navigation course cost?", "Navigation course, Saturday, Keswick town hall, 8 people."),
    ...told("how many people can come?", "Navigation course, Saturday, Keswick town hall, 8 people."),
  ];
  assert.match(answerFrom({ question: "and where is it?", history }, ...events)[0]!, /Keswick/);
});

const POOL: [string, string][] = [
  [
    "Membership",
    "- Monthly membership: £34 a month, cancel with one month's notice\n- Annual membership: £340 a year, two months free\n- Joining fee: £20, waived for annual members",
  ],
  ["Dogs", "Dogs are welcome in the garden for £15 a night. Cats are not allowed."],
  ["Diets", "We cook vegetarian and gluten-free dishes every day."],
  ["Collection", "We collect bikes within 10 miles for £15, on Tuesdays and Thursdays."],
  ["Returns", "Refunds take up to 5 working days after we have the parcel."],
];

test("a turn that goes on to another thing isn't answered with what was just shown, nor with what lacks it", () => {
  const yearly = told("how much is the annual membership", "Annual membership: £340 a year, two months free[1]");
  assert.match(answerFrom({ question: "and the monthly?", history: yearly }, ...POOL)[0]!, /£34 a month/);
  const dogs = [
    ...told("are dogs allowed?", `${POOL[1]![1]}[1]`),
    ...told("how much is that?", "Dogs are welcome in the garden for £15 a night.[1]"),
  ];
  assert.match(answerFrom({ question: "and cats?", history: dogs }, ...POOL)[0]!, /Cats are not/);
});

test("a correction asks the same of something else", () => {
  const history = told("how much is membership?", POOL[0]![1]);
  const shown = answerFrom({ question: "no i meant the annual one", history }, ...POOL);
  assert.equal(shown.length, 1);
  assert.match(shown[0]!, /£340/);
});

test("what a turn goes on to and no page names is not told of", () => {
  const history = told("do you do vegetarian food?", `${POOL[2]![1]}[1]`);
  assert.equal(readFrom({ question: "and halal?", history }, ...POOL).decision.supported, false);
  assert.equal(readFrom({ question: "and gluten free?", history }, ...POOL).decision.supported, true);
});

test("a turn that asks for a day and names no thing is about what was spoken of", () => {
  const history = told("do you collect bikes?", `${POOL[3]![1]}[1]`);
  assert.match(answerFrom({ question: "on which days?", history }, ...POOL)[0]!, /Tuesdays/);
});

const ROOMS: [string, string][] = [
  ["Rooms", "Room: Double | Price: £130\nRoom: Family room | Price: £180\nRoom: Courtyard room | Price: £155"],
];

test("a turn without a word of its own is answered once", () => {
  const history = told("do you have a family room?", "Room: Family room | Price: £180[1]");
  assert.deepEqual(answerFrom({ question: "how much is it?", history }, ...ROOMS), ["Room: Family room | Price: £180"]);
});
