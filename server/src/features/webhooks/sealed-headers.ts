import { InvalidError } from "../../platform/errors/app-error.ts";
import { sealSecret, tryOpenSecret } from "../../platform/secrets/seal-secret.ts";
import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";
import { SecretLostError } from "../../platform/secrets/secret-lost-error.ts";

export const HEADERS_PURPOSE = "webhook headers";
/** The delivery's own, and those that the connection is made with. */
const OWN =
  /^(?:webhook-.*|content-type|content-length|content-encoding|host|connection|transfer-encoding|upgrade|expect|te|trailer|user-agent|accept-encoding)$/i;

/** As they are stored: nothing of their values in the clear. Throws 422 for those that a delivery has already. */
export function sealedHeaders(
  keys: SecretKeys,
  webhookId: string,
  headers: Readonly<Record<string, string>>,
): { headers: string | null; header_names: string[] } {
  const names = Object.keys(headers);
  const own = names.find((name) => OWN.test(name));
  if (own) throw new InvalidError([{ pointer: `/headers/${own}`, message: "is set by the delivery itself." }]);
  const sealed = names.length === 0 ? null : sealSecret(keys, HEADERS_PURPOSE, webhookId, JSON.stringify(headers));
  return { headers: sealed, header_names: names };
}

/** Throws `SecretLostError`. */
export function openHeaders(keys: SecretKeys, webhookId: string, sealed: string | null): Record<string, string> {
  if (sealed === null) return {};
  const opened = tryOpenSecret(keys, HEADERS_PURPOSE, webhookId, sealed);
  if (opened === undefined)
    throw new SecretLostError("Set the `headers` of the webhook anew: PATCH /v2/webhooks/{id}.");
  return JSON.parse(opened);
}
