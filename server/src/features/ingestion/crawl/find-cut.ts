import sql from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import type { Run } from "../run-queries.ts";

/** Why a reading that came to its end did not read all of the site; undefined when it did. */
export async function findCut(
  executor: Executor,
  { workspaceId, sourceId, runId }: Run,
  maxPages: number,
): Promise<{ code: "page_limit" | "trap"; message: string } | undefined> {
  const rows = await executor.query<{ code: string; pages: number; example: string }>(sql`
    SELECT d.reason_code AS code, count(*)::integer AS pages, (array_agg(p.url ORDER BY p.place))[1] AS example
    FROM crawl_pages p JOIN documents d ON d.workspace_id = p.workspace_id AND d.id = p.document_id
    WHERE p.workspace_id = ${workspaceId} AND p.source_id = ${sourceId} AND p.run_id = ${runId}
      AND d.status = 'skipped' AND d.reason_code IN ('max_pages', 'trap')
    GROUP BY d.reason_code`);
  const limited = rows.find(({ code }) => code === "max_pages");
  if (limited) {
    const message = `The limit of ${count(maxPages)} pages is reached, and ${waiting(limited.pages)}. Raise max_pages or leave parts of the site out.`;
    return { code: "page_limit", message };
  }
  const trapped = rows.find(({ code }) => code === "trap");
  if (!trapped) return undefined;
  const message = `A part of the site has no end or says the same again (${shorten(trapped.example)}): ${waiting(trapped.pages)}. Add the pages that matter.`;
  return { code: "trap", message };
}

function waiting(pages: number): string {
  return pages === 1 ? "1 page was not read" : `${count(pages)} pages were not read`;
}

function count(pages: number): string {
  return pages.toLocaleString("en");
}

function shorten(address: string): string {
  const { pathname, search } = new URL(address);
  const path = pathname + search;
  return path.length <= 60 ? path : `${path.slice(0, 59)}…`;
}
