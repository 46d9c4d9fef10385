import { QUARTER_MS } from "./packed-day.ts";

const STEP_MS = 20 * 86_400_000;
/** The first week or month of a report begins earlier than the report. */
const LONGEST_PERIOD_MS = 32 * 86_400_000;
/** No answer is from before or after. */
const EARLIEST = Date.UTC(2020, 0);
const LATEST = Date.UTC(2100, 0);

/** From a moment on, a zone's local time is so much later than UTC (ms). */
export interface ZoneOffset {
  since: number;
  offset: number;
}

/**
 * How far a time zone is off UTC (ms) in the periods from one time to another, in order. Undefined where that isn't
 * whole quarters of an hour. Rules change at most some times a year, on a quarter of an hour.
 */
export function zoneOffsets(timeZone: string, from: number, to: number): ZoneOffset[] | undefined {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  const offsetAt = (time: number) => offsetOf(format, time);
  const floor = (time: number) => Math.floor(Math.min(Math.max(time, EARLIEST), LATEST) / QUARTER_MS) * QUARTER_MS;
  const [first, last] = [floor(from - LONGEST_PERIOD_MS), floor(to)];
  const offsets = [{ since: Number.NEGATIVE_INFINITY, offset: offsetAt(first) }];
  for (let at = first; at < last; at += STEP_MS) {
    let before = at;
    let after = Math.min(at + STEP_MS, last);
    const offset = offsetAt(after);
    if (offset === offsets.at(-1)!.offset) continue;
    while (after - before > QUARTER_MS) {
      const middle = floor((before + after) / 2);
      if (offsetAt(middle) === offset) after = middle;
      else before = middle;
    }
    offsets.push({ since: after, offset });
  }
  return offsets.every(({ offset }) => offset % QUARTER_MS === 0) ? offsets : undefined;
}

function offsetOf(format: Intl.DateTimeFormat, time: number): number {
  const name = format.formatToParts(time).find(({ type }) => type === "timeZoneName")!.value;
  const [, sign = "+", hours = 0, minutes = 0, seconds = 0] = /GMT([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(name) ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
}
