import assert from "node:assert/strict";
import { test } from "node:test";
import { analyze } from "../analysis/analyze.ts";
import type { Vocabulary } from "../segments/vocabulary.ts";
import { attuneQuery } from "./attune-query.ts";
import { bearOut } from "./bear-out.ts";
import { prepareQuery } from "./prepare-query.ts";

function vocabularyOf(text: string, language: string): Vocabulary {
  const terms = new Set(analyze(text, language).map(({ term }) => term));
  return {
    documentFrequency: (term) => (terms.has(term) ? 1 : 0),
    findLonger: () => undefined,
    visitLike: (_word, _most, visit) => terms.forEach(visit),
  };
}

/** The terms that are searched with in the end, those of the second reading where there is one. */
function read(question: string, text: string, language = "de") {
  const asked = prepareQuery({ question, language });
  const vocabulary = vocabularyOf(text, language);
  const found = attuneQuery(asked, vocabulary);
  const again = bearOut(asked, found, [{ text, language }], vocabulary);
  return (again ? attuneQuery(again, vocabulary) : found).other.map(({ term }) => term);
}

test("a compound that no text has is read by its parts, one in another too", () => {
  const rental = "Kinder fahren mit. Der Verleih hat Anhänger und jedes Fahrrad.";
  assert.deepEqual(read("Kinderfahrradanhängerverleih", rental), ["kinde-", "fahrr-", "anhan-", "verle-"]);
  assert.deepEqual(read("gartenschlauchverleih", "Der Verleih hat Schläuche."), ["schla-", "verle-"]);
  assert.deepEqual(read("museumkaartverkoop", "Het museum heeft kaarten en verkoop.", "nl"), [
    "museu-",
    "kaart-",
    "verko-",
  ]);
});

test("a compound that a text has stays one word", () => {
  assert.deepEqual(read("Versandkosten", "Versandkosten: 4 €. Der Versand der Kosten."), ["versa-"]);
  assert.deepEqual(read("Versandkosten", "Die Versandkostenpauschale. Kosten entstehen."), ["versa-"]);
});

test("a word is taken for a mistyped one only where a text has what was meant", () => {
  assert.deepEqual(read("die profesionele liferung", "Professionelle Lieferungen"), ["profe-", "liefe-"]);
  assert.deepEqual(read("was ist zu beachten", "Bleaching der Zähne"), ["beach-"]);
});

test("a word that merely begins as those of the texts is one that the library lacks", () => {
  assert.deepEqual(read("internet", "Charbon interdit. Wifi gratuit.", "fr"), ["wifi"]);
  assert.deepEqual(read("internet", "Internet gratuit. Charbon interdit.", "fr"), ["inter-"]);
  assert.deepEqual(read("wifi", "Intero: 8 €.", "it"), ["wifi"]);
  assert.deepEqual(read("annulation", "Vous pouvez annuler.", "fr"), ["annul-"]);
  assert.deepEqual(read("cafetería", "Solo mensajes.", "es"), ["cafet-"]);
});

test("words of one thing that begin alike are one, whatever they end in", () => {
  assert.deepEqual(read("repariert ihr auch", "Reparaturen in unserer Werkstatt."), ["repar-"]);
});

test("what other languages call a thing is looked for where texts are in others", () => {
  // Swedish `sönder` is broken.
  assert.deepEqual(read("jambe cassée", "DVA, pelle et sonde sont prêtés.", "fr"), ["jambe-", "casse-"]);
});

test("a country is no language, and where a library never names it, abroad", () => {
  const shop = "Guide in francese. Spediamo in tutta Italia; all'estero non spediamo.";
  assert.deepEqual(read("fate spedizioni in francia", shop, "it"), ["spedi-", "ester-"]);
  assert.deepEqual(read("fate spedizioni in italia", "All'estero non spediamo.", "it"), ["spedi-", "itali-"]);
});

test("a word that texts only have at the end of compounds is found as those", () => {
  assert.deepEqual(read("was kostet der burger", "Rindsburger mit Pommes: 15,90 €. Kosten: keine."), [
    "koste-",
    "rinds-",
  ]);
  assert.deepEqual(read("kosten parkausweise", "Ein Bewohnerparkausweis: Kosten 40 €."), ["koste-", "bewoh-"]);
  assert.deepEqual(read("kosten in den ferien", "Kosten: 4 €. In den Schulferien keine."), ["koste-", "schul-"]);
  assert.deepEqual(read("kosten karte", "Kosten. Die Speisekarte."), ["koste-", "karte-"]);
});

test("two words that texts join are met by that one, too, unless all that begins as the first does has its term", () => {
  const formsOf = (question: string, text: string) => {
    const asked = prepareQuery({ question, language: "de" });
    const found = bearOut(asked, asked, [{ text, language: "de" }], { documentFrequency: () => 1 });
    return (found ?? asked).other.map(({ forms = [] }) => forms);
  };
  assert.deepEqual(formsOf("geige mieten", "Eine Leihgeige kostet 18 €. Unsere Geigen."), [["leihg-"], ["leihg-"]]);
  assert.deepEqual(formsOf("saiten wechseln", "Saitenwechsel: 15 €"), [[], []]);
});
