import { listWorkspaceIds } from "../../platform/unscoped/workspace-queries.ts";
import { collectGaps, type GapSorting } from "./collect-gaps.ts";

export async function collectAllGaps(sorting: GapSorting, minimum: number): Promise<void> {
  for (const workspaceId of await sorting.database.unscoped(listWorkspaceIds))
    await collectGaps(sorting, workspaceId, minimum);
}
