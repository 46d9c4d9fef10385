/** A request that is not what the service sent, or not now. */
export class WebhookError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "WebhookError";
  }
}

/** Headers as `fetch`, Node and most frameworks give them. */
export type SignedHeaders = Headers | Readonly<Record<string, string | string[] | undefined>>;

export interface SignedRequest {
  /** The same whenever it is sent again, so that a repeat can be told. */
  id: string;
  body: Record<string, unknown>;
}

const TOLERANCE_SECONDS = 300;
const encoder = new TextEncoder();

/**
 * Checks a request by Standard Webhooks (https://www.standardwebhooks.com) and reads its JSON. `payload` is the body
 * exactly as it came. One of several signatures is enough. Throws `WebhookError`.
 */
export async function verifySignature(
  payload: string | Uint8Array,
  headers: SignedHeaders,
  secret: string,
  now: number,
): Promise<SignedRequest> {
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
    if (bytes && (await crypto.subtle.verify("HMAC", key, bytes, signed))) return { id, body: readBody(body) };
  }
  throw new WebhookError("No signature fits. Is it the right secret, and the body exactly as it came?");
}

function readHeader(headers: SignedHeaders, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : [headers[name]].flat()[0];
  if (!value) throw new WebhookError(`The header ${name} is missing.`);
  return value;
}

function assertRecent(timestamp: string, now: number): void {
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookError("webhook-timestamp is not a number of seconds.");
  if (Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE_SECONDS)
    throw new WebhookError("The request is more than five minutes old or ahead.");
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

function readBody(body: Uint8Array): Record<string, unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new WebhookError("The body is signed, but not JSON.");
  }
}
