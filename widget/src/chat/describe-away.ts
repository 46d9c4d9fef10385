import type { ChatSettings } from "./chat-settings.ts";
import { nextOpening } from "./next-opening.ts";
import type { Speech } from "./texts/speak.ts";

const WEEK_MS = 6 * 24 * 3600_000;

/** By the service's clock, as far as the page knows it. */
export function serviceTime({ clockAheadMs }: Pick<ChatSettings, "clockAheadMs">): Date {
  return new Date(Date.now() + clockAheadMs);
}

/** Outside of office hours. */
export function isAway(settings: Pick<ChatSettings, "officeHours" | "clockAheadMs">): boolean {
  return settings.officeHours !== null && nextOpening(settings.officeHours, serviceTime(settings)) !== "open";
}

/** That nobody is here, until when where that is known, and what to do instead of waiting. */
export function describeAway(opensAt: Date | undefined, now: Date, speech: Speech): string {
  if (!opensAt) return speech.say("nobody");
  return speech.say("nobodyUntil", { time: formatOpening(opensAt, now, speech.locale) });
}

/** The weekday alone says enough within a week. */
function formatOpening(time: Date, now: Date, locale: string): string {
  const isToday = time.toDateString() === now.toDateString();
  const isFar = time.getTime() - now.getTime() > WEEK_MS;
  return new Intl.DateTimeFormat(locale, {
    ...(isToday ? {} : { weekday: "long" }),
    ...(isFar ? { day: "numeric", month: "long" } : {}),
    hour: "numeric",
    minute: "2-digit",
  }).format(time);
}
