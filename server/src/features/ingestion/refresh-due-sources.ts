import type { Database } from "../../platform/database/database.ts";
import { listWorkspaceIds } from "../../platform/unscoped/workspace-queries.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { findDueSources, getSource, startReading } from "../sources/index.ts";

/** Of one workspace at a time; the rest is a minute late. */
const SOURCES_A_TURN = 50;

/** Starts the reading of every source whose time has come. Its next time is set when the reading ends. */
export async function refreshDueSources({ database, queue }: { database: Database; queue: JobQueue }): Promise<void> {
  for (const workspaceId of await database.unscoped(listWorkspaceIds)) {
    await database.inWorkspace(workspaceId, async (transaction) => {
      for (const id of await findDueSources(transaction, workspaceId, SOURCES_A_TURN)) {
        await startReading(transaction, queue, workspaceId, await getSource(transaction, workspaceId, id));
      }
    });
  }
}
