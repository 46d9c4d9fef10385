import assert from "node:assert/strict";
import { test } from "node:test";
import { recogniseSmalltalk } from "./recognise-smalltalk.ts";

test("a wish for a person is understood inside a sentence, in any of the languages", () => {
  for (const message of [
    "your answers don't help, can I speak to a real person now?",
    "please connect me with somebody who knows",
    "I need a human and not a bot",
    "Das bringt nichts, ich will mit einem Mitarbeiter sprechen",
    "no me sirve, quiero hablar con alguien ya",
    "Ça ne marche pas, je veux parler à un conseiller",
  ])
    assert.equal(recogniseSmalltalk(message), "person", message);
});

test("people who are merely named are no wish", () => {
  for (const message of [
    "How many people can come?",
    "Is there a person at the desk on Sundays?",
    "Who is the manager?",
  ])
    assert.equal(recogniseSmalltalk(message), null, message);
});
