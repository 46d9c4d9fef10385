import type { Static } from "typebox";
import { lockForChange } from "../../platform/database/lock-for-change.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import type { Change } from "../../platform/http/change.ts";
import type { ApiKeyContext } from "./api-key-context.ts";
import { API_KEYS, type ApiKeyRow, updateApiKeyRow } from "./api-key-queries.ts";
import type { UpdateApiKeyBody } from "./api-key-schemas.ts";
import { assertConsistent } from "./make-api-key.ts";
import { presentApiKey } from "./present-api-key.ts";
import type { Principal } from "./principal.ts";

/** Changes a key's name, scopes, origins or expiry. */
export async function updateApiKey(
  { clock, database, credentials }: ApiKeyContext,
  principal: Principal,
  change: Change<Static<typeof UpdateApiKeyBody>>,
): Promise<ApiKeyRow> {
  const { workspaceId } = principal;
  const { body } = change;
  const row = await database.inWorkspace(workspaceId, async (transaction) => {
    const found = await lockForChange(transaction, workspaceId, API_KEYS, change);
    const { name = found.name, scopes = found.scopes, allowed_origins = found.allowed_origins } = body;
    const { expires_at } = body;
    assertConsistent(
      {
        kind: found.kind,
        scopes,
        agentId: found.agent_id,
        brandId: found.brand_id,
        expires_at: expires_at ?? null,
        allowed_origins,
      },
      clock,
    );
    const expiresAt = expires_at === undefined ? found.expires_at : expires_at;
    const updated = await updateApiKeyRow(transaction, workspaceId, {
      id: found.id,
      name,
      scopes: [...scopes],
      allowed_origins,
      expiresAt,
    });
    await recordAudit(transaction, principal, {
      action: "api_key.updated",
      target: { kind: "key", id: change.id },
      before: presentApiKey(found),
      after: presentApiKey(updated),
    });
    return updated;
  });
  credentials.forget();
  return row;
}
