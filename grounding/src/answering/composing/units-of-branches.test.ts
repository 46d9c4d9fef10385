import assert from "node:assert/strict";
import { test } from "node:test";
import { readFrom } from "../testing/answer-from.ts";
import { composeExtractiveAnswer } from "./compose-extractive-answer.ts";

const SHOPS = [
  ["Our shops > Whitby", "Whitby\n\n12 Flowergate, Whitby YO21 3BA. Tel 01947 555 0101. Parking in the yard."],
  ["Our shops > Malton", "Malton\n\n4 Wheelgate, Malton YO17 7HP. Tel 01653 555 0102. No parking."],
  ["Repairs", "Repairs\n\nPunctures are mended while you wait."],
] as const;

function told(question: string): string[] {
  const { query, ranked } = readFrom(question, ...SHOPS);
  return composeExtractiveAnswer(query, ranked).sentences.map(({ text, lead }) => `${lead?.text ?? ""}: ${text}`);
}

test("what each of two shops says of it is told with the shop's name", () => {
  assert.deepEqual(told("is there parking"), ["Whitby: Parking in the yard.", "Malton: No parking."]);
});

test("whoever names one shop is told of that one", () => {
  assert.doesNotMatch(told("parking malton").join("\n"), /yard/);
});
