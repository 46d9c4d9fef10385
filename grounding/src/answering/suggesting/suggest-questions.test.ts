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
    "Gift wrapping",
  ];
  assert.deepEqual(suggestQuestions(topics(...headings), 3, "en"), [
    "How long do returns take?",
    "What does delivery cost?",
    "What can you tell me about gift wrapping?",
  ]);
});

test("never more than asked for", () => {
  assert.deepEqual(suggestQuestions(topics("Lamp care", "Chair care"), 1, "en"), [
    "What can you tell me about lamp care?",
  ]);
  assert.deepEqual(suggestQuestions(topics("Lamp care", "Chair care"), 0, "en"), []);
});

test("file names, lone words and the page's own title are no suggestions", () => {
  assert.deepEqual(suggestQuestions(topics("r.txt", "docs/guide.md", "Backup", "Sources", "My file.pdf"), 3, "en"), []);
  assert.deepEqual(suggestQuestions([{ heading: "The lamp shop guide", title: "The Lamp Shop Guide" }], 3, "en"), []);
});

test("a topic is asked for as a person would, and not at all in a language without words for that", () => {
  assert.deepEqual(suggestQuestions(topics("Versandkosten", "Garantie", "Pflege von Leder"), 3, "de-AT"), [
    "Was kostet der Versand?",
    "Wie lange gilt die Garantie?",
    "Was können Sie mir zu „Pflege von Leder“ sagen?",
  ]);
  assert.deepEqual(
    suggestQuestions(topics("Reset your password", "How to descale the kettle", "The Oslo Club"), 3, "en-GB"),
    ["How do I reset my password?", "How do I descale the kettle?", "What can you tell me about The Oslo Club?"],
  );
  assert.deepEqual(suggestQuestions(topics("Livraison", "Entretien des lampes"), 3, "fr"), [
    "Combien de temps prend la livraison ?",
  ]);
  assert.deepEqual(suggestQuestions(topics("Was kostet der Versand?", "Gift cards"), 3, "xx"), [
    "Was kostet der Versand?",
  ]);
  assert.deepEqual(suggestQuestions(topics("Gift cards")), []);
});
