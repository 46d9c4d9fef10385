import type { Static } from "typebox";
import { lockForChange } from "../../platform/database/lock-for-change.ts";
import { ConflictError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import type { Principal } from "../identity/index.ts";
import { restartDeliveries } from "./delivery-queries.ts";
import type { WebhookContext } from "./webhook-context.ts";
import { WEBHOOKS } from "./webhook-queries.ts";
import type { Replay, ReplayBody } from "./webhook-schemas.ts";

const MAX_REPLAYED = 10_000;

/**
 * Sends what happened since then again, as far as the webhook wants it; also what happened before there was the
 * webhook.
 */
export function replayWebhook(
  { database, webhooks }: Pick<WebhookContext, "database" | "webhooks">,
  principal: Principal,
  id: string,
  body: Static<typeof ReplayBody>,
): Promise<Static<typeof Replay>> {
  const { workspaceId } = principal;
  const { since, types = null } = body;
  return database.inWorkspace(workspaceId, async (transaction) => {
    const webhook = await lockForChange(transaction, workspaceId, WEBHOOKS, { id });
    if (webhook.status === "disabled")
      throw new ConflictError("webhook_disabled", "The webhook is switched off. Switch it on first.");
    transaction.afterCommit(() => webhooks.dispatcher.wake());
    const choice = { since, types, limit: MAX_REPLAYED };
    const { queued, found, until } = await restartDeliveries(transaction, workspaceId, webhook.id, choice);
    await recordAudit(transaction, principal, {
      action: "webhook.replayed",
      target: { kind: "webhook", id },
      after: { since, types, queued },
    });
    return { queued, has_more: found > MAX_REPLAYED, until: until?.toISOString() ?? null };
  });
}
