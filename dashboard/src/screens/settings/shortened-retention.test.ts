import assert from "node:assert/strict";
import { test } from "node:test";
import { shortenedRetention } from "./shortened-retention.ts";

const NOW = Date.parse("2026-11-28T12:00:00Z");
const KEPT = { chats_days: null, visitors_days: 30, logs_days: 90 };
const of = (after: Partial<typeof KEPT> | object) =>
  shortenedRetention(KEPT, { ...KEPT, ...after }, NOW).map(({ name, before }) => `${name} ${before.slice(0, 10)}`);

test("a time that is new or shorter erases, from its date on backwards; a longer one, none and no number don't", () => {
  assert.deepEqual(of({}), []);
  assert.deepEqual(of({ chats_days: 1 }), ["chats_days 2026-11-27"]);
  assert.deepEqual(of({ visitors_days: 29, logs_days: 30 }), ["visitors_days 2026-10-30", "logs_days 2026-10-29"]);
  assert.deepEqual(of({ visitors_days: 31, logs_days: null }), []);
  assert.deepEqual(of({ chats_days: "soon", visitors_days: 0 }), []);
});
