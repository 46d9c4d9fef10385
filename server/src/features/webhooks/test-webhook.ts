import { formatId, newId, parseId } from "../../platform/ids/identifiers.ts";
import type { WebhookResponse } from "../../ports/webhook-sender.ts";
import type { Principal } from "../identity/index.ts";
import { presentWebhook } from "./present-webhook.ts";
import { openHeaders } from "./sealed-headers.ts";
import { ATTEMPT_TIMEOUT_MS } from "./send-delivery.ts";
import { signingSecrets } from "./signing-secrets.ts";
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
  return webhooks.sender.send({
    url: webhook.url,
    headers: openHeaders(secretKeys, webhook.id, webhook.headers),
    lane: `${webhook.id} test`,
    id: formatId("event", newId()),
    body: JSON.stringify(body),
    secrets: signingSecrets(secretKeys, webhook.id, webhook),
    timeoutMs: ATTEMPT_TIMEOUT_MS,
  });
}
