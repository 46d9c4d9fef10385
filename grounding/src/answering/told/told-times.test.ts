import assert from "node:assert/strict";
import { test } from "node:test";
import { meets, toldTimes } from "./told-times.ts";

const told = (text: string, language: string) =>
  toldTimes(text, language)
    .map(({ from, to }) => `${from}-${to}`)
    .join(" ");

test("parts of the year are told by months, dates, spans and feasts, and not by a date of one year", () => {
  const cases: [text: string, language: string, times: string][] = [
    ["Every second week from March to November", "en", "301-1131"],
    ["Open April – October, 10am to 5pm", "en", "401-1031"],
    ["We close on 25 and 26 December and on New Year's Day.", "en", "1225-1225 1226-1226 101-101"],
    ["There are no collections in December, January and February.", "en", "1201-1231 101-131 201-231"],
    ["Since January 2021 you're responsible for duty", "en", ""],
    ["You may march on, and you may not", "en", ""],
    ["in May: 9–17", "en", "501-531"],
    ["1 Apr to 30 Sep", "en", "401-930"],
    ["£3.50 from 6.30 to 7.45", "en", ""],
    ["are you open on boxing day", "en", "1226-1226"],
    ["Haute saison (3 juillet – 28 août) : 34 €", "fr", "703-828"],
    ["Ouvert du 4 avril au 3 octobre 2027.", "fr", "404-1003"],
    ["du 1er au 15 août", "fr", "801-815"],
    ["vom 1. Juli bis 31. August geschlossen", "de", "701-831"],
    ["01.06.–14.07.: 98 €", "de", "601-714"],
    ["Nov.–März", "de", "1101-331"],
    ["An Heiligabend bis 14 Uhr", "de", "1224-1224"],
    ["del 15 de junio al 15 de septiembre", "es", "615-915"],
    ["en agosto cerramos", "es", "801-831"],
    ["Closed on 25, 26 and 31 December", "en", "1225-1225 1226-1226 1231-1231"],
    ["El 24 y el 31 de diciembre cerramos a las 14 h", "es", "1224-1224 1231-1231"],
    ["Tag: 24.12. | Zeit: 8–13 Uhr", "de", "1224-1224"],
    ["Es kostet 3.10. Kinder zahlen nichts.", "de", ""],
    ["an Ostermontag", "de", "2004-2004"],
    ["van 1 april tot en met 31 oktober", "nl", "401-1031"],
  ];
  for (const [text, language, times] of cases) assert.equal(told(text, language), times, text);
});

test("a part of the year may go round its end", () => {
  const [winter] = toldTimes("von November bis März", "de");
  const [january] = toldTimes("im Januar", "de");
  const [june] = toldTimes("im Juni", "de");
  assert.equal(meets(winter!, january!), true);
  assert.equal(meets(winter!, june!), false);
});

test("seasons are parts of the year, and short months behind what says so", () => {
  const told = (text: string, language: string) => toldTimes(text, language).map(({ from, to }) => [from, to]);
  assert.deepEqual(told("open in winter", "en"), [[1201, 229]]);
  assert.deepEqual(told("Heures d'été", "fr"), [[601, 831]]);
  assert.deepEqual(told("von Mai bis September", "de"), [[501, 931]]);
});
