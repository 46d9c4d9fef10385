import sql from "sql-template-tag";
import type { Database } from "../../platform/database/database.ts";

export interface OpenDocuments {
  count: number;
  /** Of sites: no file, text or question is among them. */
  arePages: boolean;
}

/** How many pages, files and texts an assistant answers every visitor from. */
export async function countOpenDocuments(
  database: Database,
  workspaceId: string,
  agentId: string,
): Promise<OpenDocuments> {
  const [row] = await database.inWorkspace(
    workspaceId,
    (transaction) =>
      transaction.query<OpenDocuments>(sql`
    SELECT count(*)::int AS count, coalesce(bool_and(s.type IN ('website', 'sitemap')), true) AS "arePages" FROM documents d
    JOIN sources s ON s.workspace_id = d.workspace_id AND s.id = d.source_id
    WHERE d.workspace_id = ${workspaceId} AND d.current_version_id IS NOT NULL AND NOT d.held AND d.erased_at IS NULL
      AND d.passages > 0 AND s.enabled AND s.deleted_at IS NULL AND s.access->>'visitors' = 'all'
      AND (EXISTS (SELECT FROM source_agents a WHERE a.workspace_id = s.workspace_id AND a.source_id = s.id
                   AND a.agent_id = ${agentId})
           OR (s.library_kind = 'brand' AND s.library_id = (
               SELECT g.brand_id FROM agents g WHERE g.workspace_id = s.workspace_id AND g.id = ${agentId})))`),
    { pipelined: true },
  );
  return row ?? { count: 0, arePages: true };
}
