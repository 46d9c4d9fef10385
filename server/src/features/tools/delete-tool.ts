import type { Database } from "../../platform/database/database.ts";
import { lockForChange } from "../../platform/database/lock-for-change.ts";
import { recordChange } from "../../platform/events/record-audit.ts";
import type { Change } from "../../platform/http/change.ts";
import { assertMayChange } from "../brands/index.ts";
import type { Principal } from "../identity/index.ts";
import { assertOwnTool } from "./assert-own-tool.ts";
import { presentTool } from "./present-tool.ts";
import { markToolDeleted, TOOLS } from "./tool-queries.ts";

/** Deletes a tool and its secret. */
export async function deleteTool(database: Database, principal: Principal, change: Change): Promise<void> {
  const { workspaceId } = principal;
  assertOwnTool(change.id);
  await database.inWorkspace(workspaceId, async (transaction) => {
    const row = await lockForChange(transaction, workspaceId, TOOLS, change);
    assertMayChange(principal, "tool", row);
    await markToolDeleted(transaction, workspaceId, row.id);
    await recordChange(transaction, principal, "tool.deleted", { before: presentTool(row) });
  });
}
