import assert from "node:assert/strict";
import { test } from "node:test";
import { findOverrun } from "./find-overrun.ts";

const MINUTE = 60_000;
const now = Date.parse("2026-11-22T12:00:00Z");
const session = (openedMinutes: number, usedMinutes: number) => ({
  opened_at: new Date(now - openedMinutes * MINUTE),
  last_used_at: new Date(now - usedMinutes * MINUTE),
});

test("a sign-in ends at its age however busy it is, and when it rests for too long; without rules it goes on", () => {
  const rules = { require_totp: false, session_hours: 2, idle_minutes: 30 };
  assert.equal(findOverrun(session(119, 29), rules, now), undefined);
  assert.equal(findOverrun(session(121, 0), rules, now), "too_old");
  assert.equal(findOverrun(session(60, 31), rules, now), "idle");
  assert.equal(findOverrun(session(60, 31), { idle_minutes: null }, now), undefined);
  assert.equal(findOverrun(session(1e6, 1e6), null, now), undefined);
});
