import assert from "node:assert/strict";
import { test } from "node:test";
import { oncePerWord } from "./once-per-word.ts";

test("a word of a language is looked up once, nothing found too; a long one every time", () => {
  const asked: string[] = [];
  const find = oncePerWord((word, language) => {
    asked.push(`${language} ${word}`);
    return word === "none" ? undefined : `${word} in ${language}`;
  });
  for (let time = 0; time < 2; time++) {
    assert.equal(find("haus", "de"), "haus in de");
    assert.equal(find("haus", "nl"), "haus in nl");
    assert.equal(find("none", "de"), undefined);
  }
  assert.deepEqual(asked, ["de haus", "nl haus", "de none"]);
  const long = "x".repeat(41);
  assert.equal(find(long, "de"), find(long, "de"));
  assert.equal(asked.filter((one) => one === `de ${long}`).length, 2);
});
