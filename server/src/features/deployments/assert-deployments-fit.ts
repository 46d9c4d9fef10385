import sql from "sql-template-tag";
import type { Transaction } from "../../platform/database/database.ts";
import { lockRow } from "../../platform/database/lock-row.ts";
import { ConflictError } from "../../platform/errors/app-error.ts";
import { countDeployments } from "./deployment-queries.ts";

const MAX_DEPLOYMENTS = 100;

/** After one was added or brought back. */
export async function assertDeploymentsFit(
  transaction: Transaction,
  workspaceId: string,
  agentId: string,
): Promise<void> {
  // One after the other: the next one counts this one.
  await lockRow(transaction, workspaceId, sql`agents`, agentId);
  if ((await countDeployments(transaction, workspaceId, agentId)) > MAX_DEPLOYMENTS)
    throw new ConflictError("too_many_deployments", `An assistant has at most ${MAX_DEPLOYMENTS} deployments.`);
}
