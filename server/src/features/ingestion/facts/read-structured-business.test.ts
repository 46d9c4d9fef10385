import assert from "node:assert/strict";
import { test } from "node:test";
import { readStructuredBusiness } from "./read-structured-business.ts";

const read = (...openingHoursSpecification: object[]) =>
  readStructuredBusiness([{ "@type": "Bakery", name: "Harbour Bakery", openingHoursSpecification }])!;

test("hours for certain dates are special days, with or without weekdays", () => {
  const { opening_hours, holidays } = read(
    { dayOfWeek: ["Monday", "Tuesday"], opens: "08:00", closes: "17:00" },
    { opens: "00:00", closes: "00:00", validFrom: "2026-12-24", validThrough: "2026-12-26" },
    {
      name: "New Year's Eve",
      dayOfWeek: "Thursday",
      opens: "08:00",
      closes: "12:00",
      validFrom: "2026-12-31",
      validThrough: "2026-12-31",
    },
    { validFrom: "2027-01-01T00:00" },
  );
  assert.deepEqual(opening_hours, [{ days: ["monday", "tuesday"], opens: "08:00", closes: "17:00" }]);
  assert.deepEqual(holidays, [
    { date: "2026-12-24", until: "2026-12-26" },
    { name: "New Year's Eve", date: "2026-12-31", opens: "08:00", closes: "12:00" },
    { date: "2027-01-01" },
  ]);
});

test("the hours of a season say when it is", () => {
  const season = { validFrom: "2026-06-01", validThrough: "2026-08-31" };
  const { opening_hours, holidays } = read({ dayOfWeek: "Sunday", opens: "10:00", closes: "14:00", ...season });
  assert.deepEqual(opening_hours, [
    { days: ["sunday"], opens: "10:00", closes: "14:00", note: "2026-06-01 – 2026-08-31" },
  ]);
  assert.equal(holidays, undefined);
});
