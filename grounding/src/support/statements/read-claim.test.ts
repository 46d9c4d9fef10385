import assert from "node:assert/strict";
import { test } from "node:test";
import { type ClaimKind, readClaim } from "./read-claim.ts";

const CASES: Record<ClaimKind, readonly string[]> = {
  courtesy: [
    "Please feel free to reach out if you have any other questions!",
    "I'm sorry to hear that your boots are leaking!",
    "Wenn Sie weitere Fragen haben, melden Sie sich gern!",
    "N'hésitez pas à nous contacter !",
    "Lo siento mucho.",
  ],
  lead: ["Here are our prices:", "To return something, follow these steps:", "Hier sind die Preise:"],
  refusal: [
    "I'm sorry, I can't find anything about gift wrapping in our information.",
    "There's no mention of a military discount.",
    "The passages explain how to schedule a PDF, but not how to cancel one.",
    "Zu einem Laden in München liegen mir keine Angaben vor.",
    "抱歉，资料中没有提到礼品包装。",
  ],
  claim: [
    "There's no fitter in Sheffield.",
    "There is no API on Free.",
    "We can't refund PayPal payments at the till.",
    "I can't find a price for running shoes, but climbing shoes cost £48.",
    "Sorry, we don't ship to the USA.",
    "Refunds take 14 days.",
    "Reduzierte Ware kann nicht zurückgegeben werden.",
    "No hacemos envíos a Canarias.",
  ],
};

for (const [kind, sentences] of Object.entries(CASES))
  for (const sentence of sentences) test(`${kind}: ${sentence}`, () => assert.equal(readClaim(sentence), kind));
