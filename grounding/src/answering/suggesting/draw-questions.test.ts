import assert from "node:assert/strict";
import { test } from "node:test";
import type { Candidate } from "../../ranking/candidate.ts";
import { prepareQuery } from "../../ranking/prepare-query.ts";
import { rankPassages } from "../../ranking/rank-passages.ts";
import { chooseFollowUps, drawQuestions, isAnsweredBy, type QuestionSource } from "./draw-questions.ts";

const source = (fields: Partial<QuestionSource>): QuestionSource => ({
  documentId: "a",
  title: "Guide",
  headingPath: [],
  text: "",
  language: "en",
  storedQuestion: null,
  ...fields,
});
const questionsOf = (sources: QuestionSource[], limit = 10) =>
  drawQuestions(sources, limit).map(({ question }) => question);

test("the owner's questions come first, then headings that ask, definitions, and topics", () => {
  const sources = [
    source({ documentId: "a", headingPath: ["Gift cards"], text: "Buy them at the desk." }),
    source({ documentId: "b", headingPath: ["Club"], text: "The Lamp Club is a club for people who collect lamps." }),
    source({ documentId: "c", headingPath: ["How long do refunds take?"], text: "Refunds take 14 days." }),
    source({ documentId: "d", storedQuestion: "Do you ship to Norway?" }),
  ];
  assert.deepEqual(questionsOf(sources), [
    "Do you ship to Norway?",
    "How long do refunds take?",
    "What is the Lamp Club?",
    "Do you have gift cards?",
  ]);
});

test("each document gets its turn, and no question comes twice", () => {
  const of = (documentId: string, ...headings: string[]) =>
    headings.map((heading) => source({ documentId, headingPath: [heading] }));
  const sources = [...of("a", "Why a?", "Why b?", "Why c?"), ...of("b", "Why b?", "Why d?")];
  assert.deepEqual(questionsOf(sources), ["Why a?", "Why d?", "Why b?", "Why c?"]);
  assert.equal(questionsOf(sources, 2).length, 2);
});

test("sentences that define nothing make no questions", () => {
  for (const text of [
    "It is a lamp that everybody likes a lot.",
    "Lamps are nice.",
    "If you are a member you pay less here.",
  ])
    assert.deepEqual(questionsOf([source({ text, headingPath: ["Overview"] })]), []);
});

const passages = [
  { id: "1", documentId: "a", title: "Refunds", text: "Refunds take 14 days after the parcel has come back." },
  { id: "2", documentId: "b", title: "Shipping", text: "Shipping to Norway costs 9 euros." },
].map((passage): Candidate & { documentId: string } => ({
  ...passage,
  headingPath: [],
  language: "en",
  lexicalScore: passage.id === "1" ? 3 : 0,
}));
const statistics = { passageCount: 2, averageLength: 8, documentFrequency: () => 1 };
const ask = (question: string) => {
  const query = prepareQuery({ question });
  return { query, ranked: rankPassages(query, passages, statistics) };
};

test("a question counts only when its own document answers it", () => {
  const { query, ranked } = ask("How long do refunds take?");
  assert.equal(isAnsweredBy("a", query, ranked, statistics), true);
  assert.equal(isAnsweredBy("b", query, ranked, statistics), false);
  const other = ask("Who painted the Sistine Chapel?");
  assert.equal(isAnsweredBy("a", other.query, other.ranked, statistics), false);
});

test("follow-ups are of the documents that were found, without the question itself", () => {
  const { ranked } = ask("How long do refunds take?");
  const questions = [
    { question: "What does shipping cost?", documentId: "b" },
    { question: "How long do refunds take", documentId: "a" },
    { question: "Where do I send the parcel?", documentId: "a" },
    { question: "Who are you?", documentId: "elsewhere" },
  ];
  assert.deepEqual(
    chooseFollowUps("How long do refunds take?", ranked, questions, 3).map(({ question }) => question),
    ["Where do I send the parcel?", "What does shipping cost?"],
  );
});
