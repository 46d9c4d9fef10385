import { InvalidError } from "../../platform/errors/app-error.ts";
import { openSecret, sealSecret } from "../../platform/secrets/seal-secret.ts";
import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";

const PURPOSE = "webhook headers";
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
  const sealed = names.length === 0 ? null : sealSecret(keys, PURPOSE, webhookId, JSON.stringify(headers));
  return { headers: sealed, header_names: names };
}

export function openHeaders(keys: SecretKeys, webhookId: string, sealed: string | null): Record<string, string> {
  return sealed === null ? {} : JSON.parse(openSecret(keys, PURPOSE, webhookId, sealed));
}
