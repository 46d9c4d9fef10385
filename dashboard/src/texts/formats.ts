import { currentLocale } from "./language.ts";

const DAY_MS = 24 * 3600 * 1000;
const made = new Map<string, unknown>();

/** Formats are costly to make: one each for a language and what is asked of it. */
function kept<Format>(key: string, make: (language: string) => Format): Format {
  const name = `${currentLocale()} ${key}`;
  if (!made.has(name)) made.set(name, make(currentLocale()));
  return made.get(name) as Format;
}

export function formatNumber(value: number, digits = 0): string {
  return kept(`number ${digits}`, (l) => new Intl.NumberFormat(l, { maximumFractionDigits: digits })).format(value);
}

/** `share` from 0 to 1; a dash where there is nothing to share. */
export function formatShare(share: number | null | undefined): string {
  if (share === null || share === undefined) return "–";
  return kept("share", (l) => new Intl.NumberFormat(l, { style: "percent", maximumFractionDigits: 0 })).format(share);
}

export function formatMilliseconds(value: number | null | undefined): string {
  if (value === null || value === undefined) return "–";
  return value < 1000 ? `${formatNumber(value)} ms` : `${formatNumber(value / 1000, 1)} s`;
}

export function formatBytes(value: number): string {
  return value < 1024 * 1024 ? `${formatNumber(value / 1024)} KB` : `${formatNumber(value / 1024 / 1024, 1)} MB`;
}

/** Date and time in the viewer's zone. */
export function formatTime(iso: string | null | undefined): string {
  if (!iso) return "–";
  const make = (l: string) => new Intl.DateTimeFormat(l, { dateStyle: "medium", timeStyle: "short" });
  return kept("time", make).format(new Date(iso));
}

export function formatDay(iso: string): string {
  return kept("day", (l) => new Intl.DateTimeFormat(l, { day: "numeric", month: "short" })).format(new Date(iso));
}

const STEPS = [
  ["second", 1000, 60],
  ["minute", 60_000, 60],
  ["hour", 3_600_000, 24],
  ["day", DAY_MS, 30],
] as const;

/** "12 seconds ago"; a date beyond 30 days. */
export function formatAgo(iso: string | null | undefined, now = Date.now()): string {
  if (!iso) return "–";
  const elapsed = now - Date.parse(iso);
  const [unit, size] = STEPS.find(([, each, most]) => Math.abs(elapsed) < each * most) ?? [];
  if (!unit) return formatTime(iso);
  const make = (l: string) => new Intl.RelativeTimeFormat(l, { numeric: "auto", style: "short" });
  return kept("ago", make).format(-Math.round(elapsed / size!), unit);
}

/** `1:05` for 65 seconds. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}

/** 0 is Monday. */
export function formatWeekday(index: number): string {
  const make = (l: string) => new Intl.DateTimeFormat(l, { weekday: "long", timeZone: "UTC" });
  return kept("weekday", make).format(new Date(Date.UTC(2024, 0, 1 + index)));
}

/** `de` as people call it. */
export function formatLanguage(code: string): string {
  return kept("language", (l) => new Intl.DisplayNames(l, { type: "language" })).of(code) ?? code;
}

/** Minutes from one on; a dash for nothing. */
export function formatSeconds(value: number | null | undefined): string {
  if (value === null || value === undefined) return "–";
  return value < 60 ? `${formatNumber(value)} s` : `${formatNumber(value / 60, value < 600 ? 1 : 0)} min`;
}
