import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom } from "../testing/answer-from.ts";

const TICKETS = `Ticket: Full price | Price: €8.50
Ticket: Reduced* | Price: €6.00
Ticket: Family | Price: €21.00

* Students under 26 and job seekers. Bring proof.`;

test("a row comes with the footnote that it points to", () => {
  const shown = answerFrom("price of a reduced ticket", ["Tickets", TICKETS]);
  assert.equal(shown[0], "Ticket: Reduced* | Price: €6.00");
  assert.match(shown[1]!, /^Students under 26 and job seekers\./);
  assert.deepEqual(answerFrom("price of a family ticket", ["Tickets", TICKETS]), ["Ticket: Family | Price: €21.00"]);
});

test("a footnote that answers comes with the row that points to it", () => {
  for (const question of ["are there tickets for job seekers", "job seekers"])
    assert.deepEqual(answerFrom(question, ["Tickets", TICKETS]), [
      "Ticket: Reduced* | Price: €6.00",
      "Students under 26 and job seekers. Bring proof.",
    ]);
});
