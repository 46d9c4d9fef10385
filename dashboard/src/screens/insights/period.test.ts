import assert from "node:assert/strict";
import { after, test } from "node:test";
import { beginOf, chatsOf, dayBounds, dayOf, daysAgo, intervalOf, periodBefore, zoneOfReader } from "./period.ts";

const ownZone = process.env.TZ;
after(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

/** As a browser there has it. */
const readIn = (timeZone: string) => {
  process.env.TZ = timeZone;
};

test("a period begins at midnight, ends with its last day, and is compared with the one before", () => {
  readIn("UTC");
  assert.equal(daysAgo(7, Date.parse("2026-11-22T15:30:00Z")), "2026-11-15T00:00:00.000Z");
  const { from, to } = dayBounds("2026-11-01", "2026-11-10");
  assert.deepEqual([from, to], ["2026-11-01T00:00:00.000Z", "2026-11-11T00:00:00.000Z"]);
  assert.deepEqual(periodBefore(from, to), { from: "2026-10-22T00:00:00.000Z", to: "2026-11-01T00:00:00.000Z" });
});

test("days are the reader's, also those that clocks make longer or shorter", () => {
  readIn("America/New_York");
  assert.equal(zoneOfReader(), "America/New_York");
  const late = Date.parse("2026-11-23T02:00:00Z");
  assert.equal(dayOf(late), "2026-11-22");
  assert.equal(daysAgo(7, late), "2026-11-15T05:00:00.000Z");
  assert.deepEqual(dayBounds("2026-11-01", "2026-11-01"), {
    from: "2026-11-01T04:00:00.000Z",
    to: "2026-11-02T05:00:00.000Z",
  });
  assert.deepEqual(dayBounds("2026-03-08", "2026-03-08"), {
    from: "2026-03-08T05:00:00.000Z",
    to: "2026-03-09T04:00:00.000Z",
  });
  readIn("Pacific/Auckland");
  assert.equal(dayOf(late), "2026-11-23");
  assert.equal(daysAgo(0, late), "2026-11-22T11:00:00.000Z");
});

test("the point of a chart is called by the day whose chats it opens", () => {
  for (const timeZone of ["America/Los_Angeles", "UTC", "Asia/Kathmandu", "Pacific/Auckland"]) {
    readIn(timeZone);
    const from = beginOf("2026-11-22");
    // As `formatDay` does, in the zone of the reader.
    assert.equal(new Intl.DateTimeFormat("en", { day: "numeric" }).format(new Date(from)), "22", timeZone);
    assert.equal(chatsOf(from, "day", {}), "/inbox?day=2026-11-22", timeZone);
    assert.equal(chatsOf(from, "week", { agent: "a" }), "/inbox?day=2026-11-22&to=2026-11-28&agent=a", timeZone);
  }
});

test("what stands in an address and is no day is today", () => {
  readIn("UTC");
  assert.equal(beginOf("yesterday"), beginOf(dayOf(Date.now())));
});

test("long periods are counted by week", () => {
  assert.equal(intervalOf("2026-08-01T00:00:00Z", "2026-10-31T00:00:00Z"), "day");
  assert.equal(intervalOf("2026-01-01T00:00:00Z", "2026-10-31T00:00:00Z"), "week");
});
