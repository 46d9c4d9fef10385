import sql from "sql-template-tag";
import type { Database, Executor } from "../../../platform/database/database.ts";
import { getSource, type SourceRow } from "../../sources/index.ts";
import type { Run } from "../run-queries.ts";

/** Why a crawl that read no page failed; null when it read at least one. */
export async function summariseCrawl(database: Database, run: Run): Promise<{ code: string; message: string } | null> {
  return database.inWorkspace(run.workspaceId, async (transaction) => {
    const source = await getSource(transaction, run.workspaceId, run.sourceId);
    if (source.fetched > 0) return null;
    const { type } = source;
    const { pages, answered, needs_scripts, code, message, http_status } = await countUnread(transaction, run);
    if (needs_scripts > 0) {
      const count = `${answered.toLocaleString("en")} ${answered === 1 ? "page" : "pages"}`;
      return {
        code: "nothing_read",
        message: `${count} answered, none had readable text: it only appears after scripts run. Upload them as files or add a plain sitemap.`,
      };
    }
    if (code === "not_found") return { code, message: notFoundSentence(type, pages, http_status) };
    if (code !== null) return { code, message: message ?? "" };
    return { code: "nothing_read", message: "No page was found here. Check the address, or add the pages as files." };
  });
}

/** Of a whole source: what its owner typed, not a link to it, is wrong. */
function notFoundSentence(type: SourceRow["type"], pages: number, status: number | null): string {
  const what =
    status === null || status < 400 ? "what is there only says that nothing was found" : `the site says ${status}`;
  if (type === "sitemap")
    return `None of its ${pages.toLocaleString("en")} pages is there: ${what}. Check the addresses that it names.`;
  return `No page is at this address: ${what}. Check how it is spelled.`;
}

/** With the reason of the first page that has one: the start's, or where it led. */
async function countUnread(executor: Executor, run: Run) {
  const [row] = await executor.query<{
    pages: number;
    answered: number;
    needs_scripts: number;
    code: string | null;
    message: string | null;
    http_status: number | null;
  }>(sql`
    SELECT count(*)::integer AS pages, count(*) FILTER (WHERE d.http_status IS NOT NULL)::integer AS answered,
      count(*) FILTER (WHERE d.reason_code = 'needs_scripts')::integer AS needs_scripts,
      (array_agg(d.reason_code ORDER BY p.place))[1] AS code,
      (array_agg(d.reason_message ORDER BY p.place))[1] AS message,
      (array_agg(d.http_status ORDER BY p.place))[1] AS http_status
    FROM crawl_pages p JOIN documents d ON d.workspace_id = p.workspace_id AND d.id = p.document_id
    WHERE p.workspace_id = ${run.workspaceId} AND p.source_id = ${run.sourceId} AND p.run_id = ${run.runId}`);
  return row!;
}
