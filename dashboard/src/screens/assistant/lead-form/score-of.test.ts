import assert from "node:assert/strict";
import { test } from "node:test";
import type { EnteredRule } from "./lead-form-values.ts";
import { scoreOf } from "./score-of.ts";

test("a made-up lead is scored as the service scores one", () => {
  const rules: EnteredRule[] = [
    { field: "email", points: 5 },
    { field: "email", contains: ["@GMAIL.com", "@gmx."], points: -10 },
    { field: "company", points: 20 },
    { chat: "handoff", points: 30 },
    { chat: "abstention", points: 7 },
    { questions: 3, points: 2 },
    { questions: 4, points: 50 },
  ];
  const scored = (fields: Record<string, string>) =>
    scoreOf(rules, { fields, chat: { handoff: true }, questions: 3 }).score;
  assert.equal(scored({ email: "ada@gmail.com", company: " " }), 5 - 10 + 30 + 2);
  assert.equal(scored({ email: "ada@example.com", company: "Engines" }), 5 + 20 + 30 + 2);
  assert.deepEqual(
    scoreOf(rules, { fields: {}, chat: { handoff: true }, questions: 3 }).by.map(({ points }) => points),
    [30, 2],
  );
});
