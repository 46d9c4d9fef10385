import assert from "node:assert/strict";
import { test } from "node:test";
import { areHours, isTimezone, readHours, writeHours } from "./hours-text.ts";

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

test("a day has hours as people write them; what no clock shows and what ends before it begins are none", () => {
  const [row] = readHours({ timezone: "UTC", days: ["9-17.30"], holidays: "" })!.hours!;
  assert.deepEqual(row, { days: ["monday"], opens: "09:00", closes: "17:30" });
  for (const text of ["", " ", "9-17", "9:00 – 12:00, 13.15-17:30", "09:00-23:59"]) assert.ok(areHours(text), text);
  for (const text of ["noon", "9", "9-25", "17-9", "09:00-12:00,", "9-17 and 18-19", "9:75-10"])
    assert.ok(!areHours(text), text);
  for (const name of ["Europe/Berlin", "UTC", " Asia/Tokyo "]) assert.ok(isTimezone(name), name);
  for (const name of ["Berlin", "", "Mars/Base"]) assert.ok(!isTimezone(name), name);
});
