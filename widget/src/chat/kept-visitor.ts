import type { Stored } from "../port-messages.ts";

const KEPT_MS = 30 * 24 * 3600_000;

/** What is kept of a visitor, as the page around the chat stores it: with when it was written. */
export function writeKept(stored: Stored, now: number): string {
  return JSON.stringify({ at: now, stored });
}

/** The first that can be read and is not too old; null where there is none. */
export function readKept(kept: readonly (string | null)[], now: number): Stored | null {
  for (const text of kept)
    try {
      const { at, stored } = JSON.parse(text ?? "{}");
      if (now - at < KEPT_MS && Array.isArray(stored?.chats)) return stored;
    } catch {
      // Something else of the page's, under our name.
    }
  return null;
}
