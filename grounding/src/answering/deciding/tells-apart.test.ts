import assert from "node:assert/strict";
import { test } from "node:test";
import { rateUnits } from "../rating/rate-units.ts";
import { readFrom } from "../testing/answer-from.ts";
import { findNearMiss } from "./find-near-miss.ts";

const PRICES = [
  "Prices",
  "- Consultation £46\n- Cat vaccination £58\n- Dog vaccination £62\n- Neutering cat £95\n- Neutering rabbit £120",
] as const;

function missOf(question: string, ...pages: Parameters<typeof readFrom>[1][]) {
  const { query, ranked, statistics } = readFrom(question, ...pages);
  return findNearMiss(query, rateUnits(query, ranked).best[0]!, ranked, statistics);
}

test("what a list tells of two things in lines of their own is not told of both", () => {
  assert.equal(missOf("how much is a rabbit vaccination", PRICES), "named");
  assert.equal(missOf("how much to neuter a dog", PRICES), "named");
  assert.equal(missOf("how much is a dog vaccination", PRICES), null);
  assert.equal(missOf("how much to neuter a rabbit", PRICES), null);
});

test("things side by side may have a line each", () => {
  assert.equal(missOf("how much for dog vaccination and rabbit", PRICES), null);
});

test("a day is a circumstance: the thing has to be told of", () => {
  const yard = ["Yard", "Der Wertstoffhof ist samstags von 9 bis 13 Uhr geöffnet.", "de"] as const;
  const hall = ["Rathaus", "Rathaus, Marktplatz 3, Telefon 08765 4320.", "de"] as const;
  assert.equal(missOf("hat das rathaus samstags offen", yard, hall), "likely");
  assert.equal(missOf("hat der wertstoffhof samstags offen", yard, hall), null);
});
