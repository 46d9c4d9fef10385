import type { Database } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import type { Change } from "../../platform/http/change.ts";
import { assertMatches, UNEDITED_VERSION } from "../../platform/http/entity-tag.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { getAgent } from "../agents/index.ts";
import type { Principal } from "../identity/index.ts";
import { endIdentitySecrets } from "./identity-secret-queries.ts";

/**
 * Revokes what your server signs visitors' identity with, at once; visitors' tokens end with it. Throws 404, and 412.
 */
export async function deleteIdentitySecret(
  database: Database,
  principal: Principal,
  { id, ifMatch }: Change,
): Promise<void> {
  const { workspaceId } = principal;
  await database.inWorkspace(workspaceId, async (transaction) => {
    const agent = await getAgent(transaction, workspaceId, parseId("agent", id));
    if (!(await endIdentitySecrets(transaction, workspaceId, agent.id))) throw new NotFoundError("identity secret");
    assertMatches(ifMatch, UNEDITED_VERSION);
    await recordAudit(transaction, principal, {
      action: "agent.identity_secret_revoked",
      target: { kind: "agent", id },
    });
  });
}
