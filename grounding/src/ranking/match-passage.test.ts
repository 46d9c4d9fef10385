import assert from "node:assert/strict";
import { test } from "node:test";
import { askWords } from "./match-passage.ts";
import { prepareQuery } from "./prepare-query.ts";

const weightsOf = (question: string, language: string) => {
  const { english, other } = prepareQuery({ question, language });
  return askWords(language === "en" ? english : other, () => 1).terms.map(({ weight }) => weight);
};

test("beside a word for a thing, one that merely carries a question counts for less", () => {
  const [need, passport] = weightsOf("brauche ich einen Ausweis", "de");
  assert.ok(need! < passport!);
});

test("of a question of nothing else each counts whole", () => {
  assert.deepEqual(weightsOf("was bringen", "de"), [1]);
});
