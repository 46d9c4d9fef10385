import { randomBytes } from "node:crypto";

/** A secret as the Standard Webhooks libraries take it: `whsec_` and 24 to 64 bytes in base64. */
export function createSigningSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}
