import assert from "node:assert/strict";
import { test } from "node:test";
import { type ChatFacts, scoreBy } from "./score-lead.ts";

const FACTS: ChatFacts = {
  questions: 3,
  handoff: true,
  abstention: false,
  positive_feedback: false,
  negative_feedback: false,
};

test("a score is the points of all rules that hold", () => {
  const rules = [
    { field: "email", points: 5 },
    { field: "email", contains: ["@GMAIL.com", "@gmx."], points: -10 },
    { field: "company", points: 20 },
    { chat: "handoff", points: 30 },
    { chat: "abstention", points: 7 },
    { questions: 3, points: 2 },
    { questions: 4, points: 50 },
  ] as const;
  const scored = (fields: Record<string, string>) => scoreBy(rules as never, fields, FACTS).score;
  assert.equal(scored({ email: "ada@gmail.com", company: " " }), 5 - 10 + 30 + 2);
  assert.equal(scored({ email: "ada@example.com", company: "Engines" }), 5 + 20 + 30 + 2);
  assert.deepEqual(
    scoreBy(rules as never, {}, FACTS).by.map(({ points }) => points),
    [30, 2],
  );
});
