import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom } from "./testing/answer-from.ts";

const MASSAGE: [string, string, string] = [
  "Le salon",
  "Un rendez-vous s'annule sans frais la veille.\nLe paiement en trois fois est possible.\nLes enfants viennent dès six ans.",
  "fr",
];

test("an abbreviation, a relative and a word that only carries the question find what the source says", () => {
  assert.deepEqual(answerFrom("comment annuler mon rdv", MASSAGE)[0], "Un rendez-vous s'annule sans frais la veille.");
  assert.deepEqual(answerFrom("je peux venir avec ma fille ?", MASSAGE)[0], "Les enfants viennent dès six ans.");
  assert.deepEqual(answerFrom("paiement en plusieurs fois", MASSAGE)[0], "Le paiement en trois fois est possible.");
});

test("two words that make one name are read as one, though the small one is left out", () => {
  const found = answerFrom(
    "cant log in",
    ["Versions", "The history of each version is kept for a year."],
    ["Access", "Forgot your password? Choose a new one on the page where you sign in."],
  );
  assert.equal(found[0], "Choose a new one on the page where you sign in.");
});

test("what only carries a question is no reason to show a second sentence", () => {
  const texts: [string, string][] = [
    ["Dogs", "Dogs stay for free in every room."],
    ["Orders", "You can bring parcels back to our desk at any time of the day, and bring friends along."],
  ];
  assert.deepEqual(answerFrom("can I bring my dogs", ...texts), ["Dogs stay for free in every room."]);
});

test("a sentence that only announces what follows is no answer", () => {
  const found = answerFrom("Do you have vacancies?", [
    "Careers",
    "Current vacancies:\n\nBoot fitter in Keswick: vacancies for two people, apply by June.",
  ]);
  assert.ok(!found.includes("Current vacancies:"), found.join("|"));
});

test("a line that announces what has headings of its own comes with it", () => {
  const found = answerFrom("Do you have vacancies?", [
    "Careers",
    "Current vacancies:\n\nNight baker\n\nFive shifts a week, from eleven to six.\n\nShop assistant\n\nSaturdays and Sundays, £12.80 an hour.",
  ]);
  assert.match(found[0]!, /^Current vacancies:\n\nNight baker.+Shop assistant.+an hour\.$/s);
});

test("who has no umlauts on the keyboard finds what is written with them, in a question of one word too", () => {
  const shop: [string, string, string] = [
    "Der Laden",
    "Die Öffnungszeiten sind 9 bis 18 Uhr.\nKrücken gibt es leihweise.",
    "de",
  ];
  assert.deepEqual(answerFrom("oeffnungszeiten", shop)[0], "Die Öffnungszeiten sind 9 bis 18 Uhr.");
  assert.deepEqual(answerFrom("Kruecken möglich?", shop)[0], "Krücken gibt es leihweise.");
});

test("a day of the week is told by what names it, by a span over it or by the weekend, and by no other day", () => {
  const hours: [string, string, string] = [
    "Öffnungszeiten",
    "Dienstag 9:00–12:00 Uhr\nMi–Fr 10:00–18:00 Uhr\nAm Wochenende ist der Laden geschlossen.",
    "de",
  ];
  assert.deepEqual(answerFrom("habt ihr samstags auf?", hours), ["Am Wochenende ist der Laden geschlossen."]);
  assert.deepEqual(answerFrom("Wann ist am Donnerstag offen?", hours)[0], "Mi–Fr 10:00–18:00 Uhr");
  assert.deepEqual(answerFrom("Are you open on Tuesdays?", hours)[0], "Dienstag 9:00–12:00 Uhr");
});

test("a question whose language nothing tells is read in that of the best passage", () => {
  const found = answerFrom("was kostet n brezn", [
    "Bäckerei",
    "Unsere Brezn backen wir jede Stunde frisch.\nBrezn: 0,90 € das Stück\nApfelkuchen: 3 € das Stück",
    "de",
  ]);
  assert.equal(found[0], "Brezn: 0,90 € das Stück");
});

test("a word finds what another language says in several words", () => {
  const gym: [string, string] = ["Prices", "A day pass is £9.\nA month costs £34 and a year £340."];
  assert.equal(answerFrom("Was kostet eine Tageskarte?", gym)[0], "A day pass is £9.");
});

test("who asks where somebody is, and says nothing else, is told the address", () => {
  const contact: [string, string] = ["Contact", "Call 01632 960 514.\n14 Mill Lane, Millbrook, ML4 2TT."];
  assert.ok(answerFrom("where are you", contact).join(" ").includes("14 Mill Lane"));
  const german: [string, string, string] = ["Kontakt", "Tel. 0761 555 0190\nMühlweg 14, 79098 Freiburg", "de"];
  assert.ok(answerFrom("wo seid ihr?", german).join(" ").includes("Mühlweg 14"));
});

test("a verb that only carries a question is missed in none of its forms", () => {
  const clinic: [string, string, string] = ["Cita previa", "Atendemos con cita, por teléfono o por WhatsApp.", "es"];
  assert.equal(answerFrom("como pido cita", clinic)[0], "Atendemos con cita, por teléfono o por WhatsApp.");
});

test("two words that make one name may have `it` between them, or begin with `get`", () => {
  const terms = ["Terms", "Cancel: free up to the day before.\nDeposit: £50 on a card."] as const;
  assert.match(answerFrom("can i call it off for nothing", terms)[0]!, /^Cancel/);
  const account = [
    "Your account",
    "Go to Settings and choose Delete: all data of your account is erased.\nYour account has a picture.",
  ] as const;
  assert.match(answerFrom("how do i get rid of my account", account)[0]!, /Delete/);
});
