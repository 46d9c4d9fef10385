import type { Database } from "../../platform/database/database.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";
import type { Mailer } from "../../ports/mailer.ts";
import type { WebhookResponse, WebhookSender } from "../../ports/webhook-sender.ts";
import type { ClaimedDelivery, DeliveryResult } from "./delivery-queries.ts";
import { sendSigned } from "./send-signed.ts";

export interface DeliveryContext {
  database: Database;
  secretKeys: SecretKeys;
  sender: WebhookSender;
  mailer: Mailer | undefined;
  /** Told of failures on our side; the work is tried again by itself. */
  onError: (error: unknown) => void;
}

export const ATTEMPT_TIMEOUT_MS = 15_000;

/** Seconds after each failed attempt: ten attempts in a little over three days. */
const BACKOFF_SECONDS = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
/** So that what failed together doesn't come back together. */
const JITTER = 0.1;

export async function sendDelivery(
  context: DeliveryContext,
  leaseId: string,
  delivery: ClaimedDelivery,
): Promise<DeliveryResult> {
  const { webhook_id: webhookId } = delivery;
  const webhook = { ...delivery, id: webhookId };
  const response = await sendSigned(context, webhook, {
    lane: webhookId,
    id: formatId("event", delivery.event_id),
    body: eventBody(delivery),
    timeoutMs: ATTEMPT_TIMEOUT_MS,
  });
  return { id: delivery.id, webhook_id: webhookId, lease_id: leaseId, ...resultOf(response, delivery.failures) };
}

/** The same bytes at every attempt, unless the workspace's rule for personal data has changed meanwhile. */
export function eventBody(event: Pick<ClaimedDelivery, "type" | "happened_at" | "sequence" | "data">): string {
  const { type, happened_at: happenedAt, sequence, data } = event;
  return JSON.stringify({ type, timestamp: happenedAt.toISOString(), sequence: Number(sequence), data });
}

function resultOf(response: WebhookResponse, failures: number): Omit<DeliveryResult, "id" | "webhook_id" | "lease_id"> {
  const described = {
    response_status: response.status,
    error_code: response.error?.code ?? null,
    error_message: response.error?.message ?? null,
    response_body: response.body,
    duration_ms: response.durationMs,
  };
  if (response.error === null) return { ...described, status: "delivered", retry_in: null };
  const backoff = BACKOFF_SECONDS[failures];
  if (backoff === undefined) return { ...described, status: "failed", retry_in: null };
  const jittered = backoff * (1 + JITTER * (2 * Math.random() - 1));
  return { ...described, status: "waiting", retry_in: Math.max(jittered, response.retryAfterSeconds ?? 0) };
}
