import type { Schema } from "@citedesk/client";

type Retention = Schema<"Workspace">["retention"];
export const RETENTION = ["chats_days", "visitors_days", "logs_days"] as const;
const DAY_MS = 86_400_000;

/** Which of these times are new or shorter than before, and from when on backwards they erase. */
export function shortenedRetention(
  before: Retention,
  after: Retention,
  now = Date.now(),
): { name: (typeof RETENTION)[number]; before: string }[] {
  return RETENTION.flatMap((name) => {
    const days = after[name];
    // What is no number, or none that a time can be, is refused by the service beside its field.
    if (typeof days !== "number" || !Number.isInteger(days) || days < 1 || days > 36_500) return [];
    const known = before[name];
    if (known !== null && days >= known) return [];
    return [{ name, before: new Date(now - days * DAY_MS).toISOString() }];
  });
}
