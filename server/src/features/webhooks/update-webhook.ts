import type { Static } from "typebox";
import { lockForChange } from "../../platform/database/lock-for-change.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import type { Change } from "../../platform/http/change.ts";
import type { Principal } from "../identity/index.ts";
import { assertPlainAddress } from "./assert-plain-address.ts";
import { chosenReach } from "./chosen-reach.ts";
import { presentWebhook } from "./present-webhook.ts";
import { sealedHeaders } from "./sealed-headers.ts";
import type { WebhookContext } from "./webhook-context.ts";
import { bringLostDue, cancelWaiting, updateWebhookRow, WEBHOOKS, type WebhookRow } from "./webhook-queries.ts";

import type { UpdateWebhookBody } from "./webhook-schemas.ts";

/** Changes a webhook, or switch it off and on. */
export async function updateWebhook(
  { database, secretKeys, checkAddress }: Pick<WebhookContext, "database" | "secretKeys" | "checkAddress">,
  principal: Principal,
  change: Change<Static<typeof UpdateWebhookBody>>,
): Promise<WebhookRow> {
  const { workspaceId } = principal;
  const { body } = change;
  if (body.url !== undefined) await assertPlainAddress(checkAddress, body.url);

  return database.inWorkspace(workspaceId, async (transaction) => {
    const found = await lockForChange(transaction, workspaceId, WEBHOOKS, change);
    const { id, url, events, description, status } = { ...found, ...body, id: found.id };
    const { agent_ids: agentIds, brand_ids: brandIds, headers } = body;
    const updated = await updateWebhookRow(transaction, workspaceId, {
      id,
      url,
      events,
      description,
      status,
      agent_ids: agentIds ? await chosenReach(transaction, workspaceId, "agent", agentIds) : found.agent_ids,
      brand_ids: brandIds ? await chosenReach(transaction, workspaceId, "brand", brandIds) : found.brand_ids,
      ...(headers
        ? sealedHeaders(secretKeys, id, headers)
        : { headers: found.headers, header_names: found.header_names }),
    });
    if (headers) await bringLostDue(transaction, workspaceId, id);
    // What was queued in the moment in which it was switched off waits for nothing either.
    if (status === "disabled" || found.status === "disabled") await cancelWaiting(transaction, workspaceId, [id]);
    await recordAudit(transaction, principal, {
      action: "webhook.updated",
      target: { kind: "webhook", id: change.id },
      before: presentWebhook(found),
      after: presentWebhook(updated),
    });
    return updated;
  });
}
