import assert from "node:assert/strict";
import { test } from "node:test";
import { describeAway, isAway } from "./describe-away.ts";
import { texts } from "./texts/en.ts";
import { speak } from "./texts/speak.ts";

const english = { ...speak("en", texts), locale: "en-GB" };
const now = new Date(2026, 10, 2, 12, 0);
const at = (day: number) => describeAway(new Date(2026, 10, day, 9, 30), now, english);

test("when somebody is there again is told by its weekday, and by its date where that would not be enough", () => {
  assert.match(at(2), /^Nobody is here until 0?9:30\./);
  assert.match(at(4), /^Nobody is here until Wednesday,? (at )?0?9:30\./);
  assert.match(at(11), /^Nobody is here until Wednesday,? 11 November,? (at )?0?9:30\./);
  assert.match(describeAway(undefined, now, english), /^Nobody is here now\./);
});

test("without office hours somebody is always there", () => {
  assert.equal(isAway({ officeHours: null, clockAheadMs: 0 }), false);
  assert.equal(isAway({ officeHours: { timezone: "UTC", hours: [] }, clockAheadMs: 0 }), true);
});
