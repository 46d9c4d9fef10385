import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readFrom } from "../answering/testing/answer-from.ts";
import { tellBasicFact } from "./tell-basic-fact.ts";

const SHOPS = [
  [
    "Our shops > Whitby",
    "Our shops\n\nWhitby\n\n12 Flowergate, Whitby YO21 3BA. Tel 01947 555 0101. Mon–Sat 9:00–17:30, Sun 10–16.",
  ],
  [
    "Our shops > Malton",
    "Malton\n\n4 Wheelgate, Malton YO17 7HP. Tel 01653 555 0102. Tue–Sat 9:30–17:00. Closed Sunday and Monday.",
  ],
  ["Repairs", "Repairs\n\nPunctures are mended while you wait."],
] as const;

const BAKERIES = [
  ["Find us > Ely > Address", "Find us\n\nEly\n\nAddress\n\n3 High Street, Ely CB7 4LJ"],
  ["Find us > Ely > Opening hours", "Opening hours\n\nMonday to Friday 7:30–17:00\nSunday 9:00–13:00"],
  ["Find us > Soham > Opening hours", "Opening hours\n\nMonday to Friday 8:00–16:00\nSunday closed"],
] as const;

const ONE = [
  ["Visit > Opening hours", "Opening hours\n\nMonday to Friday 9:00–17:00\nSunday 10:00–13:00"],
  ["Visit > Winter", "Winter\n\nMonday to Friday 10:00–16:00\nSunday closed"],
] as const;

type Pages = readonly (readonly [string, string])[];

function told(question: string, pages: Pages): string[] {
  const { query, ranked } = readFrom(question, ...pages);
  return tellBasicFact(query, ranked).map(({ text, lead, named }) => `${lead?.text ?? named ?? ""}: ${text}`);
}

describe("what several branches tell is told of each, with its name", () => {
  const asked: Record<string, string[]> = {
    "sunday opening": ["Whitby: Mon–Sat 9:00–17:30, Sun 10–16.", "Malton: Closed Sunday and Monday."],
    "opening hours": [
      "Whitby: Mon–Sat 9:00–17:30, Sun 10–16.",
      "Malton: Tue–Sat 9:30–17:00. Closed Sunday and Monday.",
    ],
    "phone number": ["Whitby: Tel 01947 555 0101.", "Malton: Tel 01653 555 0102."],
  };
  for (const [question, quotes] of Object.entries(asked))
    test(question, () => assert.deepEqual(told(question, SHOPS), quotes));
});

test("a name above another passage of the page is told too", () => {
  assert.deepEqual(told("sunday opening", BAKERIES), ["Ely: Sunday 9:00–13:00", "Soham: Sunday closed"]);
});

test("a part of the year is no branch", () => {
  assert.equal(told("opening hours", ONE).length, 1);
});

test("whoever asks for the office's hours isn't told those of courses", () => {
  const pages = [
    ["School > Courses", "Courses\n\nEnglish: Monday 18:00–19:30, £98\nSpanish: Tuesday 17:30–19:00, £98"],
    ["School > Enrolment", "Enrolment\n\nThe office is open Monday to Thursday from 9:00 to 12:00."],
  ] as const;
  assert.doesNotMatch(told("when is the office open", pages).join("\n"), /English/);
});
