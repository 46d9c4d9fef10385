import assert from "node:assert/strict";
import { test } from "node:test";
import { dayBounds, daysAgo, intervalOf, periodBefore } from "./period.ts";

test("a period begins at midnight, ends with its last day, and is compared with the one before", () => {
  assert.equal(daysAgo(7, Date.parse("2026-11-22T15:30:00Z")), "2026-11-15T00:00:00Z");
  const { from, to } = dayBounds("2026-11-01", "2026-11-10");
  assert.deepEqual([from, to], ["2026-11-01T00:00:00Z", "2026-11-11T00:00:00.000Z"]);
  assert.deepEqual(periodBefore(from, to), { from: "2026-10-22T00:00:00.000Z", to: "2026-11-01T00:00:00Z" });
});

test("long periods are counted by week", () => {
  assert.equal(intervalOf("2026-08-01T00:00:00Z", "2026-10-31T00:00:00Z"), "day");
  assert.equal(intervalOf("2026-01-01T00:00:00Z", "2026-10-31T00:00:00Z"), "week");
});
