import type { Database } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { IndexDamagedError, type PassageIndex } from "../../ports/passage-index.ts";

export const REBUILD_INDEX_JOB = "rebuild-index";

export interface RebuildIndexJob {
  workspaceId: string;
}

/**
 * The same index, but a search that meets damage has it built again and says when to come back; one that meets what an
 * earlier version wrote has it built again meanwhile.
 */
export function repairOnDamage(
  index: PassageIndex,
  { database, queue }: { database: Database; queue: JobQueue },
): PassageIndex {
  /** Workspaces whose index is built again already, or was. */
  const renewed = new Set<string>();
  const rebuild = (workspaceId: string) =>
    database.inWorkspace(workspaceId, (transaction) =>
      queue.enqueue<RebuildIndexJob>(transaction, REBUILD_INDEX_JOB, { workspaceId }, { singletonKey: workspaceId }),
    );

  async function renew(workspaceId: string): Promise<void> {
    if (renewed.has(workspaceId)) return;
    renewed.add(workspaceId);
    // The next process tries again: until then the answers are those of before.
    await rebuild(workspaceId).catch(() => {});
  }

  return {
    add: (workspaceId, passages) => index.add(workspaceId, passages),
    discard: (workspaceId, segments) => index.discard(workspaceId, segments),
    listPassages: (query) => index.listPassages(query),
    compact: (workspaceId) => index.compact(workspaceId),
    catchUp: (workspaceId) => index.catchUp(workspaceId),
    heldRevision: (workspaceId) => index.heldRevision(workspaceId),
    forget: (workspaceId) => index.forget(workspaceId),
    close: () => index.close(),
    async search(query) {
      const { workspaceId } = query;
      try {
        const result = await index.search(query);
        if (result.isOutdated) await renew(workspaceId);
        return result;
      } catch (error) {
        if (!(error instanceof IndexDamagedError)) throw error;
        await rebuild(workspaceId);
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
