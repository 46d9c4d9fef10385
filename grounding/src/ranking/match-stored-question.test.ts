import assert from "node:assert/strict";
import { test } from "node:test";
import { matchStoredQuestion, STORED_QUESTION_MATCH } from "./match-stored-question.ts";

const stored = {
  question: "How can I return a lamp?",
  alternatives: ["What is your return policy?"],
  language: "en",
};

test("the same words in another form and order match wholly", () => {
  assert.equal(matchStoredQuestion("returning LAMPS, how?", stored), 1);
});

test("an alternative matches as well as the question", () => {
  assert.equal(matchStoredQuestion("the return policy", stored), 1);
});

test("a question about something else doesn't reach the bound", () => {
  assert.ok(matchStoredQuestion("How can I repair a lamp?", stored) < STORED_QUESTION_MATCH);
  assert.equal(matchStoredQuestion("Where are you?", stored), 0);
});
