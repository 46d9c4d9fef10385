import { recordAudit } from "../../platform/events/record-audit.ts";
import type { ApiKeyContext } from "./api-key-context.ts";
import type { CreateApiKeyBody } from "./api-key-schemas.ts";
import type { MadeApiKey } from "./make-api-key.ts";
import { makeApiKey } from "./make-api-key.ts";
import { presentApiKey } from "./present-api-key.ts";
import type { Principal } from "./principal.ts";

/** Makes a key for this workspace; it is shown once. */
export function createApiKey(
  { clock, database }: ApiKeyContext,
  principal: Principal,
  body: CreateApiKeyBody,
): Promise<MadeApiKey> {
  return database.inWorkspace(principal.workspaceId, async (transaction) => {
    const made = await makeApiKey(transaction, principal, body, clock);
    const after = presentApiKey(made.row);
    await recordAudit(transaction, principal, {
      action: "api_key.created",
      target: { kind: "key", id: after.id },
      after,
    });
    return made;
  });
}
