import sql from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import type { Run } from "../run-queries.ts";
import type { Crawl } from "./crawl.ts";
import { HAS_TEXT } from "./frontier-queries.ts";
import { inLeaseGroups } from "./in-lease-groups.ts";
import { changeCounts, noChange } from "./settle-queries.ts";

/**
 * What a site repeats and says something is kept on one page. Where that page is gone, or says it no more, the first
 * that left it to that one is read again in this run, and keeps it. Whether some are.
 */
export async function handOverBlocks({ context, lease }: Pick<Crawl, "context" | "lease">): Promise<boolean> {
  const heirs = await context.database.inWorkspace(lease.workspaceId, (transaction) => listHeirs(transaction, lease));
  await inLeaseGroups(context.database, lease, heirs, async (transaction, ids) => {
    await readAgain(transaction, lease.workspaceId, ids);
    await changeCounts(transaction, lease, { ...noChange(), fetched: -ids.length });
  });
  return heirs.length > 0;
}

/** Each page at most once in a run: its second attempt. */
async function listHeirs(executor: Executor, run: Run): Promise<string[]> {
  const rows = await executor.query<{ document_id: string }>(sql`
    WITH live AS (
      SELECT p.document_id, p.kept_blocks, p.cut_blocks, p.place,
        p.run_id = ${run.runId} AND p.state = 'done' AND p.attempt = 1 AND d.status IN ('ready', 'unchanged') AS is_heir
      FROM crawl_pages p JOIN documents d ON d.workspace_id = p.workspace_id AND d.id = p.document_id
      WHERE p.workspace_id = ${run.workspaceId} AND p.source_id = ${run.sourceId} AND ${HAS_TEXT}
        AND (p.kept_blocks <> '{}' OR p.cut_blocks <> '{}')),
    kept AS (SELECT DISTINCT unnest(kept_blocks) AS block FROM live),
    heirs AS (
      SELECT DISTINCT ON (block) document_id
      FROM (SELECT document_id, place, unnest(cut_blocks) AS block FROM live WHERE is_heir) AS cut
      WHERE NOT EXISTS (SELECT 1 FROM kept WHERE kept.block = cut.block)
      ORDER BY block, place)
    SELECT DISTINCT document_id FROM heirs`);
  return rows.map((row) => row.document_id);
}

/** In full, whatever its site says about changes. */
async function readAgain(executor: Executor, workspaceId: string, documentIds: string[]): Promise<void> {
  await executor.query(sql`
    UPDATE crawl_pages SET state = 'waiting', attempt = 2, not_before = NULL, is_kept = false, reader = 0
    WHERE workspace_id = ${workspaceId} AND document_id = ANY(${documentIds}::uuid[])`);
}
