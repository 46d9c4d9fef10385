import { formatId, newId, parseId } from "../../platform/ids/identifiers.ts";
import type { WebhookResponse } from "../../ports/webhook-sender.ts";
import type { Principal } from "../identity/index.ts";
import { presentWebhook } from "./present-webhook.ts";
import { ATTEMPT_TIMEOUT_MS } from "./send-delivery.ts";
import { sendSigned } from "./send-signed.ts";
import type { WebhookContext } from "./webhook-context.ts";
import { getWebhook } from "./webhook-queries.ts";

/** Sends a `webhook.test` event now and tells what came back. */
export async function testWebhook(
  { clock, database, webhooks, secretKeys }: WebhookContext,
  { workspaceId }: Principal,
  id: string,
): Promise<WebhookResponse> {
  const webhook = await database.inWorkspace(workspaceId, (transaction) =>
    getWebhook(transaction, workspaceId, parseId("webhook", id)),
  );
  const body = {
    type: "webhook.test",
    timestamp: new Date(clock.now()).toISOString(),
    sequence: 0,
    data: presentWebhook(webhook),
  };
  return sendSigned({ secretKeys, sender: webhooks.sender }, webhook, {
    lane: `${webhook.id} test`,
    id: formatId("event", newId()),
    body: JSON.stringify(body),
    timeoutMs: ATTEMPT_TIMEOUT_MS,
  });
}
