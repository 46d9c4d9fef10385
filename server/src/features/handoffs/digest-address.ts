import { createHash } from "node:crypto";

/** Tells whether an address is still the one that a mail went to; the address itself stands in no link. */
export function digestAddress(address: string): string {
  return createHash("sha256").update(address).digest("base64url").slice(0, 22);
}
