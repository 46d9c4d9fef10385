import assert from "node:assert/strict";
import { test } from "node:test";
import { readFrom } from "../testing/answer-from.ts";
import { composeExtractiveAnswer } from "./compose-extractive-answer.ts";

// Courses as cards: a heading, and below each lines that are called the same.

const YOGA = [
  "Courses > Yoga in the morning",
  "Yoga in the morning\n\nLevel: all\nDay: Friday\nTime: 8.00–9.30 am\nFee: £72",
] as const;
const POTTERY = ["Courses > Pottery", "Pottery\n\nLevel: all\nDay: Saturday\nTime: 10 am–2 pm\nFee: £85"] as const;
const OFFICE = ["Courses > Office", "The office is open on Mondays."] as const;

const told = (question: string, ...pages: Parameters<typeof readFrom>[1][]) => {
  const { query, ranked } = readFrom(question, ...pages);
  const [first] = composeExtractiveAnswer(query, ranked).sentences;
  return [first?.lead?.text, first?.text];
};
const ofCourses = (question: string) => told(question, YOGA, POTTERY, OFFICE);

test("a line below a heading comes with the heading that it tells of", () => {
  assert.deepEqual(ofCourses("how much is yoga"), ["Yoga in the morning", "Fee: £72"]);
  assert.deepEqual(ofCourses("pottery price"), ["Pottery", "Fee: £85"]);
});

test("when something is are its day and its time", () => {
  assert.deepEqual(ofCourses("when is yoga"), ["Yoga in the morning", "Day: Friday\nTime: 8.00–9.30 am"]);
});

test("whoever names a day is told what is on that day", () => {
  assert.deepEqual(ofCourses("courses on saturday"), [
    "Pottery",
    "Level: all\nDay: Saturday\nTime: 10 am–2 pm\nFee: £85",
  ]);
});

test("a line of several sentences stays one answer", () => {
  const limits = [
    "Limits",
    "Rate limits\n\nPer workspace: 60 requests on Starter, 300 on Team. There is no API on Free. Bursts are short.",
  ] as const;
  assert.match(told("what is the rate limit on Team", limits, OFFICE)[1]!, /300 on Team/);
});

test("a line that says what is asked itself needs no other line of its list", () => {
  const tickets = [
    "Pool",
    "Tickets\n\nAdults: £6.40\nFamily (2 adults, 2 children): £16.00\nTen visits: £55.00",
  ] as const;
  assert.deepEqual(told("family ticket", tickets, OFFICE), [undefined, "Family (2 adults, 2 children): £16.00"]);
});
