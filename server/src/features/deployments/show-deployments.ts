import type { Static } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { getAgent } from "../agents/index.ts";
import type { Principal } from "../identity/index.ts";
import { type DeploymentRow, getDeployment, listDeployments } from "./deployment-queries.ts";
import type { DeploymentParameters } from "./deployment-schemas.ts";

/** Lists where an assistant is used, newest first. */
export function showDeployments(
  database: Database,
  { workspaceId }: Principal,
  id: string,
  kind: "widget" | "embed" | "page" | undefined,
  after: CursorPosition | undefined,
  limit: number,
): Promise<DeploymentRow[]> {
  return database.inWorkspace(workspaceId, async (transaction) => {
    const agent = await getAgent(transaction, workspaceId, parseId("agent", id));
    return listDeployments(transaction, workspaceId, agent.id, kind, after, limit);
  });
}

/** Gets a deployment with its snippet and where it was seen. */
export function showDeployment(
  database: Database,
  { workspaceId }: Principal,
  ids: Static<typeof DeploymentParameters>,
): Promise<DeploymentRow> {
  return database.inWorkspace(workspaceId, (transaction) => getDeployment(transaction, workspaceId, ids));
}
