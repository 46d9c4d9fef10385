import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { WebhookError } from "./verify-signature.ts";
import { verifyWebhook } from "./verify-webhook.ts";
import type { WebhookEvent } from "./webhook-event.ts";

interface Vectors {
  sign: {
    secret?: string;
    id: string;
    timestamp: number;
    payload?: string;
    payload_repeat?: [string, number];
    signature: string;
  }[];
  reject_signature_header: string[];
}

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const ID = "msg_p5jXN8AQM9LWM0D4loKWxJek";
const TIMESTAMP = 1614265330;
const NOW = TIMESTAMP * 1000;
const SIGNATURE = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";
const PAYLOAD = '{"test": 2432232314}';

function headers(changes: Record<string, string> = {}): Record<string, string> {
  return { "webhook-id": ID, "webhook-timestamp": String(TIMESTAMP), "webhook-signature": SIGNATURE, ...changes };
}

test("a delivery that its secret signed is read with its id", async () => {
  assert.deepEqual(await verifyWebhook(PAYLOAD, headers(), SECRET, NOW), { id: ID, test: 2432232314 });
  assert.equal((await verifyWebhook(new TextEncoder().encode(PAYLOAD), new Headers(headers()), SECRET, NOW)).id, ID);
});

test("the prefix of a secret changes nothing, and one of several signatures is enough", async () => {
  await verifyWebhook(PAYLOAD, headers(), SECRET.slice("whsec_".length), NOW);
  await verifyWebhook(PAYLOAD, headers({ "webhook-signature": `v1,AAAA v2,AAAA ${SIGNATURE}` }), SECRET, NOW);
});

for (const [name, changes, payload = PAYLOAD] of [
  ["a changed body", {}, '{"test": 2432232315}'],
  ["another id", { "webhook-id": "msg_other" }],
  ["no id", { "webhook-id": "" }],
  ["no timestamp", { "webhook-timestamp": "" }],
  ["no signature", { "webhook-signature": "" }],
  ["a timestamp that is no number", { "webhook-timestamp": "hello" }],
  ["an old timestamp", { "webhook-timestamp": String(TIMESTAMP - 301) }],
  ["a timestamp ahead", { "webhook-timestamp": String(TIMESTAMP + 301) }],
  ["a signature that is not base64", { "webhook-signature": "v1,%%%" }],
  ["a signature of another version", { "webhook-signature": SIGNATURE.replace("v1", "v2") }],
] as [string, Record<string, string>, string?][])
  test(`${name} is refused`, async () => {
    await assert.rejects(verifyWebhook(payload, headers(changes), SECRET, NOW), WebhookError);
  });

test("an empty secret is refused", async () => {
  for (const secret of ["", "whsec_"])
    await assert.rejects(verifyWebhook(PAYLOAD, headers(), secret, NOW), WebhookError);
});

const vectors = readVectors();
test("the published vectors of Standard Webhooks hold", { skip: vectors ? false : "no conformance data" }, async () => {
  let checked = 0;
  for (const { secret, id, timestamp, payload, payload_repeat, signature } of vectors!.sign) {
    if (!secret) continue;
    const body = payload ?? payload_repeat![0].repeat(payload_repeat![1]);
    const sent = { "webhook-id": id, "webhook-timestamp": String(timestamp), "webhook-signature": signature };
    const verified = verifyWebhook(body, sent, secret, timestamp * 1000);
    // Some vectors sign what is not JSON: signed, but no event.
    if (payload_repeat) await assert.rejects(verified, /signed, but not JSON/);
    else assert.equal((await verified).id, id);
    checked += 1;
  }
  assert.ok(checked >= 5);
  for (const signature of vectors!.reject_signature_header)
    await assert.rejects(
      verifyWebhook(PAYLOAD, headers({ "webhook-signature": signature }), SECRET, NOW),
      WebhookError,
    );
});

function readVectors(): Vectors | undefined {
  const path = join(import.meta.dirname, "../../../shared/conformance/webhooks/standard-webhooks-vectors.json");
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Vectors;
  } catch {
    return undefined;
  }
}

test("an event is told apart by its type, with its sequence", async () => {
  const secret = SECRET.slice("whsec_".length);
  const payload = JSON.stringify({
    type: "lead.created",
    timestamp: "2026-11-21T10:00:00.000Z",
    sequence: 4711,
    data: { id: "lead_1", status: "new", fields: { email: "ada@example.com" } },
  });
  const key = await crypto.subtle.importKey(
    "raw",
    Buffer.from(secret, "base64"),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const signed = new TextEncoder().encode(`${ID}.${TIMESTAMP}.${payload}`);
  const signature = Buffer.from(await crypto.subtle.sign("HMAC", key, signed)).toString("base64");
  const event = await verifyWebhook(payload, headers({ "webhook-signature": `v1,${signature}` }), SECRET, NOW);
  assert.equal(tell(event), "ada@example.com left their details (4711)");
});

/** Compiles only while `type` decides what `data` is. */
function tell(event: WebhookEvent): string {
  switch (event.type) {
    case "lead.created":
      return `${event.data.fields.email} left their details (${event.sequence})`;
    case "chat.resolved":
      return event.data.status;
    case "webhook.test":
      return event.data.url;
    default:
      // @ts-expect-error: what other events have for their data may have no `fields`.
      return String(event.data.fields);
  }
}
