import type { Static } from "typebox";
import { lockForChange } from "../../platform/database/lock-for-change.ts";
import { ConflictError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { type DeliveryRow, restartDelivery } from "./delivery-queries.ts";
import type { WebhookContext } from "./webhook-context.ts";
import { WEBHOOKS } from "./webhook-queries.ts";
import type { DeliveryParameters } from "./webhook-schemas.ts";

/** Sends an event again, with all its attempts. */
export function retryDelivery(
  { database, webhooks }: WebhookContext,
  principal: Principal,
  ids: Static<typeof DeliveryParameters>,
): Promise<DeliveryRow> {
  const { workspaceId } = principal;
  const { id, delivery_id: deliveryId } = ids;
  return database.inWorkspace(workspaceId, async (transaction) => {
    const webhook = await lockForChange(transaction, workspaceId, WEBHOOKS, { id });
    if (webhook.status === "disabled")
      throw new ConflictError("webhook_disabled", "The webhook is switched off. Switch it on first.");
    transaction.afterCommit(() => webhooks.dispatcher.wake());
    const restarted = await restartDelivery(transaction, workspaceId, webhook.id, parseId("delivery", deliveryId));
    await recordAudit(transaction, principal, {
      action: "webhook.delivery_retried",
      target: { kind: "webhook", id },
      after: { delivery_id: deliveryId },
    });
    return restarted;
  });
}
