/** Fewer questions than that are a list: a picture of them says nothing. */
export const FEW = 10;
const DAY_MS = 24 * 3600 * 1000;

/** Whose days are counted and shown: the reader's. Where a browser doesn't know it, UTC's. */
export function zoneOfReader(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && timeZone !== "Etc/Unknown" ? timeZone : "UTC";
}

/** `2026-11-22`, as a date field has it: the reader's day at that time. */
export function dayOf(time: number | string): string {
  const date = new Date(time);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${String(date.getFullYear()).padStart(4, "0")}-${month}-${day}`;
}

/** When a day begins where the reader is, or one so many days later; what is no day counts as today. */
export function beginOf(day: string, later = 0): string {
  const [year, month, date] = (/^\d{4}-\d\d-\d\d$/.test(day) ? day : dayOf(Date.now())).split("-").map(Number);
  return new Date(year!, month! - 1, date! + later).toISOString();
}

/** The beginning of the reader's day that many days back. */
export function daysAgo(days: number, now = Date.now()): string {
  return beginOf(dayOf(now), -days);
}

/** The equally long time before. */
export function periodBefore(from: string, to: string): { from: string; to: string } {
  const length = Date.parse(to) - Date.parse(from);
  return { from: new Date(Date.parse(from) - length).toISOString(), to: from };
}

/** `2026-11-22` as a date field gives it; the whole of the last day counts. */
export function dayBounds(from: string, to: string): { from: string; to: string } {
  return { from: beginOf(from), to: beginOf(to, 1) };
}

/** The chats of a point of a chart: of its day, or of its week. */
export function chatsOf(from: string, interval: "day" | "week", filter: { agent?: string; rating?: string }): string {
  const day = dayOf(from);
  const last = dayOf(beginOf(day, 6));
  const known = Object.entries(filter).filter(([, value]) => value !== undefined);
  return `/inbox?${new URLSearchParams([["day", day], ...(interval === "week" ? [["to", last]] : []), ...known])}`;
}

/** By day up to about three months, by week beyond. */
export function intervalOf(from: string, to: string): "day" | "week" {
  return Date.parse(to) - Date.parse(from) > 92 * DAY_MS ? "week" : "day";
}
