import { hashText } from "../hash-text.ts";

export const SCHEDULES = ["hourly", "daily", "weekly", "monthly"] as const;
export type Schedule = (typeof SCHEDULES)[number];

/**
 * When a source is read again, always after `lastReadAt`.
 *
 * Each source has a place of its own in the hour, day, week or month, worked out from its id: reads are spread evenly,
 * keep their time of day instead of drifting, and every process finds the same answer. The first one is at least half
 * an interval after the last reading, at most one and a half. Times are UTC; `monthly` falls on the 1st to 28th.
 */
export function nextReadAt(schedule: Schedule, lastReadAt: Date, sourceId: string): Date {
  const earliest = lastReadAt.getTime() + INTERVALS[schedule] / 2;
  if (schedule === "monthly") return nextInMonth(earliest, sourceId);
  const interval = INTERVALS[schedule];
  const place = Math.floor(shareOf(sourceId) * interval);
  return new Date(Math.ceil((earliest - place) / interval) * interval + place);
}

/** As `nextReadAt`, but never in the past: after a long pause one reading is due at once, not all that were missed. */
export function nextReadAfter(schedule: Schedule, lastReadAt: Date, sourceId: string, now: Date): Date {
  const next = nextReadAt(schedule, lastReadAt, sourceId);
  return next < now ? now : next;
}

const HOUR = 3_600_000;
const INTERVALS: Record<Schedule, number> = {
  hourly: HOUR,
  daily: 24 * HOUR,
  weekly: 7 * 24 * HOUR,
  monthly: 30 * 24 * HOUR,
};
const MONTH_PLACES = 28 * 24 * HOUR;

function nextInMonth(earliest: number, sourceId: string): Date {
  const place = Math.floor(shareOf(sourceId) * MONTH_PLACES);
  const from = new Date(earliest);
  const inMonth = (offset: number) => Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + offset, 1) + place;
  return new Date(inMonth(0) >= earliest ? inMonth(0) : inMonth(1));
}

/** 0 to 1, the same for an id for ever. */
function shareOf(sourceId: string): number {
  return hashText(sourceId, 0x5eed) / 2 ** 32;
}
