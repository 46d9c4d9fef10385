import { tryOpenSecret } from "../../platform/secrets/seal-secret.ts";
import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";
import { SecretLostError } from "../../platform/secrets/secret-lost-error.ts";
import type { ToolRow } from "./tool-queries.ts";

/** What their encryption key is derived for. */
export const TOOL_SECRETS = "tool-secrets";

/** In the clear; null: the tool is called unsigned. Throws `SecretLostError`. */
export function openToolSecret(keys: SecretKeys, { id, sealed_secret: sealed }: ToolRow): string | null {
  if (sealed === null) return null;
  const opened = tryOpenSecret(keys, TOOL_SECRETS, id, sealed);
  if (opened === undefined) throw new SecretLostError("Set the `secret` of the tool anew: PATCH /v2/tools/{id}.");
  return opened;
}
