import sql from "sql-template-tag";
import type { Database, Executor } from "../../../platform/database/database.ts";
import type { DocumentStatus } from "../../sources/index.ts";
import { REMOVAL } from "../changes/record-changes.ts";
import type { Run } from "../run-queries.ts";
import { withdrawTexts } from "../withdraw-texts.ts";
import { followRedirects, type Redirect, type RedirectEnd } from "./follow-redirects.ts";
import { inLeaseGroups } from "./in-lease-groups.ts";
import type { CrawlLease } from "./lease-queries.ts";
import { changeCounts, countAs, noChange } from "./settle-queries.ts";

/**
 * Once every page has been read: a page that redirects to a known one is that page's only where that one is kept, or
 * its text is. Else it is what it leads to; see `followRedirects`.
 */
export async function resolveRedirects(database: Database, lease: CrawlLease): Promise<void> {
  const redirects = await database.inWorkspace(lease.workspaceId, (transaction) => listRedirects(transaction, lease));
  await inLeaseGroups(database, lease, followRedirects(redirects), async (transaction, group) => {
    const change = noChange();
    for (const { status } of group) {
      countAs(change, "duplicate", -1);
      countAs(change, status, 1);
    }
    await storeOutcomes(transaction, lease.workspaceId, group);
    const gone = group.flatMap(({ documentId, isGone }) => (isGone ? [documentId] : []));
    change.passages = -(await withdrawTexts(transaction, lease.workspaceId, gone));
    await changeCounts(transaction, lease, change);
  });
}

/** Pages of the run that redirects made a duplicate, with what is at the other end of each. */
async function listRedirects(executor: Executor, run: Run): Promise<Redirect[]> {
  const rows = await executor.query<{
    document_id: string;
    url: string;
    moved_to: string;
    has_text: boolean;
    is_removal_refused: boolean | null;
    is_seen_before: boolean;
    end_status: DocumentStatus | null;
    end_code: string | null;
    end_message: string | null;
  }>(sql`
    SELECT p.document_id, p.url, p.moved_to, d.current_version_id IS NOT NULL AS has_text,
      d.rejected_proposal = ${REMOVAL} AND (s.approval OR d.held) AS is_removal_refused,
      p.moved_since < s.run_started_at AS is_seen_before,
      e.status AS end_status, e.reason_code AS end_code, e.reason_message AS end_message
    FROM crawl_pages p
    JOIN documents d ON d.workspace_id = p.workspace_id AND d.id = p.document_id
    JOIN sources s ON s.workspace_id = d.workspace_id AND s.id = d.source_id
    LEFT JOIN documents e ON e.workspace_id = d.workspace_id AND e.source_id = d.source_id AND e.key = p.moved_to
    WHERE p.workspace_id = ${run.workspaceId} AND p.source_id = ${run.sourceId} AND p.run_id = ${run.runId}
      AND p.moved_to IS NOT NULL AND d.status = 'duplicate' AND d.reason_code = 'redirected'
    ORDER BY p.place`);
  return rows.map((row) => ({
    documentId: row.document_id,
    url: row.url,
    to: row.moved_to,
    hasText: row.has_text,
    isRemovalRefused: row.is_removal_refused ?? false,
    isSeenBefore: row.is_seen_before,
    end:
      row.end_status === null
        ? null
        : {
            status: row.end_status,
            reason: row.end_code === null ? null : { code: row.end_code, message: row.end_message ?? "" },
          },
  }));
}

async function storeOutcomes(executor: Executor, workspaceId: string, outcomes: RedirectEnd[]): Promise<void> {
  const rows = JSON.stringify(
    outcomes.map(({ documentId, status, reason }) => ({ id: documentId, status, ...reason })),
  );
  await executor.query(sql`
    UPDATE documents d SET status = r.status, reason_code = r.code, reason_message = r.message, updated_at = now()
    FROM jsonb_to_recordset(${rows}::jsonb) AS r(id uuid, status text, code text, message text)
    WHERE d.workspace_id = ${workspaceId} AND d.id = r.id`);
}
