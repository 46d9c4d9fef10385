import sql from "sql-template-tag";
import type { Database, Executor } from "../../../platform/database/database.ts";
import { getSource } from "../../sources/index.ts";
import type { Run } from "../run-queries.ts";

/** Why a crawl that read no page failed; null when it read at least one. */
export async function summariseCrawl(database: Database, run: Run): Promise<{ code: string; message: string } | null> {
  return database.inWorkspace(run.workspaceId, async (transaction) => {
    const { fetched } = await getSource(transaction, run.workspaceId, run.sourceId);
    if (fetched > 0) return null;
    const { answered, needs_scripts, code, message } = await countUnread(transaction, run);
    if (needs_scripts > 0) {
      const pages = `${answered.toLocaleString("en")} ${answered === 1 ? "page" : "pages"}`;
      return {
        code: "nothing_read",
        message: `${pages} answered, none had readable text: it only appears after scripts run. Upload them as files or add a plain sitemap.`,
      };
    }
    if (code !== null) return { code, message: message ?? "" };
    return { code: "nothing_read", message: "No page was found here. Check the address, or add the pages as files." };
  });
}

/** With the reason of the first page that has one: the start's, or where it led. */
async function countUnread(executor: Executor, run: Run) {
  const [row] = await executor.query<{
    answered: number;
    needs_scripts: number;
    code: string | null;
    message: string | null;
  }>(sql`
    SELECT count(*) FILTER (WHERE d.http_status IS NOT NULL)::integer AS answered,
      count(*) FILTER (WHERE d.reason_code = 'needs_scripts')::integer AS needs_scripts,
      (array_agg(d.reason_code ORDER BY p.place))[1] AS code,
      (array_agg(d.reason_message ORDER BY p.place))[1] AS message
    FROM crawl_pages p JOIN documents d ON d.workspace_id = p.workspace_id AND d.id = p.document_id
    WHERE p.workspace_id = ${run.workspaceId} AND p.source_id = ${run.sourceId} AND p.run_id = ${run.runId}`);
  return row!;
}
