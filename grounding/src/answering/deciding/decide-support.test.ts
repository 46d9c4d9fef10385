import assert from "node:assert/strict";
import { test } from "node:test";
import type { Candidate, PassageStatistics } from "../../ranking/candidate.ts";
import { prepareQuery } from "../../ranking/prepare-query.ts";
import { rankPassages } from "../../ranking/rank-passages.ts";
import { readFrom } from "../testing/answer-from.ts";
import { decideSupport } from "./decide-support.ts";
import { findConflict } from "./find-conflict.ts";

const statistics: PassageStatistics = { passageCount: 200, averageLength: 50, documentFrequency: () => 2 };

function rank(question: string, texts: string[], lexicalScore: number) {
  const query = prepareQuery({ question });
  const candidates = texts.map((text, index): Candidate => {
    return {
      id: `p${index}`,
      documentId: `d${index}`,
      title: null,
      headingPath: [],
      text,
      language: "en",
      lexicalScore,
    };
  });
  return { query, ranked: rankPassages(query, candidates, statistics) };
}

function decide(question: string, texts: string[], lexicalScore = 10, counts = statistics) {
  const { query, ranked } = rank(question, texts, lexicalScore);
  return decideSupport(query, ranked, counts);
}

test("a sentence that holds the question supports an answer", () => {
  const decision = decide("How long do refunds take?", ["Refunds take 14 days."]);
  assert.equal(decision.supported, true);
  assert.equal(decision.reason, null);
  assert.ok(decision.score > 0.5 && decision.score <= 1);
});

test("each kind of missing support has its reason", () => {
  assert.equal(decide("How long do refunds take?", [], 0, { ...statistics, passageCount: 0 }).reason, "no_source");
  assert.equal(decide("How long do refunds take?", []).reason, "out_of_scope");
  const question = "Which planets orbit distant stars quickly?";
  assert.equal(decide(question, ["Our stars shop sells lamps."], 1).reason, "out_of_scope");
  assert.equal(decide("Do lamps break in heavy rain?", ["Lamps break sometimes."], 0.5).reason, "low_support");
});

test("in a small library the odds decide: a passage that has a word of many is no answer, however strong that is", () => {
  const question = "Do you repair brass lamps with broken dimmers from other makers?";
  const texts = ["Brass lamps are polished by hand."];
  const small = decide(question, texts, 10, { ...statistics, passageCount: 90 });
  assert.ok(small.strength > 0.5);
  assert.deepEqual([small.supported, small.reason], [false, "low_support"]);
  const single = decide(question, texts, 10, { ...statistics, passageCount: 5 });
  assert.equal(single.supported, true);
});

test("of a page or two, what has little of the question is no answer, and what has most of it is", () => {
  const machine = ["Espresso machine X9", "The X9 heats in 40 seconds. The X9 warranty lasts 37 months."] as const;
  const isAnswered = (question: string) => readFrom(question, machine).decision.supported;
  assert.ok(isAnswered("How long is the warranty of the X9?"));
  assert.ok(isAnswered("How long does the X9 take to heat?"));
  assert.ok(!isAnswered("Does the X9 come with a milk frother or a grinder?"));
  assert.ok(!isAnswered("Who repairs the X9?"));
});

test("a question behind other turns is decided by strength, also in a small library", () => {
  const history = [
    { role: "user" as const, text: "How are brass lamps polished?" },
    { role: "assistant" as const, text: "By hand." },
  ];
  const query = prepareQuery({ question: "and do you repair broken dimmers from other makers?", history });
  assert.equal(query.goesBehind, true);
  const counts = { ...statistics, passageCount: 50 };
  const text = "Brass lamps are polished by hand.";
  const candidate = { id: "p", title: null, headingPath: [], text, language: "en", lexicalScore: 30 };
  const { score, strength } = decideSupport(query, rankPassages(query, [candidate], counts), counts);
  assert.equal(score, strength);
});

test("a question with a negation is supported less by a sentence without one", () => {
  const affirmed = decide("Which lamps are not waterproof?", ["All brass lamps are waterproof."], 5).score;
  const negated = decide("Which lamps are not waterproof?", ["All brass lamps are not waterproof."], 5).score;
  assert.ok(affirmed < negated);
});

test("among many passages a word that the library says in another way supports less than the word itself", () => {
  const { query, ranked } = rank("How long do refunds take?", ["Refunds take 14 days."], 10);
  const stood = { ...query, english: query.english.map((word) => ({ ...word, stands: "same" as const })) };
  const score = (asked: typeof query, counts = statistics) => decideSupport(asked, ranked, counts).strength;
  assert.ok(score(stood) < score(query));
  assert.equal(score(stood, { ...statistics, passageCount: 20 }), score(query, { ...statistics, passageCount: 20 }));
});

test("a visitor's own trouble is no such negation", () => {
  const own = decide("I can't open my account", ["Open your account with a link."], 5).score;
  assert.equal(own, decide("I can open my account", ["Open your account with a link."], 5).score);
});

test("two documents that say the same with other numbers are a conflict", () => {
  const texts = ["Refunds take 14 days.", "Refunds take 30 days."];
  assert.equal(decide("How many days do refunds take?", texts).reason, "conflict");
  const { query, ranked } = rank("How many days do refunds take?", texts, 10);
  const quotes = findConflict(query, ranked);
  assert.deepEqual(quotes?.map(({ text }) => text).sort(), texts);
});

test("a heading that holds the question's words does not hide the sentences below it", () => {
  const texts = ["Refunds\n\nRefunds take 14 days.", "Refunds\n\nRefunds take 30 days."];
  assert.equal(decide("How long do refunds take?", texts).reason, "conflict");
});

test("the same number, other words or one document are no conflict", () => {
  const question = "How many days do refunds take?";
  assert.equal(decide(question, ["Refunds take 14 days.", "Refunds take 14 days!"]).reason, null);
  assert.equal(
    decide(question, ["Refunds take 14 days.", "Refunds of gift cards bought abroad take 30 working days."]).reason,
    null,
  );
  const { query, ranked } = rank(question, ["Refunds take 14 days.", "Refunds take 30 days."], 10);
  const same = ranked.map(({ candidate, score, match, analysis }) => ({
    candidate: { ...candidate, documentId: "d" },
    score,
    match,
    analysis,
  }));
  assert.equal(findConflict(query, same), null);
});

test("two things of a series, or two that have names of their own, are no conflict", () => {
  const held = (count: number) => `The warehouse${count} holds ${1000 + count} boxes of tea.`;
  const question = "How many boxes of tea does the warehouse7 hold?";
  const others = decide(question, [held(2), held(3), held(4)]);
  assert.equal(others.reason, "low_support");
  assert.equal(decide(question, [held(2), held(3), held(7)]).reason, null);
  const open = ["The shop in Leeds opens at 9 on weekdays.", "The shop in York opens at 10 on weekdays."];
  assert.notEqual(decide("When does the shop open on weekdays?", open).reason, "conflict");
  const rooms = ["Tea in room 2 costs 5 euros.", "Tea in room 4 costs 6 euros."];
  assert.equal(decide("What does tea in room 7 cost?", rooms).reason, "low_support");
});

test("a question that only asks with a negation is no denial", () => {
  const own = decide("Are lamps sold on Sundays?", ["Lamps are sold on Sundays."], 5).score;
  assert.equal(decide("Aren't lamps sold on Sundays?", ["Lamps are sold on Sundays."], 5).score, own);
  assert.equal(decide("Are lamps sold on Sundays, aren't they?", ["Lamps are sold on Sundays."], 5).score, own);
});

test("a passage that only the turn before speaks of supports less than one that the last turn speaks of", () => {
  const history = [{ role: "user" as const, text: "How long do brass lamps last in heavy rain?" }];
  const supportOf = (question: string) => {
    const query = prepareQuery({ question, history });
    const text = "Brass lamps last ten years, also in heavy rain.";
    const candidates = [
      { id: "p", documentId: "d", title: null, headingPath: [], text, language: "en", lexicalScore: 9 },
    ];
    const alone = rankPassages(query, candidates, statistics);
    return decideSupport(query, alone, statistics).score;
  };
  const carried = supportOf("Which planets orbit distant stars?");
  const short = supportOf("And on planets?");
  assert.ok(carried < short, "a short follow-up leans on the turn before");
  const own = supportOf("Do brass lamps rust?");
  assert.ok(carried < own);
  const touched = supportOf("Which brass planets orbit distant stars?");
  assert.ok(carried < touched && touched < own, "the less it has of the last turn, the less it supports");
  const { ranked, query } = rank("Which planets orbit distant stars?", ["Brass lamps last ten years."], 9);
  assert.equal(decideSupport(query, ranked, statistics).supported, false);
});

test("a turn that says `they` is supported less by what tells nothing of whom was spoken of", () => {
  const history = [{ role: "user" as const, text: "Where did the pilgrims sail from?" }];
  const score = (question: string, text: string) => {
    const candidate = { ...rank(question, [text], 10).ranked[0]!.candidate };
    const query = prepareQuery({ question, history });
    return decideSupport(query, rankPassages(query, [candidate], statistics), statistics).score;
  };
  const own = "The pilgrims arrived in winter.";
  const foreign = "Parcels arrived in winter.";
  assert.ok(score("When did they arrive?", foreign) < 0.9 * score("When did parcels arrive?", foreign));
  assert.ok(score("When did they arrive?", foreign) < score("When did they arrive?", own));
  assert.ok(score("What is a harbour?", own) < 0.9 * score("Which harbour?", own), "and by what names another thing");
});

test("what is of the very kind that is asked for, and has every other word, is enough however little it is", () => {
  const texts = [
    "Write to us, we answer within a day. Phone 01539 555 0100 on weekdays. Press enquiries go elsewhere.",
  ];
  assert.equal(decide("What's your phone number?", texts, 1).supported, true);
  assert.equal(decide("What's your phone number in Lisbon?", texts, 1).supported, false);
});
