import assert from "node:assert/strict";
import { test } from "node:test";
import { toldDays } from "./told-days.ts";

const told = (text: string, language: string) => [...toldDays(text, language)].toSorted().join("");

test("days are told by their names, by the two ends of a span, and by names for several", () => {
  const cases: [text: string, language: string, days: string][] = [
    ["Closed Sunday and Monday.", "en", "17"],
    ["Mon–Sat 9–18, Sun 10:30–16:30", "en", "1234567"],
    ["Open Thursdays until 8", "en", "4"],
    ["We sat in the sun, and wed.", "en", ""],
    ["Open daily except Monday", "en", "1234567"],
    ["Di–Do 9–12, Sa 10:00–14:00", "de", "2346"],
    ["Am Wochenende ist geschlossen", "de", "67"],
    ["So ist das, mit der Di und dem Do", "de", ""],
    ["Samstags bis montags", "de", "167"],
    ["open van dinsdag tot en met zondag", "nl", "234567"],
    ["ma t/m vr 9.00–17.00 uur", "nl", "12345"],
    ["Mardi et jeudi : 13 h", "fr", "24"],
    ["du mardi au samedi", "fr", "23456"],
    ["de lunes a viernes de 9 a 14", "es", "12345"],
    ["lunedì chiuso", "it", "1"],
    ["de segunda a sexta", "pt", "12345"],
    ["vardagar 9–17, lördag stängt", "sv", "123456"],
    ["Mandag – torsdag: 10 – 17.30, søndage lukket", "da", "12347"],
    ["ma-fr 9-16", "da", "12345"],
    ["onsdag og fredag", "da", "35"],
    ["od poniedziałku do piątku, w sobotę nieczynne", "pl", "123456"],
  ];
  for (const [text, language, days] of cases) assert.equal(told(text, language), days, text);
});
