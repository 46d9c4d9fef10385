import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom, readFrom } from "./testing/answer-from.ts";

const OFFICE = [
  "- Passport: £88.50, bring your old passport, takes three weeks",
  "- Weddings: Fridays and Saturdays, book three months ahead with Mrs Vale",
  "- Bulky waste: collected on the first Monday of the month, £15",
].join("\n");

test("who asks for another day or age than a thing is for is told which it is for", () => {
  const page = ["Registry office", OFFICE] as const;
  assert.match(answerFrom("are there weddings on sundays", page)[0]!, /^Weddings: Fridays and Saturdays/);
  assert.equal(readFrom("are there weddings on sundays", page).decision.supported, true);
  const baths = "- Adults: £6.40\n- Children (4–15): £3.20\n- Sauna supplement: £9.00, from 16 years";
  assert.match(answerFrom("can my 14 year old go to the sauna", ["Tickets", baths])[0]!, /^Sauna/);
  const bad = "- Erwachsene: 6,40 €\n- Kinder (3–15): 3,20 €\n- Sauna-Zuschlag: 9,00 €, ab 16 Jahren";
  assert.match(answerFrom("darf mein 14 jähriger in die sauna", ["Eintritt", bad, "de"])[0]!, /^Sauna/);
});

test("not where a compound tells of it", () => {
  const courses = [
    "Kurse",
    "- Eltern-Kind-Turnen (1–3 Jahre): Mittwoch\n- Kinderturnen (4–6 Jahre): Freitag",
    "de",
  ] as const;
  assert.doesNotMatch(answerFrom("turnen für 5 jährige", courses)[0]!, /^Eltern/);
});

test("what is said a month is no name of something else", () => {
  const page = ["Membership", "Membership costs £28 a month. Kit can be borrowed for the first month."] as const;
  assert.match(answerFrom("how much is it per month", page)[0]!, /£28/);
  assert.equal(readFrom("how much is it per month", page).decision.supported, true);
});

test("not where something tells of the day, nor where nothing but the day is asked for", () => {
  const clubs = ["Clubs", "- Kids' club: Saturdays 10–12\n- Chess: Mondays"] as const;
  const sunday = ["Sundays", "On Sundays the kids' club meets in the garden."] as const;
  assert.match(answerFrom("is there a kids club on sunday", clubs, sunday)[0]!, /^On Sundays/);
  const pool = ["Piscine", "Chauffée à 27 °C, ouverte de 10 h à 20 h de mai à septembre.", "fr"] as const;
  assert.equal(readFrom("vous êtes ouverts en novembre", pool).decision.supported, false);
});

test("what is on no such day is told by all lines of other days", () => {
  const lines = ["- Mini's: woensdag 16.00 uur training", "- Dames 1: maandag 20.00 uur training"];
  const club = ["Trainingstijden", `Trainingstijden\n\n${lines.join("\n")}`, "nl"] as const;
  assert.deepEqual(answerFrom("training op zondag", club), [lines.join("\n")]);
});
