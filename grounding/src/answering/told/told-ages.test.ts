import assert from "node:assert/strict";
import { test } from "node:test";
import { askedAge, toldAges } from "./told-ages.ts";

const told = (text: string, language: string) =>
  toldAges(text, language)
    .map(({ from, to }) => `${from}-${to}`)
    .join(" ");

test("ages are told by spans, bounds and names of ages", () => {
  const cases: [text: string, language: string, ages: string][] = [
    ["Junior swim (4 to 15): £3.60", "en", "4-15"],
    ["Under 4: free", "en", "0-3"],
    ["Over 65: £4.20", "en", "65-130"],
    ["Adult swim: £5.80", "en", "18-130"],
    ["In the school holidays, ages 5 to 12, 8.30 to 16.30, £29 a day.", "en", "5-12"],
    ["Tents under 8 kg, shelves over 30 cm", "en", ""],
    ["The children must be 8 or older", "en", "8-130"],
    ["Lessons are for children from 4 years.", "en", "4-130"],
    ["Free for under-5s", "en", "0-4"],
    ["Little Tigers (4–6): Saturday 9:30–10:15", "en", "4-6"],
    ["Room for a family (2–4 persons)", "en", ""],
    ["Open 10 to 17", "en", ""],
    ["Kinder 6–17", "de", "6-17"],
    ["Kinder unter sechs Jahren schwimmen umsonst.", "de", "0-5"],
    ["ab 12 Jahren", "de", "12-130"],
    ["Erwachsene: 5,50 €", "de", "18-130"],
    ["Enfant de 3 à 11 ans", "fr", "3-11"],
    ["Les moins de 3 ans ne paient pas.", "fr", "0-2"],
    ["gratis para menores de 12 años", "es", "0-11"],
    ["You must be at least 16 to hire one.", "en", "16-130"],
    ["The ride takes at least 16 minutes, be there at least 10 minutes early.", "en", ""],
    ["Je moet minstens 16 jaar zijn om er een te huren.", "nl", "16-130"],
    ["Il faut avoir au moins 16 ans.", "fr", "16-130"],
    ["au moins 2 ans d'expérience", "fr", ""],
    ["Aceptamos alumnos a partir de los seis años.", "es", "6-130"],
    ["devi avere almeno 16 anni", "it", "16-130"],
    ["Das Mindestalter beträgt 16 Jahre.", "de", "16-130"],
    ["ab einem Alter von 6 Jahren", "de", "6-130"],
    ["La edad mínima es de 8 años.", "es", "8-130"],
  ];
  for (const [text, language, ages] of cases) assert.equal(told(text, language), ages, text);
});

test("the age of who is asked about is read, and nothing else that is counted", () => {
  const cases: [question: string, language: string, age: number | undefined][] = [
    ["swim price for a 10 year old", "en", 10],
    ["can my 6yo go in", "en", 6],
    ["my daughter is 12 can she join", "en", 12],
    ["im 67 do i get a discount", "en", 67],
    ["is 12 too young for the course", "en", 12],
    ["bin ich mit 17 zu jung", "de", 17],
    ["is it open until 10", "en", undefined],
    ["how long is the 2 year warranty", "en", undefined],
    ["was kostet es für 10-jährige", "de", 10],
    ["mein Sohn ist sechs, darf er mit", "de", 6],
    ["combien pour un enfant de 5 ans en juillet", "fr", 5],
    ["mi hijo tiene 8 años", "es", 8],
    ["turnen mit 8 jahren", "de", 8],
    ["eintritt 10 jahre", "de", 10],
    ["volleybal voor kind van 8", "nl", 8],
    ["garantie 5 jahre", "de", undefined],
  ];
  for (const [question, language, age] of cases) assert.equal(askedAge(question, language)?.age, age, question);
});

test("children up to an age, and from one, whose years are left out", () => {
  const told = (text: string, language: string) => toldAges(text, language).map(({ from, to }) => [from, to]);
  assert.deepEqual(told("Kinder bis 6: frei", "de"), [[0, 6]]);
  assert.deepEqual(told("Kinder (bis 6)", "de"), [[0, 6]]);
  assert.deepEqual(told("niños hasta 6 gratis", "es"), [[0, 6]]);
  assert.deepEqual(told("Kinder ab 6 – 4 €", "de"), [[6, 130]]);
  assert.deepEqual(told("Kinder 6 bis 14 Jahre", "de"), [[6, 14]]);
  assert.deepEqual(told("Kinder bis 3 Stunden", "de"), [[0, 17]]);
});
