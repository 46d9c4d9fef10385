import type { Static } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { recordChange } from "../../platform/events/record-audit.ts";
import { newId, parseId } from "../../platform/ids/identifiers.ts";
import { getAgent } from "../agents/index.ts";
import type { Principal } from "../identity/index.ts";
import { assertDeploymentsFit } from "./assert-deployments-fit.ts";
import { type DeploymentRow, findDeployment, insertDeployment } from "./deployment-queries.ts";
import type { CreateDeploymentBody, DeploymentKind } from "./deployment-schemas.ts";
import { presentChoices } from "./present-choices.ts";

const NAMES: Readonly<Record<DeploymentKind, string>> = { widget: "Widget", embed: "Embed", page: "Page" };

/** Adds a widget, embed or page with an address of its own. */
export function createDeployment(
  database: Database,
  principal: Principal,
  publicId: string,
  body: Static<typeof CreateDeploymentBody>,
): Promise<DeploymentRow> {
  const { workspaceId } = principal;
  const { kind, name = NAMES[kind], enabled = true } = body;
  return database.inWorkspace(workspaceId, async (transaction) => {
    const agent = await getAgent(transaction, workspaceId, parseId("agent", publicId));
    const id = newId();
    await insertDeployment(transaction, workspaceId, { id, agent_id: agent.id, kind, name, enabled });
    await assertDeploymentsFit(transaction, workspaceId, agent.id);
    const created = (await findDeployment(transaction, workspaceId, agent.id, id))!;
    await recordChange(transaction, principal, "deployment.created", { after: presentChoices(created) });
    return created;
  });
}
