import type { Database } from "../../platform/database/database.ts";
import { lockForChange } from "../../platform/database/lock-for-change.ts";
import { recordChange } from "../../platform/events/record-audit.ts";
import type { Change } from "../../platform/http/change.ts";
import type { Principal } from "../identity/index.ts";
import { AGENTS, markAgentDeleted } from "./agent-queries.ts";
import { presentAgent } from "./present-agent.ts";

/** Deletes an assistant; it can be restored for 30 days. */
export async function deleteAgent(database: Database, principal: Principal, change: Change): Promise<void> {
  const { workspaceId } = principal;
  await database.inWorkspace(workspaceId, async (transaction) => {
    const row = await lockForChange(transaction, workspaceId, AGENTS, change);
    await markAgentDeleted(transaction, workspaceId, row.id);
    const before = await presentAgent(transaction, row);
    await recordChange(transaction, principal, "agent.deleted", { before });
  });
}
