import assert from "node:assert/strict";
import { test } from "node:test";
import { asksWhatIsNot, asksWhich, denies } from "./denies.ts";

test("a text that says what is not so denies, in several languages", () => {
  assert.ok(denies("We don't take cheques.", "en"));
  assert.ok(denies("Vom Umtausch ausgeschlossen", "de"));
  assert.ok(denies("No hay descuento.", "es"));
  assert.ok(denies("Editors: everything but deleting", "en"));
  assert.ok(!denies("We take cheques.", "en"));
  assert.ok(!denies("Small but fine", "en"));
  assert.ok(!denies("Wir nehmen Schecks.", "de"));
});

test("a question asks what is not so, or only asks with a negation", () => {
  assert.ok(asksWhatIsNot("What can't be returned?", "en"));
  assert.ok(asksWhatIsNot("Was kann man nicht umtauschen?", "de"));
  assert.ok(asksWhatIsNot("¿Qué no está incluido?", "es"));
  assert.ok(!asksWhatIsNot("I can't log in", "en"));
  assert.ok(!asksWhatIsNot("Aren't lamps sold on Sundays?", "en"));
  assert.ok(!asksWhatIsNot("Can I pay without a card?", "en"));
  assert.ok(!asksWhatIsNot("Kann ich ohne Karte zahlen?", "de"));
});

test("who asks which are not, asks what is not so; a case and one's own doings don't", () => {
  assert.ok(asksWhatIsNot("What can't I buy with a code?", "en"));
  assert.ok(asksWhatIsNot("Quels chiens ne sont pas acceptés", "fr"));
  assert.ok(!asksWhatIsNot("What do I do if it does not come?", "en"));
  assert.ok(!asksWhatIsNot("Was mache ich, wenn es nicht kommt?", "de"));
  assert.ok(!asksWhatIsNot("Muss ich mich nicht abmelden?", "de"));
});

test("what is refused or forbidden is denied", () => {
  assert.ok(denies("Les grands chiens sont refusés.", "fr"));
  assert.ok(denies("Fotografieren ist verboten.", "de"));
  assert.ok(!denies("Les chiens sont acceptés.", "fr"));
});

const asksExceptions = (question: string, language: string) => asksWhatIsNot(question, language) && asksWhich(question);

test("a question for exceptions is one without apostrophes, too; what happened to somebody is none", () => {
  assert.ok(asksExceptions("what isnt covered on my policy", "en"));
  assert.ok(asksExceptions("which purchases dont count?", "en"));
  assert.ok(asksExceptions("Welche Schäden sind nicht gedeckt?", "de"));
  assert.ok(!asksExceptions("cant log in, keeps saying wrong password", "en"));
  assert.ok(!asksExceptions("Why can't I log in?", "en"));
  assert.ok(!asksExceptions("What if it doesnt come?", "en"));
});
