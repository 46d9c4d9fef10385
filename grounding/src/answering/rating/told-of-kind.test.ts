import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { answerFrom, readFrom } from "../testing/answer-from.ts";

type Page = Parameters<typeof answerFrom>[1];

const isTold = (question: string, ...pages: Page[]) => readFrom(question, ...pages).decision.supported;

describe("who asks for one of a kind is told what is said of the kind", () => {
  const told: [question: string, page: Page, expected: RegExp][] = [
    [
      "is my cavapoo allowed",
      ["House > Pets", "Dogs are welcome on a lead. Please bring their own bedding."],
      /Dogs are welcome/,
    ],
    [
      "is there a dishwasher",
      ["House > Kitchen", "The kitchen has all appliances. Towels are included."],
      /appliances/,
    ],
    ["do you sell croissants", ["Café > Food", "Pastries are baked each morning. Soup is served at noon."], /Pastries/],
    ["can i get an americano", ["Café > Food", "Hot drinks start at £2.80. Soup is served at noon."], /Hot drinks/],
    ["is there a mountain bike shed", ["House", "Bicycles can be locked in the shed.", "en"], /Bicycles/],
    ["darf mein havaneser mit", ["Haus > Tiere", "Hunde sind erlaubt und kosten 8 € pro Nacht.", "de"], /Hunde/],
    ["kann ich eine posaune mieten", ["Musik", "Blasinstrumente vermieten wir für 18 € im Monat.", "de"], /Blasinst/],
    ["il y a des cours de judo", ["Cours", "Les cours d'arts martiaux ont lieu le lundi à 19 h.", "fr"], /martiaux/],
    ["hay microondas", ["Cocina", "La cocina tiene electrodomésticos y una mesa grande.", "es"], /electrodom/],
    ["posso portare il mio maltese", ["Casa", "I cani sono ammessi e costano 8 € a notte.", "it"], /cani/],
    ["mag mijn chihuahua mee", ["Huis", "Honden zijn welkom en kosten 8 euro per nacht.", "nl"], /Honden/],
  ];
  for (const [question, page, expected] of told)
    test(question, () => assert.match(answerFrom(question, page).join(" "), expected));

  test("where none of it is taken, too", () =>
    assert.match(
      answerFrom("puedo traer mi iguana", ["Piso > Normas", "No se admiten mascotas en el piso.", "es"])[0]!,
      /No se admiten/,
    ));

  test("and never the other way round", () => {
    const page: Page = ["House", "Chihuahuas are welcome in the garden cottage."];
    assert.equal(isTold("are dogs welcome in the main house", page), false);
  });
});

describe("what isn't among those of a kind that are named isn't there", () => {
  const cards: Page = ["Booking > Paying", "You can pay by bank transfer or with Visa and Mastercard."];
  test("one card is no other", () => {
    assert.equal(isTold("can i pay with amex", cards), false);
    assert.equal(isTold("can i pay with mastercard", cards), true);
  });

  const lessons: Page = [
    "Musik > Unterricht",
    "Wir unterrichten Klavier, Geige und Gitarre für 24 € die Stunde.",
    "de",
  ];
  test("nor an instrument, by whatever name", () => {
    assert.equal(isTold("kann ich bei euch schlagzeug lernen", lessons), false);
    assert.match(answerFrom("kann ich bei euch violine lernen", lessons)[0]!, /Geige/);
  });

  test("nor a language", () => {
    const page: Page = ["Cours", "Nous enseignons l'anglais, l'espagnol et l'italien, 15 € l'heure.", "fr"];
    assert.equal(isTold("vous enseignez l'allemand", page), false);
    assert.equal(isTold("vous enseignez l'italien", page), true);
  });

  test("nor a system, but where all are meant or some for example", () => {
    const app: Page = ["Ayuda > App", "Hay aplicación para Windows y macOS.", "es"];
    assert.equal(isTold("hay app para android", app), false);
    const open: Page = ["Browsers", "It works in all modern browsers such as Firefox and Safari."];
    assert.equal(isTold("does it work in chrome", open), true);
  });

  test("of wind instruments a harp is none, and a trumpet is", () => {
    const hire: Page = ["Musik > Miete", "Blasinstrumente können Sie für 18 € im Monat mieten.", "de"];
    assert.equal(isTold("kann ich eine harfe mieten", hire), false);
    assert.equal(isTold("kann ich eine trompete mieten", hire), true);
  });

  test("what has a word that says the kind comes before what names another part of it", () => {
    const bar: Page = ["Haus > Bar", "Alkoholische Getränke gibt es ab 17 Uhr.", "de"];
    const breakfast: Page = ["Haus > Frühstück", "Zum Frühstück gibt es Brot und warme Getränke.", "de"];
    assert.match(answerFrom("gibt es kaffee", bar, breakfast)[0]!, /warme/);
  });
});
