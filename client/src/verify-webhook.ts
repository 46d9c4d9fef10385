import { type SignedHeaders, verifySignature } from "./verify-signature.ts";

export interface WebhookEvent {
  /** The event's id: the same in every try, so that a repeat can be told. */
  id: string;
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
}

/**
 * Checks a delivery and reads its event. `payload` is the body exactly as it came, `secret` the `whsec_…` of the
 * webhook. During a rotation one of several signatures must fit. Throws `WebhookError`.
 */
export async function verifyWebhook(
  payload: string | Uint8Array,
  headers: SignedHeaders,
  secret: string,
  now: number = Date.now(),
): Promise<WebhookEvent> {
  const { id, body } = await verifySignature(payload, headers, secret, now);
  return { ...(body as unknown as Omit<WebhookEvent, "id">), id };
}
