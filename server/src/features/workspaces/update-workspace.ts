import type { Static } from "typebox";
import { lockWorkspace } from "../../platform/database/lock-row.ts";
import { ForbiddenError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import type { Change } from "../../platform/http/change.ts";
import { assertMatches } from "../../platform/http/entity-tag.ts";
import type { Principal } from "../identity/index.ts";
import { findWorkspaceOfMembership } from "./find-own-workspace.ts";
import { presentWorkspace } from "./present-workspace.ts";
import type { WorkspaceContext } from "./workspace-context.ts";
import { getOwnWorkspace, updateWorkspaceRow } from "./workspace-queries.ts";
import type { UpdateWorkspaceBody } from "./workspace-schemas.ts";

/**
 * Changes a workspace's name, retention, limits, what checks answers, what is kept from models and webhooks, or (an
 * owner alone) how members sign in. Throws 403, 404 outside the account, 412.
 */
export async function updateWorkspace(
  context: WorkspaceContext,
  principal: Principal,
  change: Change<Static<typeof UpdateWorkspaceBody>>,
) {
  const { id, role } = await findWorkspaceOfMembership(context, principal, change.id);
  const { name, retention, limits, sign_in, verification, personal_data } = change.body;
  if (limits && !(principal.kind === "member" && principal.accountWide))
    throw new ForbiddenError("What a workspace may use is set by owners and admins of the whole account.");
  if (sign_in && role !== "owner") throw new ForbiddenError("Only an owner changes how members sign in.");
  const row = await context.database.inWorkspace(id, async (transaction) => {
    await lockWorkspace(transaction, id);
    const found = await getOwnWorkspace(transaction, id);
    assertMatches(change.ifMatch, found.version);
    await updateWorkspaceRow(transaction, id, {
      name: name ?? found.name,
      settings: {
        retention: { ...found.settings.retention, ...retention },
        limits: { ...found.settings.limits, ...limits },
        sign_in: { ...found.settings.sign_in, ...sign_in },
        verification: verification === undefined ? (found.settings.verification ?? null) : verification,
        personal_data: { ...found.settings.personal_data, ...personal_data },
      },
    });
    const updated = await getOwnWorkspace(transaction, id);
    await recordAudit(
      transaction,
      { ...principal, workspaceId: id },
      {
        action: "workspace.updated",
        target: { kind: "workspace", id: change.id },
        before: presentWorkspace(found, role),
        after: presentWorkspace(updated, role),
      },
    );
    return updated;
  });
  context.credentials.forget();
  return { row, role };
}
