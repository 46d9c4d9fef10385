import { openSecret } from "../../platform/secrets/seal-secret.ts";
import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";
import type { WebhookRow } from "./webhook-queries.ts";

export const SECRET_PURPOSE = "webhooks";

/** Of each webhook at a time: what it sends carries a signature of each, in a header that receivers bound. */
export const MAX_SIGNING_SECRETS = 10;

/** In the clear, the newest first. */
export function signingSecrets(
  keys: SecretKeys,
  webhookId: string,
  { secret, earlier_secrets: earlier }: Pick<WebhookRow, "secret" | "earlier_secrets">,
): string[] {
  return [secret, ...earlier.map((one) => one.secret)].map((sealed) =>
    openSecret(keys, SECRET_PURPOSE, webhookId, sealed),
  );
}
