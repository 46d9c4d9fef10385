import assert from "node:assert/strict";
import { test } from "node:test";
import { prepareQuery } from "../../ranking/prepare-query.ts";
import { rankPassages } from "../../ranking/rank-passages.ts";
import { composeExtractiveAnswer } from "../composing/compose-extractive-answer.ts";
import { splitQuestion } from "./split-question.ts";

const statistics = { passageCount: 50, averageLength: 50, documentFrequency: () => 2 };

function ranked(question: string, texts: string[]) {
  const query = prepareQuery({ question });
  const candidates = texts.map((text, index) => {
    return { id: `p${index}`, title: null, headingPath: [], text, language: "en", lexicalScore: 1 };
  });
  return { query, ranked: rankPassages(query, candidates, statistics) };
}

function partsOf(question: string): string[] {
  const { query } = ranked(question, []);
  return splitQuestion(query, []).map((part) => part.query.question);
}

test("a question of several questions has a part for each, in several languages", () => {
  assert.deepEqual(partsOf("How long is the trial and do I need a card?"), [
    "How long is the trial",
    "do I need a card?",
  ]);
  assert.deepEqual(partsOf("Was kostet der Versand und wie lange dauert er?"), [
    "Was kostet der Versand",
    "wie lange dauert er?",
  ]);
  assert.deepEqual(partsOf("¿Cuánto dura una clase y cuántos alumnos hay?").length, 2);
});

test("what merely has an and asks for one thing", () => {
  assert.deepEqual(partsOf("Do you sell lamps and bulbs?"), []);
  assert.deepEqual(partsOf("my boots leak and what now"), []);
});

test("each part gets its own answer, a later one with what the first is about", () => {
  const texts = [
    "The Leeds shop is in Mill Lane. It opens at nine.",
    "The York shop is in High Street. It opens at ten.",
  ];
  const { query, ranked: found } = ranked("Where is the Leeds shop and when does it open?", texts);
  const shown = composeExtractiveAnswer(query, found)
    .sentences.map(({ text }) => text)
    .join(" ");
  assert.match(shown, /Mill Lane/);
  assert.match(shown, /nine/);
  assert.doesNotMatch(shown, /ten/);
});

test("a part that names nothing but the kind of thing it asks for is about what the one before names", () => {
  const texts = [
    "Prices: a massage costs 60 euros, a course of 300 euros is paid within 6 months.",
    "The massage: plan 50 minutes for it.",
    "A parking ticket lasts 2 hours.",
  ];
  const asked = ranked("How much does the massage cost and how long does it last?", texts);
  const shown = composeExtractiveAnswer(asked.query, asked.ranked).sentences.map(({ text }) => text);
  assert.ok(
    shown.some((text) => text.includes("50 minutes")),
    shown.join("|"),
  );
  assert.ok(!shown.some((text) => text.includes("2 hours")), shown.join("|"));
});

test("a word before the question word begins the part too", () => {
  const { query, ranked: found } = ranked(
    "What does the registration cost and until when is the registration possible?",
    ["Registration costs 20 euros.", "Registration ends on 3 May."],
  );
  assert.deepEqual(
    splitQuestion(query, found).map((part) => part.query.question),
    ["What does the registration cost", "until when is the registration possible?"],
  );
});
