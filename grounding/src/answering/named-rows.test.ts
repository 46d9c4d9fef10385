import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom } from "./testing/answer-from.ts";

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
