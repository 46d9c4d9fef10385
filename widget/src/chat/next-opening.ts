import type { OfficeHours } from "./chat-settings.ts";

const DAYS_LOOKED_AT = 14;
const DAY_MS = 24 * 3600_000;
const MINUTE_MS = 60_000;

/** "open", the next time at which somebody answers, or undefined where none is near. */
export function nextOpening(office: OfficeHours, now: Date): "open" | Date | undefined {
  const today = localDay(office.timezone, now);
  for (let ahead = 0; ahead < DAYS_LOOKED_AT; ahead++) {
    const day = ahead === 0 ? today : localDay(office.timezone, new Date(now.getTime() + ahead * DAY_MS));
    for (const { opens, closes } of hoursOf(office, day).sort((one, other) => (one.opens < other.opens ? -1 : 1))) {
      if (ahead === 0 && today.time >= opens && today.time < closes) return "open";
      if (ahead > 0 || opens > today.time)
        return new Date(now.getTime() + ahead * DAY_MS + (minutes(opens) - minutes(today.time)) * MINUTE_MS);
    }
  }
  return undefined;
}

interface LocalDay {
  date: string;
  weekday: string;
  /** `09:30` */
  time: string;
}

function localDay(timeZone: string, at: Date): LocalDay {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    weekday: "long",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(at);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? "";
  return {
    date: `${part("year")}-${part("month")}-${part("day")}`,
    weekday: part("weekday").toLowerCase(),
    time: `${part("hour")}:${part("minute")}`,
  };
}

function hoursOf({ hours, holidays = [] }: OfficeHours, { date, weekday }: LocalDay) {
  const holiday = holidays.find(({ date: from, until = from }) => date >= from && date <= until);
  if (!holiday) return hours.filter(({ days }) => days.includes(weekday));
  const { opens, closes } = holiday;
  return opens !== undefined && closes !== undefined ? [{ opens, closes }] : [];
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}
