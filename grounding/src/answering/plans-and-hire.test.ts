import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom, readFrom } from "./testing/answer-from.ts";

// Prices, ages and conditions as plans, hire shops and evening classes write them.

const INTRO = ["Pinjot – pricing", "Pinjot keeps the notes of small teams in one place."] as const;
const TRIAL = ["Pinjot – pricing > Trial", "You can try Team and Business for 14 days, no card needed."] as const;
const card = (name: string, price: string, users: string) =>
  [`Pinjot – pricing > Plans > ${name}`, `${name}\n\n- Price per month: ${price}\n- Users: ${users}`] as const;
const PLANS = [card("Starter", "£0", "1"), card("Team", "£12", "up to 10"), card("Business", "£29", "unlimited")];
const SAID = [
  "Pinjot – pricing > Plans",
  "Starter is free for one user. Team costs £12 per month for up to 10 users. Business costs £29 per month for any number of users.",
] as const;
const LINES = [
  "Pinjot – pricing > Plans",
  "Starter\n\n£0 per month\n1 user\n500 MB storage\nNo export\n\nTeam\n\n£12 per month\nUp to 10 users\n50 GB storage\nExport as CSV",
] as const;
const SCHOOL = ["Evening classes", "We run courses for adults in the old grammar school in Hexford."] as const;
const ENROLMENT = [
  "Evening classes > Enrolment",
  "- Payment: by card, no cash\n- Concessions: 20 % off for over 65s and students\n- Minimum age: 16 years\n- Certificates: on request, £5",
] as const;
const HELP = [
  "Help",
  "You can volunteer from 16 years, under 18 with a parent's consent. A shift is three hours. Drivers need a clean licence and are at least 21 years old.",
] as const;

const answered = (question: string, ...pages: Parameters<typeof answerFrom>[1][]) =>
  readFrom(question, ...pages).decision.supported ? answerFrom(question, ...pages).join("\n") : "";

test("a plan that is called like a place or a crew has the price that is asked for", () => {
  for (const [question, price, other] of [
    ["price business", /£29/, /£12|£0/],
    ["how much is team", /£12/, /£29|£0/],
  ] as const) {
    assert.match(answered(question, INTRO, TRIAL, ...PLANS), price);
    assert.doesNotMatch(answered(question, INTRO, TRIAL, ...PLANS), other);
    assert.match(answered(question, INTRO, TRIAL, SAID), price);
    assert.doesNotMatch(answered(question, INTRO, TRIAL, SAID), other);
  }
});

test("a price below its name comes before a sentence that has the name", () => {
  assert.match(answered("how much is team", INTRO, TRIAL, LINES), /^£12 per month/);
});

test("how old somebody has to be is told by an age, whatever else is old", () => {
  assert.equal(answered("how old do u have to be", SCHOOL, ENROLMENT), "Minimum age: 16 years");
  assert.equal(
    answered("how old do you have to be to volunteer", HELP),
    "You can volunteer from 16 years, under 18 with a parent's consent.",
  );
});
