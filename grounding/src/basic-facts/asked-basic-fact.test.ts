import assert from "node:assert/strict";
import { test } from "node:test";
import { askedBasicFact } from "./asked-basic-fact.ts";
import type { BasicFact } from "./basic-words.ts";
import { prepareBasicQuery } from "./prepare-basic-query.ts";

test("a question for a basic fact and nothing else is one, in its language or in none", () => {
  const asked: Record<string, [BasicFact, string | null]> = {
    "Where are you?": ["address", "en"],
    "where r u": ["address", null],
    "what's your address": ["address", "en"],
    "How do I find you?": ["address", "en"],
    "Wo seid ihr?": ["address", "de"],
    "où êtes-vous": ["address", "fr"],
    "¿Dónde están?": ["address", "es"],
    "phone?": ["phone", null],
    "what number do i ring": ["phone", "en"],
    "Do you have an e-mail address?": ["email", "en"],
    "whats ur emial": ["email", null],
    "How can I contact you?": ["contact", "en"],
    "when are you open": ["hours", "en"],
    "what time do u close": ["hours", "en"],
    "open mondays?": ["hours", "en"],
    "Wann habt ihr geöffnet?": ["hours", "de"],
    "quels sont vos horaires": ["hours", "fr"],
    "how much": ["price", null],
    "what are your prices": ["price", "en"],
    "was kostet das": ["price", "de"],
    "who owns it": ["owner", "en"],
    "wer ist da der chef": ["owner", "de"],
  };
  for (const [question, [fact, language]] of Object.entries(asked))
    assert.equal(askedBasicFact(question, language)?.fact, fact, question);
});

test("what asks for something of its own, or of somebody else, is none", () => {
  const others = [
    "where is my order",
    "phone number of the dentist",
    "what is my phone number",
    "how much is a haircut",
    "what can't I do on the phone",
    "when is the course open",
    "how do I get a refund",
    "do you send letters by mail to Spain",
    "wie melde ich mich an",
    "wer ist mein chef",
    "hello",
    "",
  ];
  for (const question of others)
    assert.equal(askedBasicFact(question, "en") ?? askedBasicFact(question, "de"), null, question);
});

test("basic facts are asked for in Danish and Polish, too", () => {
  const factOf = (question: string, language: string) => askedBasicFact(question, language)?.fact;
  assert.equal(factOf("hvornår har i åbent", "da"), "hours");
  assert.equal(factOf("hvor ligger i", "da"), "address");
  assert.equal(factOf("hvem ejer butikken", "da"), "owner");
  assert.equal(factOf("o ktorej otwieracie", "pl"), "hours");
  assert.equal(factOf("czy jest czynne w niedziele", "pl"), "hours");
  assert.equal(factOf("numer telefonu", "pl"), "phone");
  assert.equal(factOf("gdzie jestescie", "pl"), "address");
  assert.equal(factOf("hvor mange garner har i", "da"), undefined);
});

test("behind other turns it is one where it does not go on about them", () => {
  const history = [{ role: "user", text: "Do you cut beards?" }] as const;
  const factOf = (question: string) => prepareBasicQuery({ question, history, language: "en" })?.basicFact;
  assert.equal(factOf("when are you open"), "hours");
  assert.equal(factOf("how much does it cost"), undefined);
  assert.equal(factOf("and where is it"), undefined);
});
