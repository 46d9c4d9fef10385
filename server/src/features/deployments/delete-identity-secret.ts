import type { Database } from "../../platform/database/database.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { parseId } from "../../platform/ids/identifier.ts";
import { getAgent } from "../agents/index.ts";
import type { Principal } from "../identity/index.ts";
import { endIdentitySecrets } from "./identity-secret-queries.ts";

/** Revokes what your server signs visitors' identity with, at once; visitors' tokens end with it. */
export async function deleteIdentitySecret(database: Database, principal: Principal, publicId: string): Promise<void> {
  const { workspaceId } = principal;
  await database.inWorkspace(workspaceId, async (transaction) => {
    const agent = await getAgent(transaction, workspaceId, parseId("agent", publicId));
    await endIdentitySecrets(transaction, workspaceId, agent.id);
    await recordAudit(transaction, principal, {
      action: "agent.identity_secret_revoked",
      target: { kind: "agent", id: publicId },
    });
  });
}
