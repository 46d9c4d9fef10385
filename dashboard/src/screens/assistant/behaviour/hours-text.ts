import type { Schema } from "@citedesk/client";
import { linesOf } from "../../../parts/lines-of.ts";

type Hours = NonNullable<Schema<"Agent">["office_hours"]>;

export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/** As somebody writes them: `09:00-12:00, 13:00-17:30` for each weekday, and a holiday a line. */
export interface HoursText {
  timezone: string;
  days: string[];
  holidays: string;
}

export function writeHours(hours: Hours | null, timezone: string): HoursText {
  const rows = hours?.hours ?? [];
  return {
    timezone: hours?.timezone ?? timezone,
    days: WEEKDAYS.map((day) =>
      rows
        .filter(({ days }) => days.includes(day))
        .map(({ opens, closes }) => `${opens}-${closes}`)
        .join(", "),
    ),
    holidays: (hours?.holidays ?? [])
      .map(({ date, until, opens, closes, name }) =>
        [until ? `${date}/${until}` : date, opens && `${opens}-${closes}`, name].filter(Boolean).join(" "),
      )
      .join("\n"),
  };
}

/** Null where no weekday has hours. What can't be read goes along as it is: the service says what is wrong with it. */
export function readHours({ timezone, days, holidays }: HoursText): Hours | null {
  const hours = WEEKDAYS.flatMap((day, index) =>
    (days[index] ?? "")
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== "")
      .map((part) => ({ days: [day], ...readSpan(part) })),
  );
  if (hours.length === 0) return null;
  return { timezone: timezone.trim(), hours: together(hours), holidays: linesOf(holidays).map(readHoliday) };
}

type Row = NonNullable<Hours["hours"]>[number];

/** Days with the same hours are one row. */
function together(rows: Row[]): Row[] {
  const known = new Map<string, Row>();
  for (const row of rows) {
    const span = `${row.opens}-${row.closes}`;
    const before = known.get(span);
    known.set(span, before ? { ...before, days: [...before.days, ...row.days] } : row);
  }
  return [...known.values()];
}

function readSpan(text: string): { opens: string; closes: string } {
  const [opens = "", closes = ""] = text.split(/\s*[-–]\s*/);
  return { opens: withZero(opens), closes: withZero(closes) };
}

/** `9`, `9.30` and `9:30` as `09:00`, `09:30`. */
function withZero(time: string): string {
  const [, hours, minutes = "00"] = /^(\d\d?)(?:[:.](\d\d))?$/.exec(time) ?? [];
  return hours === undefined ? time : `${hours.padStart(2, "0")}:${minutes}`;
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether these are the hours of a day: spans that end after they begin, or nothing. */
export function areHours(text: string): boolean {
  const spans = text.split(",").map((part) => part.trim());
  return spans.join("") === "" || spans.map(readSpan).every(isSpan);
}

const isSpan = ({ opens, closes }: { opens: string; closes: string }) =>
  TIME.test(opens) && TIME.test(closes) && opens < closes;

/** Whether it is the IANA name of a time zone, such as `Europe/Berlin`. */
export function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name.trim() }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

function readHoliday(line: string): NonNullable<Hours["holidays"]>[number] {
  const [days = "", ...rest] = line.split(/\s+/);
  const [date = "", until] = days.split("/");
  const hasHours = /^\d?\d:\d\d/.test(rest[0] ?? "");
  const name = (hasHours ? rest.slice(1) : rest).join(" ");
  return {
    date,
    ...(until ? { until } : {}),
    ...(hasHours ? readSpan(rest[0]!) : {}),
    ...(name ? { name } : {}),
  };
}
