/** Fewer questions than that are a list: a picture of them says nothing. */
export const FEW = 10;
const DAY_MS = 24 * 3600 * 1000;

/** The beginning of the UTC day that many days back, as the statistics take it. */
export function daysAgo(days: number, now = Date.now()): string {
  return `${new Date(now - days * DAY_MS).toISOString().slice(0, 10)}T00:00:00Z`;
}

/** The equally long time before. */
export function periodBefore(from: string, to: string): { from: string; to: string } {
  const length = Date.parse(to) - Date.parse(from);
  return { from: new Date(Date.parse(from) - length).toISOString(), to: from };
}

/** `2026-11-22` as a date field gives it; the whole of the last day counts. */
export function dayBounds(from: string, to: string): { from: string; to: string } {
  return { from: `${from}T00:00:00Z`, to: new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS).toISOString() };
}

/** The chats of a point of a chart: of its day, or of its week. */
export function chatsOf(from: string, interval: "day" | "week", filter: { agent?: string; rating?: string }): string {
  const day = from.slice(0, 10);
  const last = new Date(Date.parse(`${day}T00:00:00Z`) + 6 * DAY_MS).toISOString().slice(0, 10);
  const known = Object.entries(filter).filter(([, value]) => value !== undefined);
  return `/inbox?${new URLSearchParams([["day", day], ...(interval === "week" ? [["to", last]] : []), ...known])}`;
}

/** By day up to about three months, by week beyond. */
export function intervalOf(from: string, to: string): "day" | "week" {
  return Date.parse(to) - Date.parse(from) > 92 * DAY_MS ? "week" : "day";
}
