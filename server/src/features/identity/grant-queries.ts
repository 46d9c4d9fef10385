import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";

/** The first id that is not there; undefined: all are. */
export async function findMissing(executor: Executor, workspaceId: string, agentIds: string[], brandIds: string[]) {
  const [row] = await executor.query<{ kind: "agent" | "brand"; id: string }>(sql`
    SELECT 'agent' AS kind, wanted AS id FROM unnest(${agentIds}::uuid[]) wanted
    WHERE NOT EXISTS (SELECT FROM agents WHERE workspace_id = ${workspaceId} AND id = wanted AND deleted_at IS NULL)
    UNION ALL
    SELECT 'brand', wanted FROM unnest(${brandIds}::uuid[]) wanted
    WHERE NOT EXISTS (SELECT FROM brands WHERE workspace_id = ${workspaceId} AND id = wanted AND deleted_at IS NULL)
    LIMIT 1`);
  return row;
}
