import type { Database } from "../../platform/database/database.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import type { Change } from "../../platform/http/change.ts";
import { assertMatches, UNEDITED_VERSION } from "../../platform/http/entity-tag.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { getInvitation, lockInvitation, revokeInvitation } from "./invitation-queries.ts";
import { presentInvitation } from "./present-invitation.ts";
import type { MemberPrincipal } from "./principal.ts";

/** Takes an invitation back. */
export async function deleteInvitation(database: Database, principal: MemberPrincipal, change: Change): Promise<void> {
  await database.inWorkspace(principal.workspaceId, async (transaction) => {
    const id = parseId("invitation", change.id);
    await lockInvitation(transaction, principal.accountId, id);
    const row = await getInvitation(transaction, principal, id);
    const isRevoked = row.status === "revoked";
    assertMatches(change.ifMatch, UNEDITED_VERSION + Number(isRevoked));
    if (isRevoked) return;
    await revokeInvitation(transaction, principal.accountId, row.id);
    await recordAudit(transaction, principal, {
      action: "invitation.revoked",
      target: { kind: "invitation", id: change.id },
      before: presentInvitation(row),
    });
  });
}
