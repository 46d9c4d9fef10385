import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom, readFrom } from "./testing/answer-from.ts";

const LINES = [
  "Pool > Closures",
  "We are closed on 25, 26 and 31 December and on 1 January. On 24 December we close at 14.00. Boxed lunches are sold every day.",
] as const;
const ROWS = [
  "Bad > Zeiten",
  "Tag: Mo–Fr | Zeit: 6.30–21 Uhr\nTag: 24.12. | Zeit: 8–13 Uhr\nTag: 25.12. und 26.12. | Zeit: geschlossen\nTag: 31.12. | Zeit: 8–14 Uhr",
  "de",
] as const;
const CLOSED = [
  "Piscina > Cierres",
  "Cerramos el 25 de diciembre, el 1 y el 6 de enero. El 24 y el 31 de diciembre cerramos a las 14 h.",
  "es",
] as const;

test("who asks for a feast is told its date, though the words of its name stand elsewhere", () => {
  assert.match(answerFrom("are you open on boxing day", LINES)[0]!, /25, 26 and 31 December/);
  assert.match(answerFrom("are you open new year's day", LINES)[0]!, /1 January/);
  assert.deepEqual(answerFrom("what time do you close on christmas eve", LINES), ["On 24 December we close at 14.00."]);
});

test("dates in figures are told by the feast's name, whole rows", () => {
  assert.deepEqual(answerFrom("habt ihr heiligabend auf", ROWS), ["Tag: 24.12. | Zeit: 8–13 Uhr"]);
  assert.deepEqual(answerFrom("silvester geöffnet?", ROWS), ["Tag: 31.12. | Zeit: 8–14 Uhr"]);
});

test("of two lines with the same month the one with the feast's day is shown first", () => {
  assert.match(answerFrom("¿abrís en navidad?", CLOSED)[0]!, /^Cerramos el 25/);
  assert.match(answerFrom("horario nochebuena", CLOSED)[0]!, /^El 24/);
});

test("another feast, and the hours of the week, are no answer", () => {
  for (const question of ["habt ihr ostermontag offen", "pfingsten geöffnet", "neujahr offen"])
    assert.equal(readFrom(question, ROWS).decision.supported, false, question);
  assert.equal(readFrom("open on easter monday", LINES).decision.supported, false);
  assert.equal(readFrom("abrís en semana santa", CLOSED).decision.supported, false);
});
