import { WEEKDAYS } from "../../platform/http/schemas.ts";
import { isTimezone, type OfficeHours } from "./office-hours.ts";

/** Whether people are there at a moment, and from when on they are again; null: not within a year. */
export interface OfficeState {
  isOpen: boolean;
  opensAt: Date | null;
  timezone: string;
}

const ALWAYS: OfficeState = { isOpen: true, opensAt: null, timezone: "UTC" };
const DAYS_AHEAD = 366;
const DAY_MS = 86_400_000;

/** Hours that were never given, or can't be read, close nothing. */
export function officeState(hours: Partial<OfficeHours> | null, at: Date): OfficeState {
  const { timezone, hours: rows, holidays = [] } = hours ?? {};
  if (timezone === undefined || rows === undefined || !isTimezone(timezone)) return ALWAYS;
  const today = Date.parse(`${localTime(at.getTime(), timezone).slice(0, 10)}T00:00:00Z`);
  for (let day = 0; day < DAYS_AHEAD; day++) {
    const date = new Date(today + day * DAY_MS).toISOString().slice(0, 10);
    for (const { opens, closes } of hoursOf(date, { timezone, hours: rows, holidays })) {
      const from = zonedTime(date, opens, timezone);
      if (at.getTime() < from) return { isOpen: false, opensAt: new Date(from), timezone };
      if (at.getTime() < zonedTime(date, closes, timezone)) return { isOpen: true, opensAt: null, timezone };
    }
  }
  return { isOpen: false, opensAt: null, timezone };
}

/** In order. A holiday has its own hours, or none. */
function hoursOf(date: string, { hours, holidays = [] }: OfficeHours): { opens: string; closes: string }[] {
  const holiday = holidays.find(({ date: from, until = from }) => from <= date && date <= until);
  if (holiday) {
    const { opens, closes } = holiday;
    return opens === undefined || closes === undefined ? [] : [{ opens, closes }];
  }
  const weekday = WEEKDAYS[(new Date(date).getUTCDay() + 6) % 7]!;
  return hours
    .filter(({ days }) => days.includes(weekday))
    .toSorted((left, right) => left.opens.localeCompare(right.opens));
}

/**
 * When a clock in the time zone shows this; of a time that is left out in spring, as long after midnight as it says.
 */
function zonedTime(date: string, time: string, timezone: string): number {
  const [hour, minute] = time.split(":").map(Number);
  const wanted = Date.parse(`${date}T00:00:00Z`) + (hour! * 60 + minute!) * 60_000;
  const first = wanted - offsetAt(wanted, timezone);
  return wanted - offsetAt(first, timezone);
}

function offsetAt(moment: number, timezone: string): number {
  return Date.parse(`${localTime(moment, timezone)}Z`) - Math.floor(moment / 1000) * 1000;
}

/** As a clock there shows it: `2026-11-22T09:00:00`. */
function localTime(moment: number, timezone: string): string {
  // Sweden writes dates as ISO 8601 does.
  return new Date(moment).toLocaleString("sv-SE", { timeZone: timezone }).replace(" ", "T");
}
