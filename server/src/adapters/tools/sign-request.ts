import { createHmac } from "node:crypto";

/**
 * Headers that let the receiver check where a request comes from and that it isn't an old one. Several secrets give
 * several signatures, for the time of a rotation.
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function signRequest(input: {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
  secrets: readonly string[];
}): Record<string, string> {
  const { id, timestamp, body, secrets } = input;
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/u, ""), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    ...(signatures.length > 0 && { "webhook-signature": signatures.join(" ") }),
  };
}
