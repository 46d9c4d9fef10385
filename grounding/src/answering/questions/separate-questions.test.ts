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
    ["en", "how do i get somebody to come and have a look"],
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

describe("what stands before the questions of a turn belongs to each of them", () => {
  const asked: [language: string, question: string, parts: [question: string, before?: string][]][] = [
    [
      "en",
      "Sailing course: how long is it, and do I need a boat?",
      [["Sailing course how long is it"], ["Sailing course do I need a boat?", "how long is it"]],
    ],
    [
      "en",
      "we move in May, when do I have to tell you and is the boat covered",
      [
        ["when do I have to tell you", "we move in May"],
        ["is the boat covered", "we move in May, when do I have to tell you"],
      ],
    ],
    [
      "en",
      "price of the sauna, and is there a quiet hour?",
      [["price of the sauna"], ["is there a quiet hour?", "price of the sauna"]],
    ],
    [
      "es",
      "Quería saber qué días hay clase y cuánto cuesta",
      [["qué días hay clase"], ["cuánto cuesta", "qué días hay clase"]],
    ],
  ];
  for (const [language, question, expected] of asked)
    test(question, () =>
      assert.deepEqual(
        separateQuestions({ question }, language).map(({ question: part, before }) =>
          before === undefined ? [part] : [part, before],
        ),
        expected,
      ),
    );
});

describe("questions in the order in which one tells, and with words of each language", () => {
  const asked: [language: string, question: string, parts: string[]][] = [
    ["fr", "le stage c'est combien et il faut apporter quoi", ["le stage c'est combien", "il faut apporter quoi"]],
    [
      "it",
      "quanto costa il corso di canto, quanto dura e cosa devo portare",
      ["quanto costa il corso di canto", "quanto dura", "cosa devo portare"],
    ],
    ["it", "a che ora si arriva e dove sono le chiavi", ["a che ora si arriva", "dove sono le chiavi"]],
    ["nl", "hoeveel is de borg en wat moet ik meenemen", ["hoeveel is de borg", "wat moet ik meenemen"]],
  ];
  for (const [language, question, expected] of asked)
    test(question, () => assert.deepEqual(parts(question, language), expected));
});

describe("a condition or a story before one question makes no two", () => {
  const asked: [language: string, question: string][] = [
    ["en", "If I stop paying, are my boats sold?"],
    ["en", "my boat leaks, what now"],
    ["fr", "il pleut demain, c'est ouvert ?"],
  ];
  for (const [language, question] of asked) test(question, () => assert.deepEqual(parts(question, language), []));
});
