import { randomBytes } from "node:crypto";

/** What their encryption key is derived for. */
export const TOOL_SECRETS = "tool-secrets";

/** As the Standard Webhooks libraries take it. */
export function createToolSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}
