import assert from "node:assert/strict";
import { test } from "node:test";
import type { DomainState } from "./domain-queries.ts";
import { stateAfterCheck } from "./state-after-check.ts";

const CREATED = new Date("2026-11-01T00:00:00Z");
const hours = (count: number) => new Date(CREATED.getTime() + count * 3_600_000);
const pending: DomainState & { created_at: Date } = {
  status: "pending",
  reason: null,
  checked_at: null,
  next_check_at: hours(1),
  verified_at: null,
  failing_since: null,
  created_at: CREATED,
};
const check = (before: DomainState, ...[found, now]: [Parameters<typeof stateAfterCheck>[1], Date]) =>
  stateAfterCheck({ ...before, created_at: CREATED }, found, now);

test("a record that is there proves the domain, from whichever state, and it is looked at daily", () => {
  const failed = check(pending, "no_record", hours(1));
  assert.deepEqual([failed.status, failed.reason, failed.next_check_at], ["failed", "no_record", hours(2)]);
  for (const before of [pending, failed]) {
    const proven = check(before, null, hours(3));
    assert.deepEqual([proven.status, proven.reason, proven.verified_at], ["verified", null, hours(3)]);
    assert.deepEqual(proven.next_check_at, hours(27));
  }
});

test("a proven domain is lost when its record is missing in every check for 48 hours", () => {
  let state = check(pending, null, hours(1));
  for (const hour of [25, 49]) {
    state = check(state, hour === 25 ? "no_record" : "wrong_record", hours(hour));
    assert.equal(state.status, "verified");
  }
  assert.equal(check(state, null, hours(60)).failing_since, null);
  state = check(state, "no_record", hours(73));
  assert.deepEqual([state.status, state.verified_at], ["failed", hours(1)]);
  assert.equal(check(state, null, hours(97)).status, "verified");
});

test("name servers that don't answer take nothing from a proven domain, and give nothing to another", () => {
  let state = check(pending, null, hours(1));
  for (const hour of [25, 100, 300]) state = check(state, "unreachable", hours(hour));
  assert.deepEqual([state.status, state.reason], ["verified", "unreachable"]);
  assert.equal(check(pending, "unreachable", hours(1)).status, "failed");
});

test("a domain that nobody proves is looked at every hour, then daily, then no more", () => {
  const next = (hour: number) => check(pending, "no_record", hours(hour)).next_check_at;
  assert.deepEqual(next(71), hours(72));
  assert.deepEqual(next(73), hours(97));
  assert.equal(next(30 * 24), null);
});
