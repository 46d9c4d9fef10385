import type { Static } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { type DeliveryFilter, type DeliveryRow, getDelivery, listDeliveries } from "./delivery-queries.ts";
import { getEvent } from "./event-queries.ts";
import { eventBody } from "./send-delivery.ts";
import { getWebhook } from "./webhook-queries.ts";
import type { DeliveryParameters } from "./webhook-schemas.ts";

/** Lists what was sent to a webhook, newest first. */
export function showDeliveries(
  database: Database,
  { workspaceId }: Principal,
  webhookId: string,
  filter: DeliveryFilter,
  after: CursorPosition | undefined,
  limit: number,
): Promise<DeliveryRow[]> {
  return database.inWorkspace(workspaceId, async (transaction) => {
    const webhook = await getWebhook(transaction, workspaceId, parseId("webhook", webhookId));
    return listDeliveries(transaction, workspaceId, { webhookId: webhook.id, ...filter }, after, limit);
  });
}

const MAX_SHOWN = 4096;

/** Gets a delivery, with the beginning of what is sent. */
export function showDelivery(
  database: Database,
  { workspaceId }: Principal,
  ids: Static<typeof DeliveryParameters>,
): Promise<{ row: DeliveryRow; requestBody: string }> {
  return database.inWorkspace(workspaceId, async (transaction) => {
    const webhook = await getWebhook(transaction, workspaceId, parseId("webhook", ids.id));
    const row = await getDelivery(transaction, workspaceId, webhook.id, parseId("delivery", ids.delivery_id));
    const event = await getEvent(transaction, workspaceId, row.event_id);
    const body = eventBody({ ...event, happened_at: event.created_at });
    return { row, requestBody: body.slice(0, MAX_SHOWN) };
  });
}
