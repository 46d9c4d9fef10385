import type { DomainState } from "./domain-queries.ts";
import type { DomainReason } from "./domain-schemas.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LOST_AFTER_MS = 2 * DAY_MS;
/** While its owner is likely to be setting the record, and until nobody seems to be about to. */
const HOURLY_MS = 3 * DAY_MS;
const GIVEN_UP_AFTER_MS = 30 * DAY_MS;

/**
 * What a check makes of a domain; `found` null: its record is there. A proven one stands until its record was missing
 * in every check for 48 hours; name servers that don't answer are no evidence against it. One that was not proven is
 * looked at every hour for three days, then daily, and after 30 days only when someone asks.
 */
export function stateAfterCheck(
  before: DomainState & { created_at: Date },
  found: DomainReason | null,
  now: Date,
): DomainState {
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const checked = { reason: found, checked_at: now, verified_at: before.verified_at };
  if (found === null)
    return {
      ...checked,
      status: "verified",
      verified_at: before.verified_at ?? now,
      failing_since: null,
      next_check_at: after(DAY_MS),
    };
  if (before.status === "verified") {
    if (found === "unreachable")
      return { ...checked, status: "verified", failing_since: before.failing_since, next_check_at: after(HOUR_MS) };
    const failing_since = before.failing_since ?? now;
    const isLost = now.getTime() - failing_since.getTime() >= LOST_AFTER_MS;
    return { ...checked, status: isLost ? "failed" : "verified", failing_since, next_check_at: after(DAY_MS) };
  }
  const age = now.getTime() - (before.failing_since ?? before.created_at).getTime();
  const next_check_at = age >= GIVEN_UP_AFTER_MS ? null : after(age < HOURLY_MS ? HOUR_MS : DAY_MS);
  return { ...checked, status: "failed", failing_since: before.failing_since, next_check_at };
}
