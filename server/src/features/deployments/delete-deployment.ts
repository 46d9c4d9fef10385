import type { Static } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { lockForChange } from "../../platform/database/lock-for-change.ts";
import { ConflictError } from "../../platform/errors/app-error.ts";
import { recordChange } from "../../platform/events/record-audit.ts";
import type { Principal } from "../identity/index.ts";
import { deploymentsOf, listHostnames, markDeploymentDeleted } from "./deployment-queries.ts";
import type { DeploymentParameters } from "./deployment-schemas.ts";
import { presentChoices } from "./present-choices.ts";

/** Deletes a deployment; its address answers 404, and it can be restored for 30 days. */
export async function deleteDeployment(
  database: Database,
  principal: Principal,
  ids: Static<typeof DeploymentParameters>,
  ifMatch: string | undefined,
): Promise<void> {
  const { workspaceId } = principal;
  await database.inWorkspace(workspaceId, async (transaction) => {
    const found = await lockForChange(transaction, workspaceId, deploymentsOf(ids.id), {
      id: ids.deployment_id,
      ifMatch,
    });
    if (found.is_default)
      throw new ConflictError("default_deployment", "It came with the assistant. Set `enabled` to false instead.");
    const hostnames = await listHostnames(transaction, workspaceId, found.id);
    if (hostnames.length > 0)
      throw new ConflictError(
        "deployment_in_use",
        `${hostnames.join(", ")} shows this page. Let it show another one, or delete the domain first.`,
      );
    await markDeploymentDeleted(transaction, workspaceId, found.id);
    await recordChange(transaction, principal, "deployment.deleted", { before: presentChoices(found) });
  });
}
