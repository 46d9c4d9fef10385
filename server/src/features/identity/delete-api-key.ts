import { lockForChange } from "../../platform/database/lock-for-change.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import type { Change } from "../../platform/http/change.ts";
import type { ApiKeyContext } from "./api-key-context.ts";
import { API_KEYS, markApiKeyRevoked } from "./api-key-queries.ts";
import { presentApiKey } from "./present-api-key.ts";
import type { Principal } from "./principal.ts";

/** Revokes a key; it stops working at once. */
export async function deleteApiKey(
  { database, credentials }: ApiKeyContext,
  principal: Principal,
  change: Change,
): Promise<void> {
  const { workspaceId } = principal;
  await database.inWorkspace(workspaceId, async (transaction) => {
    const found = await lockForChange(transaction, workspaceId, API_KEYS, change);
    await markApiKeyRevoked(transaction, workspaceId, found.id);
    await recordAudit(transaction, principal, {
      action: "api_key.revoked",
      target: { kind: "key", id: change.id },
      before: presentApiKey(found),
    });
  });
  credentials.forget();
}
