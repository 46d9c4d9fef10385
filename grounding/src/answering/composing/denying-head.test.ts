import assert from "node:assert/strict";
import { test } from "node:test";
import { readFrom } from "../testing/answer-from.ts";
import { composeExtractiveAnswer } from "./compose-extractive-answer.ts";

function shown(question: string, ...pages: [heading: string, text: string, language?: string][]) {
  const { query, ranked } = readFrom(question, ...pages);
  return composeExtractiveAnswer(query, ranked).sentences.map(({ lead, text }) => [lead?.text, text]);
}

test("what stands below a question or a heading that says no comes with it", () => {
  const things = "Earrings, made-to-measure blinds and gift cards.";
  assert.deepEqual(shown("can i return earrings", ["Returns", `What can't be returned?\n\n${things}`]), [
    ["What can't be returned?", things],
  ]);
  assert.deepEqual(
    shown("can i return earrings", ["Returns > Cannot be returned", `Cannot be returned\n\n${things}`]),
    [["Cannot be returned", things]],
  );
  const dinge = "Ohrringe und Rollos nach Maß.";
  assert.deepEqual(
    shown("kann ich ohrringe zurückgeben", ["Rückgabe > Nicht umtauschbar", `Nicht umtauschbar\n\n${dinge}`, "de"]),
    [["Nicht umtauschbar", dinge]],
  );
});

test("an answer of its own needs no such head", () => {
  const page = "Can't I pay by card?\n\nYes, with any card from £5.";
  assert.deepEqual(shown("can i pay by card", ["Paying", page])[0]![0], undefined);
});

test("who pays asks for no name", () => {
  const page =
    "An exchange is free once. You pay the return postage unless the item is faulty. Sale items are exchanged only.";
  assert.match(shown("who pays the return postage", ["Returns", page])[0]![1]!, /^You pay the return postage/);
});
