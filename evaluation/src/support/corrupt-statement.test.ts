import assert from "node:assert/strict";
import { test } from "node:test";
import { corruptStatement } from "./corrupt-statement.ts";
import { seededRandom } from "./seeded-random.ts";
import type { Corruption } from "./support-pair.ts";

const STOCK = { names: ["Globex"], opposites: new Map([["opens", ["closes"]]]) };
const corrupt = (statement: string, corruption: Exclude<Corruption, "irrelevant quote">) =>
  corruptStatement(statement, corruption, STOCK, seededRandom(1));

const CASES: [Exclude<Corruption, "irrelevant quote">, string, RegExp][] = [
  ["number", "Refunds take 14 days.", /^Refunds take (?!14 )\d+ days\.$/],
  ["unit", "Refunds take 14 days.", /^Refunds take 14 (?!days)\w+\.$/],
  ["name", "In spring Acme moved.", /^In spring Globex moved\.$/],
  ["swapped roles", "In May it saw Acme replace Initech.", /^In May it saw Initech replace Acme\.$/],
  ["negation added", "Refunds are free.", /^Refunds are not free\.$/],
  ["negation removed", "Refunds are not free.", /^Refunds are free\.$/],
  ["antonym", "The store opens early.", /^The store closes early\.$/],
  ["dropped condition", "Refunds are free if the box is closed.", /^Refunds are free\.$/],
];
for (const [corruption, statement, expected] of CASES) {
  test(`${corruption}: a true sentence becomes a false one`, () => {
    assert.match(corrupt(statement, corruption) ?? "", expected);
  });
}

test("a sentence without a place for it is left alone", () => {
  assert.equal(corrupt("Refunds are free.", "number"), null);
  assert.equal(corrupt("Refunds are free.", "antonym"), null);
});

test("the number of a list item is no claim", () => {
  assert.equal(corrupt("2. Press the key.", "number"), null);
});
