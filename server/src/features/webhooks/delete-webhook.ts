import type { Database } from "../../platform/database/database.ts";
import { lockForChange } from "../../platform/database/lock-for-change.ts";

import { recordAudit } from "../../platform/events/record-audit.ts";
import type { Change } from "../../platform/http/change.ts";
import type { Principal } from "../identity/index.ts";
import { presentWebhook } from "./present-webhook.ts";
import { markWebhookDeleted, WEBHOOKS } from "./webhook-queries.ts";

/** Deletes a webhook; nothing more is sent to it. */
export async function deleteWebhook(database: Database, principal: Principal, change: Change): Promise<void> {
  const { workspaceId } = principal;
  await database.inWorkspace(workspaceId, async (transaction) => {
    const found = await lockForChange(transaction, workspaceId, WEBHOOKS, change);
    await markWebhookDeleted(transaction, workspaceId, found.id);
    await recordAudit(transaction, principal, {
      action: "webhook.deleted",
      target: { kind: "webhook", id: change.id },
      before: presentWebhook(found),
    });
  });
}
