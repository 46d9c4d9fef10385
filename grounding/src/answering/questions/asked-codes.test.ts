import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom } from "../testing/answer-from.ts";

const STAGES = `Course: Stage 1 – 3 | Age: from 5 years | Price: £90
Course: Stage 4 – 7 | Age: from 6 years | Price: £102`;

test("a member of a series is told by the span that it falls into, not by a figure that stands apart", () => {
  assert.deepEqual(answerFrom("price of stage 5", ["Lessons", STAGES]), [STAGES.split("\n")[1]]);
  assert.deepEqual(answerFrom("price of stage 2", ["Lessons", STAGES]), [STAGES.split("\n")[0]]);
});

test("a thing and its number may stand apart where nothing has them together", () => {
  const rooms = `Room | Beds
Room: 11 | Beds: 2
Room: 12 | Beds: 4`;
  assert.deepEqual(answerFrom("how many beds has room 12", ["Rooms", rooms]), ["Room: 12 | Beds: 4"]);
});
