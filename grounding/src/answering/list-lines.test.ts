import assert from "node:assert/strict";
import { test } from "node:test";
import { splitPassages } from "../splitting/split-passages.ts";
import { composeExtractiveAnswer } from "./composing/compose-extractive-answer.ts";
import { answerFrom, readFrom } from "./testing/answer-from.ts";

// Offers as small sites write them: lines with a price or a time, leaders of dots, short names of days.

const CLASSES = [
  "Classes",
  "Little Tigers (ages 4-6) - Sat 9.30am\nJuniors (ages 7-12) - Tue & Thu 5pm\nTeens (ages 13-17) - Tue & Thu 6pm\nAdult beginners - Mon 7.30pm\nAdult advanced - Wed 7.30pm",
] as const;
const CLUB = ["The club", "We teach judo to children and adults in Lydney."] as const;
const PEOPLE = [
  "Coaches",
  "Little Tigers is led by Ines Costa.\nHead coach is Tom Barrow, 4th dan.\nQuestions about membership: Pat Doyle, pat@judo.example.\nMembership costs £28 a month.",
] as const;
const PRICES = [
  "Prices",
  "Ladies cut and blow dry ........ £42\nGents cut . . . . . £22\nChildren under 12 ........ £15\nFringe trim ........ free\nBridal hair ........ from £80",
] as const;
const SALON = ["The salon", "We are a hairdresser's in Ludlow with four stylists."] as const;

const answered = (question: string, ...pages: Parameters<typeof answerFrom>[1][]) =>
  readFrom(question, ...pages).decision.supported ? answerFrom(question, ...pages) : [];

test("lines that tell prices or times are no index of what stands elsewhere", () => {
  const about = (question: string) => answered(question, CLASSES, CLUB, PEOPLE);
  assert.deepEqual(about("when do beginners train"), ["Adult beginners - Mon 7.30pm"]);
  assert.deepEqual(about("classes for 14 year olds"), ["Teens (ages 13-17) - Tue & Thu 6pm"]);
});

test("a day is met by its short name", () => {
  assert.deepEqual(answered("what classes are on monday", CLASSES, CLUB), ["Adult beginners - Mon 7.30pm"]);
  assert.deepEqual(answered("is there something on saturdays", CLASSES, CLUB), [
    "Little Tigers (ages 4-6) - Sat 9.30am",
  ]);
});

test("who asks for times wants clock times, of all lines that are equally asked for", () => {
  assert.deepEqual(answered("adult classes times", CLASSES, CLUB), [
    "Adult beginners - Mon 7.30pm",
    "Adult advanced - Wed 7.30pm",
  ]);
});

test("dots that lead to a price do not part it from its line", () => {
  const about = (question: string) => answered(question, PRICES, SALON);
  assert.deepEqual(about("how much is a mens haircut"), ["Gents cut . . . . . £22"]);
  assert.deepEqual(about("fringe trim"), ["Fringe trim ........ free"]);
  assert.deepEqual(about("do i need to pay for a fringe trim"), ["Fringe trim ........ free"]);
  assert.deepEqual(about("how much for wedding hair"), ["Bridal hair ........ from £80"]);
});

test("who is asked for is told by a whole name beside the role", () => {
  assert.deepEqual(answerFrom("who is the coach", PEOPLE, CLASSES)[0], "Head coach is Tom Barrow, 4th dan.");
  assert.match(answerFrom("who do i ask about membership", PEOPLE, CLASSES)[0]!, /Pat Doyle/);
});

test("a short text comes with the heading that says what it is about, unless it has a label", () => {
  const lead = (question: string, heading: string, text: string) => {
    const { query, ranked } = readFrom(question, [`Prices > ${heading}`, `${heading}\n\n${text}`], SALON);
    return composeExtractiveAnswer(query, ranked).sentences[0]?.lead?.text;
  };
  assert.equal(lead("how much is a gents cut", "Gents cut", "£22."), "Gents cut");
  assert.equal(lead("guarantee on boots", "Guarantee", "Own shoes: 2 years."), undefined);
});

test("a section of a word or two is no part of the one beside it", () => {
  const text = "Prices\n\nMen\n\n€24\n\nChildren\n\n€16 up to the age of 11.";
  const at = (words: string, level: number) => ({
    start: text.indexOf(words),
    end: text.indexOf(words) + words.length,
    level,
  });
  const headings = [at("Prices", 1), at("Men", 2), at("Children", 2)];
  const passages = splitPassages({ text, title: null, language: "en", headings, units: [], pages: [], times: [] });
  assert.deepEqual(
    passages.map(({ start, end, headingPath }) => [headingPath.join(" > "), text.slice(start, end).trim()]),
    [
      ["Prices > Men", "Prices\n\nMen\n\n€24"],
      ["Prices > Children", "Children\n\n€16 up to the age of 11."],
    ],
  );
});

test("what holds all that is asked for comes first, whichever page says `costs` most", () => {
  const classes = [
    "Clases",
    "- Piano: martes a las 17:00, 60 € al mes\n- Coro: lunes a las 20:00, 25 € al mes",
    "es",
  ] as const;
  const fees = ["Matrícula", "La matrícula cuesta 30 € al año. Los hermanos pagan menos.", "es"] as const;
  const about = (question: string) => answered(question, classes, fees);
  assert.deepEqual(about("cuanto cuesta piano"), ["Piano: martes a las 17:00, 60 € al mes"]);
  assert.deepEqual(about("q dia es el coro"), ["Coro: lunes a las 20:00, 25 € al mes"]);
});

test("a heading is told once for the sentences below it", () => {
  const text = "Gents cut\n\nIt costs £22.\n\nWith the owner it costs £28.";
  const { query, ranked } = readFrom("gents cut with the owner", ["Prices > Gents cut", text], SALON);
  const { sentences } = composeExtractiveAnswer(query, ranked);
  assert.ok(sentences.filter(({ lead }) => lead !== undefined).length <= 1);
});

test("what a call-out costs is no phone number, an emergency number is", () => {
  const prices = ["Prices", "Call-out on weekdays: £60.\nBlocked drain: from £90."] as const;
  const areas = ["Where we work", "Hereford, Leominster and Ledbury."] as const;
  const contact = ["Contact", "Phone 01432 555 0166. For emergencies at night call 07700 900 166."] as const;
  const registered = ["About us", "We are Gas Safe registered, number 204417."] as const;
  const about = (question: string) => answered(question, prices, areas, contact, registered);
  assert.deepEqual(about("how much is a call out"), ["Call-out on weekdays: £60."]);
  assert.deepEqual(about("how much to unblock a drain"), ["Blocked drain: from £90."]);
  assert.deepEqual(about("do u cover ledbury"), ["Hereford, Leominster and Ledbury."]);
  assert.deepEqual(about("emergency number"), ["For emergencies at night call 07700 900 166."]);
});

test("a passage that is found for the word of a price alone does not come before what costs it", () => {
  const bath = "Seebad mit Sauna";
  const inside = [
    `${bath} > Im Bad`,
    "Schließfächer kosten 1 € Pfand.\nHandtücher: Verleih 2,50 €, kostenlos für Mitglieder.",
    "de",
  ] as const;
  const entry = [`${bath} > Eintritt`, "Erwachsene: 6,40 €\nSauna-Zuschlag: 9,00 €, ab 16 Jahren", "de"] as const;
  assert.deepEqual(answered("was kostet die sauna", inside, entry), ["Sauna-Zuschlag: 9,00 €, ab 16 Jahren"]);
});
