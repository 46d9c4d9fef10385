import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom } from "./testing/answer-from.ts";

const THEATRE: [string, string] = [
  "Tickets",
  "Seats: Stalls | Adult: £32 | Under 26: £16\nSeats: Circle | Adult: £24 | Under 26: £12\n\nA booking fee of £1.50 per ticket is added online. Exchanging tickets costs £2 each.\n\nCarers come in free with the person they look after.",
];
const VISIT: [string, string] = ["Visiting us", "Parking is free after 6pm in Mill Street."];

test("a fee or the price of a change is no price of the thing, unless it is asked for", () => {
  assert.match(answerFrom("ticket prices", THEATRE, VISIT)[0]!, /Stalls/);
  assert.match(answerFrom("how much are tickets", THEATRE, VISIT)[0]!, /Stalls/);
  assert.match(answerFrom("how much is the booking fee per ticket", THEATRE, VISIT)[0]!, /£1\.50/);
  assert.match(answerFrom("what does it cost to exchange tickets", THEATRE, VISIT)[0]!, /£2 each/);
});

test("who asks who is let in free is told of people", () => {
  for (const question of ["who gets in free", "who goes free", "who doesn't have to pay"])
    assert.match(answerFrom(question, THEATRE, VISIT)[0]!, /^Carers/, question);
  const german: [string, string, string][] = [
    ["Preise", "Eintritt 8 €. Kinder unter sechs Jahren haben freien Eintritt. Schließfächer sind kostenlos.", "de"],
    ["Anfahrt", "Parken ist am Haus kostenlos.", "de"],
  ];
  assert.match(answerFrom("wer muss nichts bezahlen", ...german)[0]!, /^Kinder/);
  assert.match(answerFrom("wer kommt kostenlos rein", ...german)[0]!, /^Kinder/);
});

test("who is too young is told the least age", () => {
  const rules: [string, string, string] = [
    "Regeln",
    "Fahren darf, wer mindestens 12 Jahre alt ist. Unter 18 Jahren brauchen wir die Unterschrift eines Elternteils.",
    "de",
  ];
  assert.match(answerFrom("bin ich mit 11 zu jung", rules)[0]!, /12 Jahre/);
});

test("how many people a sentence is for tells it of any number among them", () => {
  const rules: [string, string] = [
    "Groups",
    "You have to be 16 to join. We host groups of 6 to 14 people on Saturdays. Everybody brings an apron.",
  ];
  assert.match(answerFrom("do you have something for 9 people", rules)[0]!, /^We host groups of 6 to 14/);
});
