import assert from "node:assert/strict";
import { test } from "node:test";
import { mendCommonWords } from "./mend-common-words.ts";

test("a common word is mended where a slip made no word of it", () => {
  const mended: [string, string, string][] = [
    ["en", "waht time do yuo open", "what time do you open"],
    ["en", "caan i bring a dog, adn whcih", "can i bring a dog, and which"],
    [
      "de",
      "Knn ich meinen hund mitbringen, aber ncht auf die wisee",
      "kann ich meinen hund mitbringen, aber nicht auf die wisee",
    ],
    ["de", "woohin mit dem müll, wnn ihr zu habt", "wohin mit dem müll, wann ihr zu habt"],
    ["es", "¿pudeo pagar mañana?", "¿puedo pagar mañana?"],
    ["nl", "wanneeer kna ik", "wanneer kan ik"],
    ["es", "cuesra mucho el curso", "cuesta mucho el curso"],
    ["de", "wo seit ihr", "wo seid ihr"],
    ["en", "whre is it, how log does it take", "where is it, how long does it take"],
    ["de", "pres knirscherschiene", "preis knirscherschiene"],
    ["da", "jeg har tabt mti kort", "jeg har tabt mit kort"],
  ];
  for (const [language, question, meant] of mended) assert.equal(mendCommonWords(question, language), meant);
});

test("what is a word, a name or stands for one is left as it is", () => {
  for (const [language, question] of [
    ["en", "a wee dram for NDA and hrs.example, form bees"],
    ["de", "liefert ihr nach Wien, kfz und Dsa"],
    ["es", "un perro y el plan pro dos dias"],
    ["it", "il sonno"],
    ["fr", "mes dns à côté"],
    ["de", "wie lange gibt es euch, seit wann"],
    ["en", "cash on sale itmes"],
    ["de", "habt ihr einen ofen, auch für hosten"],
  ] as const)
    assert.equal(mendCommonWords(question, language), question);
});
