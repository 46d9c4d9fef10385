import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutAbuse } from "./without-abuse.ts";

test("what only scolds is left out, and what is asked stays", () => {
  const turns: [string, string][] = [
    ["your website is rubbish, just tell me when the bloody pool is open", "just tell me when the pool is open"],
    ["your stupid discount code doesnt work you muppets", "your discount code doesnt work"],
    ["why the hell are your numbers different, this is garbage", "why are your numbers different,"],
    ["ihr Saftladen, wo bleibt meine Kohle??", "wo bleibt meine Kohle??"],
    ["ihr Halsabschneider, was nehmt ihr für eine Untersuchung", "was nehmt ihr für eine Untersuchung"],
    ["putain vous êtes nuls, c'est quoi l'adresse", "c'est quoi l'adresse"],
    ["menuda estafa, cómo cancelo", "cómo cancelo"],
    ["che schifo, a che ora aprite", "a che ora aprite"],
    ["jullie zijn oplichters, waar is mijn pakket", "waar is mijn pakket"],
  ];
  for (const [turn, asked] of turns) assert.equal(withoutAbuse(turn), asked);
});

test("of a turn that only scolds nothing is left", () => {
  for (const turn of [
    "your shop is shit",
    "this documentation is garbage",
    "you are the most useless piece of crap bot ive ever talked to",
    "absolute joke of a company, scammers",
    "sois unos ladrones",
    "Was soll der Mist??",
  ])
    assert.equal(withoutAbuse(turn), "", turn);
});

test("the same words in a question stay", () => {
  for (const turn of [
    "is this site a scam?",
    "when is rubbish collected",
    "rubbish",
    "Ist das Müll?",
    "Schrott abgeben",
    "habt ihr Schweine",
    "my dog has bloody stools, what now",
    "can you repair useless broken phones",
    "magicians, clowns and face painting",
    "quiero jamón, chorizos y queso",
    "wtf is a deposit",
  ])
    assert.equal(withoutAbuse(turn), turn);
});
