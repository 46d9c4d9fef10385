import type { Database } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { IndexDamagedError, type PassageIndex } from "../../ports/passage-index.ts";

export const REBUILD_INDEX_JOB = "rebuild-index";

export interface RebuildIndexJob {
  workspaceId: string;
}

/** The same index, but a search that meets damage has it built again and says when to come back. */
export function repairOnDamage(
  index: PassageIndex,
  { database, queue }: { database: Database; queue: JobQueue },
): PassageIndex {
  return {
    add: (workspaceId, passages) => index.add(workspaceId, passages),
    discard: (workspaceId, descriptor) => index.discard(workspaceId, descriptor),
    listPassages: (query) => index.listPassages(query),
    compact: (workspaceId) => index.compact(workspaceId),
    forget: (workspaceId) => index.forget(workspaceId),
    close: () => index.close(),
    async search(query) {
      const { workspaceId } = query;
      try {
        return await index.search(query);
      } catch (error) {
        if (!(error instanceof IndexDamagedError)) throw error;
        await database.inWorkspace(workspaceId, (transaction) =>
          queue.enqueue<RebuildIndexJob>(
            transaction,
            REBUILD_INDEX_JOB,
            { workspaceId },
            { singletonKey: workspaceId },
          ),
        );
        throw new AppError(
          "unavailable",
          "index_rebuilding",
          "The index is being built again. Ask again in a minute.",
          {
            cause: error,
            headers: { "retry-after": "30" },
          },
        );
      }
    },
  };
}
