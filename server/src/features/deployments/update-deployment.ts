import type { Static } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { lockForChange } from "../../platform/database/lock-for-change.ts";
import { recordChange } from "../../platform/events/record-audit.ts";
import type { Principal } from "../identity/index.ts";
import { type DeploymentRow, deploymentsOf, getDeployment, updateDeploymentRow } from "./deployment-queries.ts";
import type { DeploymentParameters, UpdateDeploymentBody } from "./deployment-schemas.ts";
import { presentChoices } from "./present-choices.ts";

/** Renames, disables or enables a deployment. */
export function updateDeployment(
  database: Database,
  principal: Principal,
  ids: Static<typeof DeploymentParameters>,
  body: Static<typeof UpdateDeploymentBody>,
  ifMatch: string | undefined,
): Promise<DeploymentRow> {
  const { workspaceId } = principal;
  return database.inWorkspace(workspaceId, async (transaction) => {
    const before = await lockForChange(transaction, workspaceId, deploymentsOf(ids.id), {
      id: ids.deployment_id,
      ifMatch,
    });
    const { name = before.name, enabled = before.enabled } = body;
    await updateDeploymentRow(transaction, workspaceId, { id: before.id, name, enabled });
    const after = await getDeployment(transaction, workspaceId, ids);
    const change = { before: presentChoices(before), after: presentChoices(after) };
    await recordChange(transaction, principal, "deployment.updated", change);
    return after;
  });
}
