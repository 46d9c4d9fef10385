import { tryOpenSecret } from "../../platform/secrets/seal-secret.ts";
import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";
import { SecretLostError } from "../../platform/secrets/secret-lost-error.ts";
import type { WebhookRow } from "./webhook-queries.ts";

export const SECRET_PURPOSE = "webhooks";

/** Of each webhook at a time: what it sends carries a signature of each, in a header that receivers bound. */
export const MAX_SIGNING_SECRETS = 10;

/**
 * In the clear, the newest first. Those that were sealed with a lost key sign nothing any more; throws
 * `SecretLostError` where none is left.
 */
export function signingSecrets(
  keys: SecretKeys,
  webhookId: string,
  { secret, earlier_secrets: earlier }: Pick<WebhookRow, "secret" | "earlier_secrets">,
): string[] {
  const opened = [secret, ...earlier.map((one) => one.secret)].map((sealed) =>
    tryOpenSecret(keys, SECRET_PURPOSE, webhookId, sealed),
  );
  const usable = opened.filter((one) => one !== undefined);
  if (usable.length === 0)
    throw new SecretLostError("Give the webhook a new secret: POST /v2/webhooks/{id}/rotate_secret.");
  return usable;
}

/** Ids of those that were sealed with a lost key. */
export function lostSecretIds(
  keys: SecretKeys,
  { id, secret, secret_id: secretId, earlier_secrets: earlier }: WebhookRow,
): string[] {
  return [{ id: secretId, secret }, ...earlier]
    .filter((one) => tryOpenSecret(keys, SECRET_PURPOSE, id, one.secret) === undefined)
    .map((one) => one.id);
}
