import type { Database } from "../../platform/database/database.ts";
import { listWorkspaceRevisions } from "../../platform/unscoped/workspace-queries.ts";
import type { Clock } from "../../ports/clock.ts";
import { IndexDamagedError, type PassageIndex } from "../../ports/passage-index.ts";
import { rebuildIndex } from "./rebuild-index.ts";

const DAY_MS = 86_400_000;

/**
 * Merges small segments of every workspace that has changed since the last time, until nothing is left to merge; once a
 * day those that stood still too, for what has grown old. A damaged index is built again. `seen` is the caller's, for
 * as long as the process lives.
 */
export async function compactIndexes(
  context: { clock: Clock; database: Database; index: PassageIndex },
  seen: Map<string, string>,
): Promise<void> {
  const day = Math.floor(context.clock.now() / DAY_MS);
  for (const { id, revision } of await context.database.unscoped(listWorkspaceRevisions)) {
    const state = `${revision} ${day}`;
    if (seen.get(id) === state) continue;
    await compactWorkspace(context, id);
    // A merge raises the revision: the next time removes what it left.
    seen.set(id, state);
  }
}

async function compactWorkspace(context: { database: Database; index: PassageIndex }, workspaceId: string) {
  try {
    let hasMerged = true;
    while (hasMerged) hasMerged = await context.index.compact(workspaceId);
  } catch (error) {
    if (!(error instanceof IndexDamagedError)) throw error;
    await rebuildIndex(context, workspaceId);
  }
}
