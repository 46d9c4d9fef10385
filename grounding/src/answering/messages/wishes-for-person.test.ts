import assert from "node:assert/strict";
import { test } from "node:test";
import { recogniseSmalltalk } from "./recognise-smalltalk.ts";

test("a wish for a person is understood inside a sentence, in any of the languages", () => {
  for (const message of [
    "your answers don't help, can I speak to a real person now?",
    "please connect me with somebody who knows",
    "put me through to the workshop",
    "I need a human and not a bot",
    "Das bringt nichts, ich will mit einem Mitarbeiter sprechen",
    "no me sirve, quiero hablar con alguien ya",
    "Ça ne marche pas, je veux parler à un conseiller",
    "kan ik iemand van de winkel spreken? dit helpt niet",
    "is there a real person here",
    "gibt es hier auch richtige Menschen",
    "je voudrais joindre quelqu'un",
    "jag vill prata med en riktig människa",
    "let me speak to one of your support agents",
    "i hate bots, need to ring somebody about my order",
    "is there anyone i can call",
    "can someone please call me back",
    "get me a human",
    "kann ich mit jemandem von der Rezeption telefonieren",
    "könnte mich bitte jemand von euch anrufen",
    "keine Lust auf einen Bot",
    "quiero que me llame alguien",
    "vorrei parlare con una persona vera",
    "mi potete richiamare?",
    "queria falar com alguem",
    "podem ligar-me por favor",
    "kunnen jullie me terugbellen? bel me even terug",
    "jag vill bli uppringd",
    "kan nogen ringe til mig",
    "jeg vil snakke med et rigtigt menneske",
    "chce porozmawiac z pracownikiem",
    "prosze o telefon",
    "je préfère être rappelée",
    "call me back",
    "This is broken. Please call me back tomorrow",
    "could you phone me?",
    "Ich will einen Mitarbeiter sprechen",
    "kann ich bitte einen echten Menschen sprechen",
    "Rufen Sie mich bitte zurück",
    "خدمة العملاء",
    "أريد التحدث مع خدمة العملاء",
  ])
    assert.equal(recogniseSmalltalk(message), "person", message);
});

test("people who are merely named are no wish", () => {
  for (const message of [
    "How many people can come?",
    "Is there a person at the desk on Sundays?",
    "Who is the manager?",
    "Are there people who help me carry it?",
    "Kan ik een persoon toevoegen?",
    "do you ring before you deliver",
    "how do bots talk to the API",
    "can you put me to sleep for the operation",
    "Muss ich jemanden mitbringen?",
    "vem ringer mig innan leverans",
    "ringer budet til mig",
    "quante persone possono venire",
    "ile osób może wejść",
    "quién me llama antes de la entrega",
    "Will the driver call me when he is there?",
    "How long until you call me back",
    "Wie viele Mitarbeiter haben Sie?",
    "Muss ich einen Mitarbeiter sprechen, um zu kündigen?",
    "Ich will einen Mitarbeiter einstellen",
    "Welche Sprachen kann ein Mitarbeiter sprechen?",
    "ما هي ساعات عمل خدمة العملاء",
  ])
    assert.equal(recogniseSmalltalk(message), null, message);
});
