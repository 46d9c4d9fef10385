import assert from "node:assert/strict";
import { test } from "node:test";
import { prepareQuery } from "./prepare-query.ts";

const behind = (previous: string, question: string) =>
  prepareQuery({
    question,
    history: [
      { role: "user", text: previous },
      { role: "assistant", text: "An answer." },
    ],
  });

for (const [previous, question] of [
  ["Do you deliver bicycles to hotels?", "Where is the shop?"],
  ["Do you deliver bicycles to hotels?", "When are you open?"],
  ["How long do refunds take?", "What's your phone number?"],
  ["Wie lange dauert eine Reparatur?", "Wo ist das Geschäft?"],
  ["Combien coûte la livraison ?", "Où se trouve le magasin ?"],
  ["¿Cuánto tarda un envío?", "¿Dónde está la tienda?"],
] as const)
  test(`what was asked before is nothing to "${question}"`, () => {
    const query = behind(previous, question);
    assert.deepEqual([query.previous, query.answered], ["", undefined]);
  });

for (const [previous, question] of [
  ["Do you have a branch in Leeds?", "When are you open?"],
  ["Haben Sie eine Filiale in Leipzig?", "Wann haben Sie geöffnet?"],
  ["Where can I rent a kayak?", "And when are they open?"],
  ["Is there a workshop?", "Where is it?"],
  ["Do you deliver bicycles to hotels?", "Where is the delivery?"],
] as const)
  test(`"${question}" is asked of "${previous}"`, () => assert.equal(behind(previous, question).previous, previous));
