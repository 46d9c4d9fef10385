import assert from "node:assert/strict";
import { test } from "node:test";
import { readConsent } from "./read-consent.ts";

test("plain agreement is agreement, in several languages", () => {
  for (const message of [
    "Yes",
    "yes, please!",
    "OK",
    "Go ahead.",
    "Ja, bitte",
    "Oui, merci",
    "¡Sí!",
    "はい",
    "是的",
    "نعم",
    "כן",
    "Да, пожалуйста",
    "ใช่ครับ",
  ])
    assert.equal(readConsent(message), "yes", message);
});

test("plain refusal is refusal", () => {
  for (const message of [
    "No",
    "no, thanks",
    "Cancel it",
    "don't",
    "Nein, danke",
    "Non merci",
    "Não",
    "いいえ",
    "不用",
    "لا",
    "Нет, спасибо",
    "ไม่",
  ])
    assert.equal(readConsent(message), "no", message);
});

test("whatever says more than that is neither", () => {
  for (const message of [
    "Yes, but what does it cost?",
    "No idea, what would you do?",
    "yes and no",
    "Is it ok?",
    "okay then tell me about refunds",
    "",
    "🙂",
    "Ja, aber was kostet es?",
    "Oui, mais combien ?",
    "Sí, ¿cuánto cuesta?",
    "|",
    `yes ${"please ".repeat(30)}`,
  ])
    assert.equal(readConsent(message), null, message);
});
