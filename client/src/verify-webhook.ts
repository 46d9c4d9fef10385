/** A delivery that is not what the service sent, or not now. */
export class WebhookError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "WebhookError";
  }
}

export interface WebhookEvent {
  /** The event's id: the same in every try, so that a repeat can be told. */
  id: string;
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

const TOLERANCE_SECONDS = 300;
const encoder = new TextEncoder();

/**
 * Checks a delivery by Standard Webhooks (https://www.standardwebhooks.com) and reads it. `payload` is the body exactly
 * as it came, `secret` the `whsec_…` of the webhook. During a rotation one of several signatures must fit. Throws
 * `WebhookError`.
 */
export async function verifyWebhook(
  payload: string | Uint8Array,
  headers: Headers | Readonly<Record<string, string | string[] | undefined>>,
  secret: string,
  now: number = Date.now(),
): Promise<WebhookEvent> {
  const id = readHeader(headers, "webhook-id");
  const timestamp = readHeader(headers, "webhook-timestamp");
  const signatures = readHeader(headers, "webhook-signature");
  assertRecent(timestamp, now);
  const key = await importKey(secret);
  const body = typeof payload === "string" ? encoder.encode(payload) : payload;
  const signed = concatenate(encoder.encode(`${id}.${timestamp}.`), body);
  for (const signature of signatures.split(" ")) {
    const [version, value = ""] = signature.split(",");
    const bytes = version === "v1" ? decodeBase64(value) : undefined;
    // Compared by the runtime, in constant time.
    if (bytes && (await crypto.subtle.verify("HMAC", key, bytes, signed))) return readEvent(id, body);
  }
  throw new WebhookError("No signature fits. Is it this webhook's secret, and the body exactly as it came?");
}

function readHeader(headers: Headers | Readonly<Record<string, string | string[] | undefined>>, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : [headers[name]].flat()[0];
  if (!value) throw new WebhookError(`The header ${name} is missing.`);
  return value;
}

function assertRecent(timestamp: string, now: number): void {
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookError("webhook-timestamp is not a number of seconds.");
  if (Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE_SECONDS)
    throw new WebhookError("The delivery is more than five minutes old or ahead.");
}

function importKey(secret: string): Promise<CryptoKey> {
  const bytes = decodeBase64(secret.replace(/^whsec_/, ""));
  if (!bytes || bytes.length === 0) throw new WebhookError("The secret is empty or not base64.");
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function concatenate(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(first.length + second.length);
  joined.set(first);
  joined.set(second, first.length);
  return joined;
}

function readEvent(id: string, body: Uint8Array): WebhookEvent {
  let event: unknown;
  try {
    event = JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new WebhookError("The body is signed, but not JSON.");
  }
  return { ...(event as Omit<WebhookEvent, "id">), id };
}
