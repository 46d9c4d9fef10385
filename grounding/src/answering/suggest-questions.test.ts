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
  assert.deepEqual(suggestQuestions(topics("Lamp care", "Chair care"), 1), ["Lamp care"]);
  assert.deepEqual(suggestQuestions(topics("Lamp care", "Chair care"), 0), []);
});

test("file names, lone words and the page's own title are no suggestions", () => {
  assert.deepEqual(suggestQuestions(topics("r.txt", "docs/guide.md", "Backup", "Sources", "My file.pdf")), []);
  assert.deepEqual(suggestQuestions([{ heading: "The lamp shop guide", title: "The Lamp Shop Guide" }]), []);
});

test("a topic becomes a question where the language is known", () => {
  assert.deepEqual(suggestQuestions(topics("Gift cards"), 3, "en-GB"), ["What should I know about “Gift cards”?"]);
  assert.deepEqual(suggestQuestions(topics("Was kostet der Versand?", "Gift cards"), 3, "xx"), [
    "Was kostet der Versand?",
    "Gift cards",
  ]);
});
