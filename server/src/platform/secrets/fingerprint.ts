import { createHash } from "node:crypto";

/** Tells keys apart and nothing of them. */
export function fingerprint(secretKey: string): string {
  return createHash("sha256").update("citedesk key fingerprint:").update(secretKey).digest("hex").slice(0, 16);
}
