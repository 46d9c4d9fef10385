import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { separateQuestions } from "./separate-questions.ts";

function parts(question: string, language = "en"): string[] {
  return separateQuestions({ question }, language).map((part) => part.question);
}

describe("a question for several things is several questions", () => {
  const asked: [language: string, question: string, parts: string[]][] = [
    ["en", "how much is a day ticket and are dogs allowed", ["how much is a day ticket", "are dogs allowed"]],
    ["en", "is there parking? are dogs allowed?", ["is there parking", "are dogs allowed?"]],
    ["en", "opening hours and parking", ["opening hours", "parking"]],
    ["en", "do you have parking and lockers", ["do you have parking", "do you have lockers"]],
    ["en", "how much is a puncture repair and truing", ["how much is a puncture repair", "how much is a truing"]],
    ["de", "zahnreinigung und bleaching preise", ["zahnreinigung preise", "bleaching preise"]],
    ["de", "wann habt ihr auf und was kostet das", ["wann habt ihr auf", "was kostet das"]],
    ["fr", "prix vélo de ville et vélo électrique", ["prix vélo de ville", "prix vélo électrique"]],
    ["es", "hay aparcamiento y taquillas", ["hay aparcamiento", "hay taquillas"]],
  ];
  for (const [language, question, expected] of asked)
    test(question, () => assert.deepEqual(parts(question, language), expected));
});

describe("what asks for one thing stays whole", () => {
  const asked: [language: string, question: string][] = [
    ["en", "what is the difference between basic and pro"],
    ["en", "i ordered the wrong size, can i swap it"],
    ["de", "öffnungszeiten montag und dienstag"],
    ["de", "Steigeisen für 3 Tage, Preis und Kaution?"],
    ["es", "bono de 10 clases en línea"],
    ["fr", "mobil-home en haute saison"],
  ];
  for (const [language, question] of asked) test(question, () => assert.deepEqual(parts(question, language), []));
});

test("a later question may go on about the one before, but not about hours", () => {
  const [, cost] = separateQuestions({ question: "what is a trial lesson and how much is it" }, "en");
  assert.equal(cost?.before, "what is a trial lesson");
  const [, price] = separateQuestions({ question: "when are you open and how much is it" }, "en");
  assert.equal(price?.before, undefined);
});
