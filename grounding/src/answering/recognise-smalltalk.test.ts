import assert from "node:assert/strict";
import { test } from "node:test";
import { recogniseSmalltalk, type Smalltalk } from "./recognise-smalltalk.ts";

test("each kind is recognised in each language", () => {
  const messages: Record<Smalltalk, string> = {
    greeting: "Hello!|Guten Tag|Bonjour !|¡Hola!|Buongiorno|Olá|Hoi|Dzień dobry|こんにちは|你好|مرحبًا|שלום",
    thanks:
      "Thank you so much!|Vielen Dank|Merci beaucoup|Muchas gracias|Grazie mille|Obrigado!|Dank je wel|Dziękuję|ありがとうございます|谢谢你|شكرا|תודה רבה",
    goodbye: "Bye!|Tschüss|Au revoir|Adiós|Arrivederci|Tchau|Tot ziens|Do widzenia|さようなら|再见|مع السلامة|להתראות",
    identity:
      "Who are you?|Wer bist du?|Qui êtes-vous ?|¿Quién eres?|Chi sei?|Quem é você?|Wie ben je?|Kim jesteś?|あなたは誰ですか|你是谁？|من أنت؟|מי אתה?",
    person:
      "Can I talk to a human, please?|Ich möchte mit einem Menschen sprechen|Je voudrais parler à un conseiller|Quiero hablar con una persona|Vorrei parlare con un operatore|Quero falar com um atendente|Ik wil met een medewerker spreken|Chcę porozmawiać z konsultantem|担当者と話したい|转人工|أريد التحدث مع موظف|אני רוצה לדבר עם נציג",
  };
  for (const [kind, list] of Object.entries(messages)) {
    for (const message of list.split("|")) assert.equal(recogniseSmalltalk(message), kind, message);
  }
});

test("a question that begins with a greeting is a question", () => {
  for (const message of [
    "Hi, what does it cost?",
    "what is an agent",
    "你好，多少钱",
    "thanks, and the delivery?",
    "",
    "please",
  ])
    assert.equal(recogniseSmalltalk(message), null, message);
});

test("the wish that asks for most decides", () => {
  assert.equal(recogniseSmalltalk("Thanks! Can I speak to a person?"), "person");
  assert.equal(recogniseSmalltalk("ok thanks, bye"), "goodbye");
});
