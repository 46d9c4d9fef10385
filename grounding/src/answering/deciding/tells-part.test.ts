import assert from "node:assert/strict";
import { test } from "node:test";
import type { Candidate } from "../../ranking/candidate.ts";
import { prepareQuery } from "../../ranking/prepare-query.ts";
import { rankPassages } from "../../ranking/rank-passages.ts";
import { composeExtractiveAnswer } from "../composing/compose-extractive-answer.ts";
import { decideSupport } from "./decide-support.ts";

const TEXTS = ["The tailor takes in trousers for 12 euros.", "Our workshop is at 3 Mill Lane in Ripon."];

function ask(question: string) {
  const query = prepareQuery({ question });
  const candidates = TEXTS.map((text, place): Candidate => {
    return { id: `p${place}`, title: "Tailor", headingPath: [], text, language: "en", lexicalScore: 9 - place };
  });
  const known = new Set(prepareQuery({ question: TEXTS.join(" ") }).english.map(({ term }) => term));
  const statistics = {
    passageCount: 2,
    averageLength: 10,
    documentFrequency: (term: string) => (known.has(term) ? 1 : 0),
  };
  const ranked = rankPassages(query, candidates, statistics);
  const { supported } = decideSupport(query, ranked, statistics);
  const { sentences, untold } = composeExtractiveAnswer(query, ranked);
  return { supported, untold, texts: sentences.map(({ text }) => text) };
}

test("of a question for several things what is told is answered, and the rest is named", () => {
  assert.deepEqual(ask("Where is your workshop and do you sell kayaks?"), {
    supported: true,
    untold: ["do you sell kayaks?"],
    texts: [TEXTS[1]],
  });
});

test("nothing is left untold where each part has its answer, and nothing answered where none has", () => {
  assert.deepEqual(ask("Where is your workshop and how much do you charge for trousers?").untold, []);
  assert.deepEqual(ask("Do you sell kayaks and can I hire a canoe?").texts, []);
});
