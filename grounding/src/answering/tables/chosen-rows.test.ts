import assert from "node:assert/strict";
import { test } from "node:test";
import { rateUnits } from "../rating/rate-units.ts";
import { readFrom } from "../testing/answer-from.ts";
import { chosenRows } from "./chosen-rows.ts";

test("what is chosen of a rating is chosen once", () => {
  const table = "Room: Oak | Price: £40\nRoom: Elm | Price: £55";
  const { query, ranked } = readFrom("which room is the cheapest", ["Rooms", table]);
  const chosen = chosenRows(query, rateUnits(query, ranked).all);
  assert.equal(chosen.length, 1);
  assert.equal(chosenRows(query, rateUnits(query, ranked).all), chosen);
});
