import { type SignedHeaders, verifySignature } from "./verify-signature.ts";
import type { WebhookEvent } from "./webhook-event.ts";

/**
 * Checks a delivery and reads its event. `payload` is the body exactly as it came, `secret` the `whsec_…` of the
 * webhook. During a rotation one of several signatures must fit. `sequence` rises with time. Throws `WebhookError`.
 */
export async function verifyWebhook(
  payload: string | Uint8Array,
  headers: SignedHeaders,
  secret: string,
  now: number = Date.now(),
): Promise<WebhookEvent> {
  const { id, body } = await verifySignature(payload, headers, secret, now);
  return { ...body, id } as WebhookEvent;
}
