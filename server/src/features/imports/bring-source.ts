import { DEADLOCK_RETRIES } from "../../platform/database/database.ts";
import { putSource, recordPut, type SourceToPut } from "../sources/index.ts";
import type { ImportContext } from "./import-context.ts";
import { holdImport, type ImportRow, saveProgress } from "./import-queries.ts";

/** One source for all that the file holds; who reads it counts from then on. */
export async function bringSource(
  { database, queue }: ImportContext,
  { workspace_id: workspaceId, id, agent_id: agentId, brand_id: brandId, actor, total }: ImportRow,
  source: Omit<SourceToPut, "agentId" | "brandId">,
): Promise<void> {
  await database.inWorkspace(
    workspaceId,
    async (transaction) => {
      const held = await holdImport(transaction, workspaceId, id);
      if (!held || held.done > 0) return;
      const put = await putSource(transaction, queue, workspaceId, { ...source, agentId, brandId });
      await recordPut(transaction, { workspaceId, actor }, put);
      const counts = { created: 0, replaced: 0, unchanged: 0, [put.outcome]: total };
      await saveProgress(transaction, workspaceId, id, { done: total, counts, leftOut: [], sourceId: put.row.id });
    },
    { retries: DEADLOCK_RETRIES },
  );
}
