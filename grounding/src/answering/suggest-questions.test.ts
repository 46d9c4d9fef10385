import assert from "node:assert/strict";
import { test } from "node:test";
import { suggestQuestions } from "./suggest-questions.ts";

const topics = (...headings: string[]) => headings.map((heading) => ({ heading, title: null }));

test("questions go before topics, without numbering, doubles and headings that only structure", () => {
  const headings = [
    "Introduction",
    "2.1 Delivery costs",
    "## How long do returns take?",
    "delivery  costs:",
    "FAQ",
    "Gift cards",
  ];
  assert.deepEqual(suggestQuestions(topics(...headings)), [
    "How long do returns take?",
    "Delivery costs",
    "Gift cards",
  ]);
});

test("never more than asked for", () => {
  assert.deepEqual(suggestQuestions(topics("Lamps", "Chairs"), 1), ["Lamps"]);
  assert.deepEqual(suggestQuestions(topics("Lamps", "Chairs"), 0), []);
});
