import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { nextReadAfter, nextReadAt, SCHEDULES } from "./next-read-at.ts";

const hour = 3_600_000;
const longest = { hourly: hour, daily: 24 * hour, weekly: 168 * hour, monthly: 31 * 24 * hour };

describe("the next reading", () => {
  const time = fc.date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });

  test("comes half to one and a half intervals after the last, and the same way for the same source", () => {
    for (const schedule of SCHEDULES) {
      fc.assert(
        fc.property(time, fc.string(), (last, id) => {
          const next = nextReadAt(schedule, last, id);
          const wait = next.getTime() - last.getTime();
          assert.ok(
            wait >= longest[schedule] * 0.45 && wait <= longest[schedule] * 1.5,
            `${schedule} ${wait / hour} h`,
          );
          assert.deepEqual(nextReadAt(schedule, last, id), next);
        }),
      );
    }
  });

  test("keeps its place: a delayed reading doesn't move the one after it", () => {
    const first = nextReadAt("daily", new Date("2026-03-01T10:00:00Z"), "source_a");
    const late = new Date(first.getTime() + 3 * hour);
    assert.equal(nextReadAt("daily", late, "source_a").getTime() - first.getTime(), 24 * hour);
    const months = [nextReadAt("monthly", new Date("2026-01-20T00:00:00Z"), "source_a")];
    for (let n = 0; n < 3; n++) months.push(nextReadAt("monthly", months.at(-1)!, "source_a"));
    assert.equal(new Set(months.map((date) => date.getUTCDate())).size, 1);
    assert.deepEqual(
      months.map((date) => date.getUTCMonth()),
      months.map((_, n) => months[0]!.getUTCMonth() + n),
    );
  });

  test("of many sources is spread over the whole interval", () => {
    const last = new Date("2026-03-01T00:00:00Z");
    const hours = new Map<number, number>();
    for (let n = 0; n < 2400; n++) {
      const at = nextReadAt("daily", last, `source_${n}`).getUTCHours();
      hours.set(at, (hours.get(at) ?? 0) + 1);
    }
    assert.equal(hours.size, 24);
    assert.ok([...hours.values()].every((count) => count > 50 && count < 160));
  });

  test("is due now when it was missed, once", () => {
    const now = new Date("2026-06-01T00:00:00Z");
    assert.deepEqual(nextReadAfter("hourly", new Date("2026-01-01T00:00:00Z"), "s", now), now);
    assert.ok(nextReadAfter("hourly", now, "s", now) > now);
  });
});
