import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readFrom } from "../answering/testing/answer-from.ts";
import { tellBasicFact } from "./tell-basic-fact.ts";

const KEMPTEN =
  "Kempten: Fischerstraße 14, 87435 Kempten, Tel. 0831 555 0143. Mo–Sa 9:00–18:00 Uhr, sonntags geschlossen.";
const SONTHOFEN = "Sonthofen: Bahnhofstraße 3, Tel. 08321 555 0177. Mo–Fr 9:30–18:00 Uhr, Sa 9:30–14:00 Uhr.";
const SHOPS = [
  "Besuchen Sie uns",
  `${KEMPTEN} Parkplätze hinter dem Haus.\n${SONTHOFEN} Nicht barrierefrei.`,
  "de",
] as const;
const TERMS = ["Rückgabe", "Socken mit geöffneter Verpackung nehmen wir nicht zurück.", "de"] as const;

function told(question: string, ...pages: readonly (readonly [string, string, string])[]): string[] {
  const { query, ranked } = readFrom(question, ...pages);
  return tellBasicFact(query, ranked).map(({ text }) => text);
}

describe("hours of shops that have a line each, below no heading of hours, are told of each", () => {
  for (const question of ["wann habt ihr auf", "wann habt ihr geöffnet", "Öffnungszeiten"])
    test(question, () => assert.deepEqual(told(question, TERMS, SHOPS), [KEMPTEN, SONTHOFEN]));

  test("of the day that is asked for, where not all tell of it", () =>
    assert.deepEqual(told("habt ihr sonntags auf", TERMS, SHOPS), [KEMPTEN]));
});

test("lines of courses have no place to go to", () => {
  const courses = ["Kurse", "Anfänger: Montag 18:00–19:30 Uhr.\nMittelstufe: Dienstag 18:00–19:30 Uhr.", "de"] as const;
  assert.deepEqual(told("wann habt ihr offen", courses), []);
});
