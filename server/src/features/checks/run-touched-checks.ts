import { listWorkspaceIds } from "../../platform/unscoped/workspace-queries.ts";
import type { AnswerContext } from "../chat/index.ts";
import { findTouchedChecks } from "./check-queries.ts";
import { runVersionChecks } from "./run-checks.ts";

/** Runs again what cited a source that has changed since: what visitors read now, checked without anybody asking. */
export async function runTouchedChecks(context: AnswerContext): Promise<void> {
  for (const workspaceId of await context.database.unscoped(listWorkspaceIds)) {
    const touched = await context.database.inWorkspace(workspaceId, (transaction) =>
      findTouchedChecks(transaction, workspaceId),
    );
    for (const { agent_id: agentId, version, check_ids: only } of touched)
      await runVersionChecks(context, workspaceId, agentId, version, { cause: "sources", only });
  }
}
