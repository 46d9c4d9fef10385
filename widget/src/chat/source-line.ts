import type { Citation } from "./conversation-state.ts";

/** A source as plain text, where no button leads to it: copied, or on paper. */
export function sourceLine({ number, title, url }: Citation): string {
  return `[${number}] ${title}${url ? ` ${url}` : ""}`;
}
