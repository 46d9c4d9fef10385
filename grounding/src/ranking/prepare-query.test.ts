import assert from "node:assert/strict";
import { test } from "node:test";
import { prepareQuery } from "./prepare-query.ts";

const weightOf = (query: ReturnType<typeof prepareQuery>, term: string) =>
  query.terms.find((found) => found.term === term)?.weight;

test("the visitor's previous turn counts half, the assistant's and older ones nothing", () => {
  const query = prepareQuery({
    question: "And to Norway?",
    history: [
      { role: "user", text: "Do you sell lamps?" },
      { role: "user", text: "What does delivery to Sweden cost?" },
      { role: "assistant", text: "Five euros." },
    ],
  });
  assert.equal(weightOf(query, "norway"), 1);
  assert.equal(weightOf(query, "sweden"), 0.5);
  assert.equal(weightOf(query, "lamp"), undefined);
  assert.equal(weightOf(query, "euro"), undefined);
});

test("a question is looked up in English and in other word forms, each term once, without its common words", () => {
  const query = prepareQuery({ question: "Where is the quasar of the quasar?" });
  assert.deepEqual(query.terms, [
    { term: "quasar", weight: 1 },
    { term: "quasa-", weight: 1 },
  ]);
});

test("names and numbers are told apart from other words, but not by the capital that begins a sentence", () => {
  const query = prepareQuery({ question: "Which lamps did Anna buy in 2021?" });
  assert.deepEqual(
    query.english.map(({ term, isName }) => [term, isName]),
    [
      ["lamp", false],
      ["anna", true],
      ["buy", false],
      ["2021", true],
    ],
  );
});

test("words that only carry a question are left out, unless there are no others", () => {
  const wordsOf = (question: string) => prepareQuery({ question }).english.map(({ term }) => term);
  assert.deepEqual(wordsOf("ok, how long do refunds take?"), ["refund"]);
  assert.deepEqual(wordsOf("Hello!"), ["hello"]);
  assert.deepEqual(wordsOf("Is the long lamp sold?"), ["long", "lamp", "sold"]);
});

test("a greeting before a question, and the word of its measure, are left out in other languages too", () => {
  for (const [courtesy, question] of [
    ["Hallo, ", "wie lange dauert die Rückerstattung?"],
    ["Bonjour, merci, ", "combien coûte la livraison pour nous ?"],
    ["Hola, gracias, ", "¿cuánto cuesta el envío para nosotros?"],
    ["Ciao, grazie, ", "quanto costa la spedizione per questo?"],
    ["Olá, obrigado, ", "quanto custa o envio para você?"],
    ["Hoi, bedankt, ", "hoeveel kost de verzending naar ons?"],
  ] as const)
    assert.deepEqual(
      prepareQuery({ question: courtesy + question }).other.map(({ term }) => term),
      prepareQuery({ question }).other.map(({ term }) => term),
      courtesy,
    );
  assert.equal(prepareQuery({ question: "Danke dir", language: "de" }).other.length, 1);
  const termsOf = (question: string) => prepareQuery({ question }).other.map(({ term }) => term);
  assert.deepEqual(termsOf("Wie lange dauert die Rückerstattung?"), ["rucke-"]);
  assert.ok(termsOf("Gibt es die lange Lampe noch?").includes("lange-"));
});

test("what visitors of any site ask for is looked up in its other words too, at next to no weight", () => {
  const call = weightOf(prepareQuery({ question: "What is your phone number?" }), "call");
  assert.ok(call !== undefined && call < 0.1);
  assert.ok(
    weightOf(prepareQuery({ question: "Wie ist eure Telefonnummer?", language: "de" }), "anruf-") !== undefined,
  );
});

test("the language of a few words is the one that visitors of sites use them in", () => {
  const languageOf = (question: string) => prepareQuery({ question }).language;
  assert.equal(languageOf("delivery cost"), "en");
  assert.equal(languageOf("minimum phone OS"), "en");
  assert.equal(languageOf("adresse laden"), "de");
  assert.equal(languageOf("horaires d'ouverture"), "fr");
  assert.equal(languageOf("klarna"), null);
  assert.equal(languageOf("Warum ist der Himmel blau?"), "de");
});

test("a French verb with its pronoun behind only asks", () => {
  const { other } = prepareQuery({ question: "Faut-il réserver ?", language: "fr" });
  assert.deepEqual(
    other.map(({ term }) => term),
    ["reser-"],
  );
});

test("a few words are in the language of the turn before", () => {
  const history = [{ role: "user" as const, text: "¿Cuándo le pongo la primera vacuna al cachorro?" }];
  assert.equal(prepareQuery({ question: "y la segunda?", history }).language, "es");
  assert.equal(prepareQuery({ question: "How much does the second one cost at night?", history }).language, "en");
});

test("chat spellings are no words of another language, and one word alike tells none among many", () => {
  assert.equal(prepareQuery({ question: "do u sell kayaks" }).language, "en");
  assert.notEqual(prepareQuery({ question: "postgress ip adresses to whitlist" }).language, "fr");
});

test("a verb that is written apart is looked for as one word, too", () => {
  const formsOf = (question: string, language: string) =>
    prepareQuery({ question, language }).other.flatMap(({ forms = [] }) => forms);
  assert.deepEqual(formsOf("wie melde ich mein kind an", "de"), ["anmel-"]);
  assert.deepEqual(formsOf("wo gebe ich das rad zurück?", "de"), ["zuruc-"]);
  assert.deepEqual(formsOf("hoe meld ik me aan", "nl"), ["aanme-"]);
  assert.deepEqual(formsOf("hoe zeg ik op", "nl"), ["opzeg-"]);
  assert.deepEqual(formsOf("was kostet der kurs", "de"), []);
});

test("of two languages whose words a question has, the one of its common words is asked", () => {
  assert.equal(prepareQuery({ question: "was kostet der burger" }).language, "de");
  assert.equal(prepareQuery({ question: "was kostet die sauna" }).language, "de");
});

test("words that only carry a question are left out as people type them, too", () => {
  const wordsOf = (question: string, language: string) =>
    prepareQuery({ question, language }).other.map(({ written }) => written);
  assert.deepEqual(wordsOf("kan ich schue umtauschen", "de"), ["schue", "umtauschen"]);
  assert.deepEqual(wordsOf("ya koi comme cours le mardi", "fr"), ["cours", "mardi"]);
  assert.deepEqual(wordsOf("xq kiero saber el precio", "es"), ["saber", "precio"]);
});

test("what was asked in passing about a thing counts less than the thing", () => {
  const history = ["how much is the trike?", "does it come with a pump?"].map((text) => ({
    role: "user" as const,
    text,
  }));
  const { english } = prepareQuery({ question: "what colours does it come in?", history });
  const weightOf = (written: string) => english.find((word) => word.written === written)?.weight ?? 0;
  assert.ok(weightOf("pump") > 0 && weightOf("trike") > weightOf("pump"));
});

test("of the two turns before, the nearer one counts more", () => {
  const history = ["lessons for children?", "and for adults?"].map((text) => ({ role: "user" as const, text }));
  const { english } = prepareQuery({ question: "how much is that?", history });
  const weightOf = (written: string) => english.find((word) => word.written === written)?.weight ?? 0;
  assert.ok(weightOf("children") > 0 && weightOf("adults") > weightOf("children"));
});
