import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { answerFrom, readFrom } from "../answering/testing/answer-from.ts";
import { prepareBasicQuery } from "./prepare-basic-query.ts";
import { tellBasicFact } from "./tell-basic-fact.ts";

const HOURS = "Hours\n\nMonday to Thursday: 9–17\nFriday: 9–14\nSaturday and Sunday: closed";
const PAGES = [
  ["Contact > Hours", HOURS],
  [
    "Contact > Getting here",
    "Where\n\nLamp Workshop\n\n14 Quay Lane\nBallyconnor\nY99 T4P2\n\nTel 01632 960 418\nFax 01632 960 419",
  ],
  ["Contact > Writing", "E-mail hello@lamps.example\n\nPress: press@lamps.example"],
  ["Prices > Repairs", "Repair: New wire | Price: €22\nRepair: New switch | Price: €14"],
  ["Delivery > Cost", "Delivery costs €5."],
  ["Lamps > Reading lamp", "The reading lamp is 40 cm high. It costs €80."],
  ["About > Declan Furlong", "Declan Furlong\n\nHe owns the place and does the books badly."],
  ["Privacy > Complaints", "Complaints go to the ombudsman, 2 Castle Street, telephone 01 555 0000."],
] as const;

describe("a basic fact is told where the site tells it of itself", () => {
  const told: Record<string, string[]> = {
    "where are you": ["14 Quay Lane\nBallyconnor\nY99 T4P2"],
    "phone number?": ["Tel 01632 960 418"],
    "do you have an email address": ["E-mail hello@lamps.example"],
    "how can I contact you": ["Tel 01632 960 418", "E-mail hello@lamps.example"],
    "when are you open": [HOURS.slice(7)],
    "are you open on fridays": ["Friday: 9–14"],
    "are you open on sunday": ["Saturday and Sunday: closed"],
    "what are your prices": ["Repair: New wire | Price: €22\nRepair: New switch | Price: €14"],
    "who owns it": ["He owns the place and does the books badly."],
  };
  for (const [question, quotes] of Object.entries(told))
    test(question, () => assert.deepEqual(answerFrom(question, ...PAGES), quotes));
});

test("a name in the heading is read before what says who it is", () => {
  const { decision } = readFrom("who owns it", ...PAGES);
  assert.equal(decision.supported, true);
});

test("somebody else's is not the site's", () => {
  const passage = PAGES.find(([heading]) => heading === "Privacy > Complaints")!;
  for (const question of ["where are you", "phone number?", "how can I contact you"]) {
    const basic = prepareBasicQuery({ question, language: "en" })!;
    const { ranked } = readFrom("complaints ombudsman telephone", passage, ...PAGES.slice(3, 6));
    assert.ok(ranked.length > 0);
    assert.deepEqual(tellBasicFact(basic, ranked), [], question);
  }
});

describe("hours whose days stand apart are told together, and a closed day is one of them", () => {
  const days = ["Mon closed", "Tue 09:30–17:30", "Wed 09:30–17:30", "Sat 09:00–18:00", "Sun 11:00–16:00"];
  const page = ["Visit > Opening times", days.join("\n\n")] as const;
  const told: Record<string, string> = {
    "when are you open": days.join("\n\n"),
    "r u open mondays": "Mon closed",
    "opening hours weekend": days.slice(3).join("\n\n"),
    "can i come at 5pm on a tuesday": "Tue 09:30–17:30",
  };
  for (const [question, quote] of Object.entries(told))
    test(question, () => assert.deepEqual(answerFrom(question, page), [quote]));
});

describe("a pool's hours are told by season, and what it costs by its tickets", () => {
  const pages = [
    ["Bad > Öffnungszeiten", "Öffnungszeiten\n\nMai und September: 10–18 Uhr\nJuni bis August: 9–20 Uhr", "de"],
    ["Bad > Eintritt", "Eintritt\n\n- Erwachsene: 5 €\n- Kinder unter 6: frei\n- Saisonkarte: 70 €", "de"],
    ["Bad > Regeln", "Regeln\n\n- Bezahlen: bar\n- Parkplatz: 200 Plätze, 2 € am Tag", "de"],
  ] as const;
  const told: Record<string, string> = {
    "wann habt ihr auf": "Mai und September: 10–18 Uhr\nJuni bis August: 9–20 Uhr",
    preise: "- Erwachsene: 5 €\n- Kinder unter 6: frei\n- Saisonkarte: 70 €",
  };
  for (const [question, quote] of Object.entries(told))
    test(question, () => assert.deepEqual(answerFrom(question, ...pages), [quote]));
});

test("an owner is told by who opened or runs the place", () => {
  const pages = [
    ["Óptica > Quiénes somos", "Quiénes somos\n\nJordi Llobera abrió la óptica de Huesca en 1978.", "es"],
    ["Óptica > Gafas", "Trabajamos con Ray-Ban, Etnia Barcelona y marcas propias.", "es"],
  ] as const;
  assert.deepEqual(answerFrom("quienes sois los dueños", ...pages), [
    "Jordi Llobera abrió la óptica de Huesca en 1978.",
  ]);
});
