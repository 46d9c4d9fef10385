import assert from "node:assert/strict";
import { test } from "node:test";
import type { OfficeHours } from "./office-hours.ts";
import { officeState } from "./office-state.ts";

const weekdays: OfficeHours = {
  timezone: "Europe/Berlin",
  hours: [{ days: ["monday", "tuesday", "wednesday", "thursday", "friday"], opens: "09:00", closes: "17:30" }],
  holidays: [
    { date: "2026-12-24", until: "2026-12-27" },
    { date: "2026-12-28", opens: "10:00", closes: "12:00" },
  ],
};

const stateAt = (time: string, hours: Partial<OfficeHours> | null = weekdays) => {
  const { isOpen, opensAt } = officeState(hours, new Date(time));
  return isOpen || (opensAt?.toISOString() ?? null);
};

test("hours are those of the time zone, in summer and in winter", () => {
  assert.equal(stateAt("2026-07-01T07:00:00Z"), true);
  assert.equal(stateAt("2026-07-01T06:59:00Z"), "2026-07-01T07:00:00.000Z");
  assert.equal(stateAt("2026-11-23T07:00:00Z"), "2026-11-23T08:00:00.000Z");
  assert.equal(stateAt("2026-11-23T16:29:00Z"), true);
  assert.equal(stateAt("2026-11-20T16:30:00Z"), "2026-11-23T08:00:00.000Z");
});

test("the day is the one of the time zone, and clocks that change are followed", () => {
  const night: OfficeHours = {
    timezone: "Pacific/Auckland",
    hours: [{ days: ["monday"], opens: "00:00", closes: "24:00" }],
  };
  assert.equal(stateAt("2026-11-22T12:00:00Z", night), true);
  assert.equal(stateAt("2026-11-23T11:00:00Z", night), "2026-11-29T11:00:00.000Z");
  const sunday: OfficeHours = {
    timezone: "Europe/Berlin",
    hours: [{ days: ["sunday"], opens: "02:30", closes: "04:00" }],
  };
  // 02:30 is left out that night; the hour before and the hour after are what they are.
  assert.equal(stateAt("2026-03-29T00:00:00Z", sunday), "2026-03-29T01:30:00.000Z");
  assert.equal(stateAt("2026-03-29T01:45:00Z", sunday), true);
  assert.equal(stateAt("2026-10-25T03:00:00Z", sunday), "2026-11-01T01:30:00.000Z");
});

test("holidays are closed, or have hours of their own", () => {
  assert.equal(stateAt("2026-12-23T18:00:00Z"), "2026-12-28T09:00:00.000Z");
  assert.equal(stateAt("2026-12-28T10:59:00Z"), true);
  assert.equal(stateAt("2026-12-28T11:00:00Z"), "2026-12-29T08:00:00.000Z");
});

test("hours that were not given close nothing; hours that never come open nothing", () => {
  for (const hours of [null, {}, { timezone: "Mars/Olympus", hours: [] }])
    assert.equal(stateAt("2026-11-22T12:00:00Z", hours), true);
  assert.equal(stateAt("2026-11-22T12:00:00Z", { timezone: "UTC", hours: [] }), null);
});
