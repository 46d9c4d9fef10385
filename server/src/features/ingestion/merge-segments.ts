import type { PassageIndex } from "../../ports/passage-index.ts";

/**
 * Keeps a workspace's segments few while sources are added: a search looks into each. A merge that fails is tried again
 * by the scheduled compaction, which reports it.
 */
export async function mergeSegments(index: PassageIndex, workspaceId: string): Promise<void> {
  try {
    while (await index.compact(workspaceId));
  } catch {
    // As said above.
  }
}
