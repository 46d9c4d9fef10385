import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { answerFrom, readFrom } from "../answering/testing/answer-from.ts";

const BATHS = [
  "Pool (May to September): 7 am – 9 pm",
  "Pool (October to April): 8 am – 8 pm",
  "Sauna: 2 pm – 9.30 pm, Thursdays women only",
  "Café: 10 am – 6 pm",
];

describe("who asks for the hours of a part is told those alone, of the season that is asked for", () => {
  const told: Record<string, string> = {
    "what time does the cafe close": BATHS[3]!,
    "when is the sauna open": BATHS[2]!,
    "sauna times": BATHS[2]!,
    "pool opening hours in winter": BATHS[1]!,
    "when is the pool open in july": BATHS[0]!,
  };
  const shapes: Record<string, (line: string) => string> = {
    terms: (line) => line,
    list: (line) => `- ${line}`,
    table: (line) => line.replace(": ", " | "),
  };
  for (const [shape, written] of Object.entries(shapes))
    for (const [question, line] of Object.entries(told))
      test(`${question}, from a ${shape}`, () => {
        const page = ["Tarn Baths > Opening hours", BATHS.map(written).join("\n")] as const;
        assert.deepEqual(answerFrom(question, page), [shape === "table" ? written(line) : line]);
      });
});

test("so it is in sentences, and in other languages", () => {
  const bad =
    "Von Mai bis September ist das Bad von 7 bis 21 Uhr geöffnet. Von Oktober bis April ist das Bad von 8 bis 20 Uhr geöffnet.";
  const page = ["Seebad > Zeiten", `${bad} Das Café ist von 10 bis 18 Uhr geöffnet.`, "de"] as const;
  assert.deepEqual(answerFrom("wann macht das café zu", page), ["Das Café ist von 10 bis 18 Uhr geöffnet."]);
  assert.deepEqual(answerFrom("wann hat das bad im juli auf", page), [`${bad.split(". ")[0]}.`]);
});

test("hours that a part has only beside those of the place are told with them", () => {
  const days = "Mon: closed\nTue–Fri: 9.30 am – 5.30 pm\nSat: 9 am – 6 pm";
  const page = ["Visit > Opening times", `${days}\n\nThe café closes half an hour earlier.`] as const;
  const question = "what time does the café close";
  assert.deepEqual(answerFrom(question, page), ["The café closes half an hour earlier.", days]);
});

test("a part that the site tells nothing of has none of its hours, and its own name is no part", () => {
  const page = ["Fern Nursery > Opening times", "Mon: closed\nTue–Fri: 9.30 am – 5.30 pm\nSat: 9 am – 6 pm"] as const;
  assert.equal(readFrom("when does the café close", page).decision.supported, false);
  assert.deepEqual(answerFrom("when does the café close", ["Fern Café > Opening times", page[1]]), [page[1]]);
  assert.deepEqual(answerFrom("when does the shop close", page), [page[1]]);
});

test("hours of no month are none of October", () => {
  const page = ["Camping > Accueil", "L'accueil est ouvert tous les jours de 9 h à 19 h.", "fr"] as const;
  assert.equal(readFrom("vous êtes ouverts en novembre", page).decision.supported, false);
});

test("of a table that tells other things too the rows of hours are told", () => {
  const rows = "Sprechzeiten | Montag bis Freitag 8.30–12.00 Uhr\nTermine | telefonisch\nFotos | nicht erlaubt";
  assert.deepEqual(answerFrom("wann habt ihr auf", ["Praxis", rows, "de"]), [rows.split("\n")[0]]);
});

test("the only hours of a café are all of its hours", () => {
  const hours = "The café is open Monday to Friday 9–17. On Saturdays we are open 10–14.";
  assert.deepEqual(answerFrom("when is the cafe open", ["Fern Café > Hours", hours]), [hours]);
});

test("a part of a hotel that has a heading of its own isn't the site", () => {
  const pool = "La piscina exterior abre de junio a septiembre, de 10:00 a 20:00.";
  const pages = [
    ["Restaurante > Horarios", "Desayuno: 7:30 – 10:30\nCena: 20:30 – 23:00\nCerrado domingos y lunes", "es"],
    ["Servicios > Servicios del hotel > Piscina", `Piscina\n\n${pool} Es solo para huéspedes.`, "es"],
  ] as const;
  assert.deepEqual(answerFrom("cuando abre la piscina", ...pages), [pool]);
});
