import assert from "node:assert/strict";
import { test } from "node:test";
import { readFrom } from "../testing/answer-from.ts";
import { ofOneDocument } from "./of-one-document.ts";

const OPENING =
  "You will need:\n\n- a valid passport\n- proof of your address\n\nA first payment of €20 is asked for. Your file is checked within two days.";
const CHANGING =
  "We tell everybody who takes money from your old account. Which papers open a new account is up to the bank.";
const BOARD = "The board checks the file of a new member. It meets on Mondays.";

function placesOf(questions: readonly string[]): string[][] {
  const pages = [
    ["Accounts > Papers for opening an account", OPENING],
    ["Cards > Changing banks", CHANGING],
    ["Club > Members", BOARD],
  ] as const;
  const found = ofOneDocument(questions.map((question) => readFrom(question, ...pages)));
  return found.map((passages) => passages.map(({ candidate }) => candidate.headingPath[1]!));
}

test("a section that tells all parts stands for them, though others tell one each a little better", () => {
  const [papers, file] = placesOf(["do i need papers to open an account", "is my file checked"]);
  assert.deepEqual([papers, file], [["Papers for opening an account"], ["Papers for opening an account"]]);
});

test("parts that no section tells together keep all that was found", () => {
  const [papers, other] = placesOf(["do i need papers to open an account", "does the board meet"]);
  assert.ok(papers!.length > 1);
  assert.ok(other!.length > 0);
});
