import assert from "node:assert/strict";
import { test } from "node:test";
import { recogniseSmalltalk, type Smalltalk, smalltalkLanguages } from "./recognise-smalltalk.ts";

test("each kind is recognised in each language", () => {
  const messages: Record<Smalltalk, string> = {
    greeting:
      "Hello!|Guten Tag|Bonjour !|¡Hola!|Buongiorno|Olá|Hoi|Dzień dobry|こんにちは|你好|مرحبًا|שלום|Здравствуйте!|สวัสดีครับ",
    thanks:
      "Thank you so much!|Vielen Dank|Merci beaucoup|Muchas gracias|Grazie mille|Obrigado!|Dank je wel|Dziękuję|ありがとうございます|谢谢你|شكرا|תודה רבה|Спасибо большое|ขอบคุณมากค่ะ",
    goodbye:
      "Bye!|Tschüss|Au revoir|Adiós|Arrivederci|Tchau|Tot ziens|Do widzenia|さようなら|再见|مع السلامة|להתראות|До свидания|ลาก่อน",
    identity:
      "Who are you?|Wer bist du?|Qui êtes-vous ?|¿Quién eres?|Chi sei?|Quem é você?|Wie ben je?|Kim jesteś?|あなたは誰ですか|你是谁？|من أنت؟|מי אתה?|Кто вы?|คุณคือใคร",
    person:
      "Can I talk to a human, please?|Ich möchte mit einem Menschen sprechen|Je voudrais parler à un conseiller|Quiero hablar con una persona|Vorrei parlare con un operatore|Quero falar com um atendente|Ik wil met een medewerker spreken|Chcę porozmawiać z konsultantem|担当者と話したい|转人工|أريد التحدث مع موظف|אני רוצה לדבר עם נציג|Хочу поговорить с оператором|ขอคุยกับเจ้าหน้าที่ครับ",
  };
  for (const [kind, list] of Object.entries(messages)) {
    for (const message of list.split("|")) assert.equal(recogniseSmalltalk(message), kind, message);
  }
});

test("short praise and chatty greetings are courtesies", () => {
  assert.equal(recogniseSmalltalk("thanks, that helped!"), "thanks");
  assert.equal(recogniseSmalltalk("hola q tal"), "greeting");
  assert.equal(recogniseSmalltalk("Servus miteinander"), "greeting");
});

test("a courtesy may have other words around it, as long as nothing is asked", () => {
  const messages: Record<string, string> = {
    greeting: "good evening to you all|Servus zusammen|hola buenas noches a todos|hej alle sammen",
    thanks:
      "thanks, that was quick!|super, genau das wollte ich wissen|ah ouais merci pour la réponse rapide|perfecto, me has ayudado un montón|tack så mycket för hjälpen|ale szybko, dzięki",
    goodbye:
      "merci bcp, bonne journée|cheers that's me sorted, have a good one|dank je, fijn weekend nog|tak for hjælpen, hav det godt",
  };
  for (const [kind, list] of Object.entries(messages))
    for (const message of list.split("|")) assert.equal(recogniseSmalltalk(message), kind, message);
  for (const message of ["thanks is it?", "have a nice day gift card", "danke te weekend"])
    assert.equal(recogniseSmalltalk(message), null, message);
});

test("a wish for a person is one in a sentence, whoever is asked for", () => {
  for (const message of [
    "can i just speak to reception please",
    "i want to speak to whoever is in charge, i have a complaint",
    "could someone from the team call me back",
    "ich will keinen bot sondern einen menschen",
    "kann ich mit dem chef reden",
    "bonjour, passez-moi un conseiller",
    "necesito hablar con el encargado",
    "vorrei parlare con il responsabile",
  ])
    assert.equal(recogniseSmalltalk(message), "person", message);
  for (const message of [
    "who is the owner of the shop",
    "welche mitarbeiter sprechen englisch",
    "call me a cab number",
  ])
    assert.equal(recogniseSmalltalk(message), null, message);
});

test("a question that begins with a greeting is a question", () => {
  for (const message of [
    "Hi, what does it cost?",
    "what is an agent",
    "你好，多少钱",
    "thanks, and the delivery?",
    "",
    "please",
    "Hello Kitty lamps?",
    "Hallo, wie lange dauert die Rückerstattung?",
    "Danke, und was kostet der Versand?",
    "Guten Tag, wer ist Ihr Geschäftsführer?",
    "Wer sind Sie und was kosten Ihre Lampen?",
    "Wo finde ich einen Mitarbeiter in Berlin?",
    "Kundenservice",
    "Bonjour, combien coûte la livraison ?",
    "Merci, mais quand arrive ma commande ?",
    "Qui est le directeur ?",
    "Hola, ¿cuánto cuesta el envío?",
    "Gracias, ¿y los plazos?",
    "Una persona puede pagar por otra",
    "Ciao, quanto costa la spedizione?",
    "Grazie, ma quando arriva?",
    "Olá, quanto custa o envio?",
    "Obrigado, e o prazo?",
    "Hoi, wat kost de verzending?",
    "Bedankt, maar wanneer komt mijn pakket?",
    "Dag en nacht geopend?",
    "Здравствуйте, сколько стоит доставка?",
    "สวัสดีครับ ค่าส่งเท่าไหร่",
  ])
    assert.equal(recogniseSmalltalk(message), null, message);
});

test("the wish that asks for most decides", () => {
  assert.equal(recogniseSmalltalk("Thanks! Can I speak to a person?"), "person");
  assert.equal(recogniseSmalltalk("ok thanks, bye"), "goodbye");
});

test("a phrase tells its language, a shared one its languages, and what is said everywhere none", () => {
  for (const [message, languages] of [
    ["Vielen Dank!", ["de"]],
    ["Merci beaucoup", ["fr"]],
    ["ok, gracias", ["es"]],
    ["Hi, ich möchte bitte mit einem Mitarbeiter sprechen", ["de"]],
    ["Hallo", ["de", "nl"]],
    ["Hallo, bedankt", ["nl"]],
    ["Hi!", []],
    ["Hallo, was kostet das?", []],
    ["谢谢", ["zh"]],
    ["ขอบคุณครับ", ["th"]],
  ] as const)
    assert.deepEqual(smalltalkLanguages(message), languages, message);
});

test("what does not fit is no thanks", () => {
  assert.equal(recogniseSmalltalk("passt nicht"), null);
  assert.equal(recogniseSmalltalk("passt"), "thanks");
});
