import assert from "node:assert/strict";
import { test } from "node:test";
import { readHours, writeHours } from "./hours-text.ts";

const HOURS = {
  timezone: "Europe/Berlin",
  hours: [
    { days: ["monday" as const, "friday" as const], opens: "09:00", closes: "12:00" },
    { days: ["monday" as const], opens: "13:00", closes: "17:30" },
  ],
  holidays: [
    { date: "2026-12-24", opens: "09:00", closes: "11:00", name: "Christmas Eve" },
    { date: "2027-01-01", until: "2027-01-06" },
  ],
};

test("office hours read as they were written", () => {
  const text = writeHours(HOURS, "UTC");
  assert.deepEqual(text.days, ["09:00-12:00, 13:00-17:30", "", "", "", "09:00-12:00", "", ""]);
  assert.equal(text.holidays, "2026-12-24 09:00-11:00 Christmas Eve\n2027-01-01/2027-01-06");
  assert.deepEqual(readHours(text), HOURS);
});

test("people write times in several ways, and none at all where they say nothing", () => {
  const days = ["9:00 – 17:30", "", "", "", "", "", ""];
  assert.deepEqual(readHours({ timezone: " UTC ", days, holidays: "" }), {
    timezone: "UTC",
    hours: [{ days: ["monday"], opens: "09:00", closes: "17:30" }],
    holidays: [],
  });
  assert.equal(readHours({ ...writeHours(null, "UTC"), holidays: "2026-12-24" }), null);
  const [row] = readHours({ timezone: "UTC", days: ["noon"], holidays: "" })!.hours!;
  assert.deepEqual(row, { days: ["monday"], opens: "noon", closes: "" }, "the service says what is wrong");
});
