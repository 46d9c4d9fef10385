import sql from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import type { Run } from "../run-queries.ts";
import type { PageReading } from "./fetch-page.ts";
import { CLAIMED, type ClaimedRow, toClaimedPage } from "./frontier-queries.ts";

/** Raised when the shape changes: what another release has stored is fetched again. */
const FORMAT = 3;

/** What `crawl_pages.reading` holds as JSON, the format first. The page itself has columns, and so have its links. */
type StoredReading = { format: typeof FORMAT; attempt: number } & Pick<PageReading, "event" | "response" | "content">;

/**
 * Makes readings durable until they are settled. Those that are returned are to be: a page that was shown as skipped
 * meanwhile stays so. Of an erased page nothing is stored: a worker that takes over asks again.
 */
export async function storeReadings(
  executor: Executor,
  workspaceId: string,
  readings: PageReading[],
): Promise<PageReading[]> {
  const rows = readings.map((reading) => ({
    id: reading.page.documentId,
    reading: formatReading(reading),
    links: reading.links,
  }));
  const stored = await executor.query<{ document_id: string }>(sql`
    UPDATE crawl_pages p SET state = 'fetched', links = coalesce(r.links, p.links),
      reading = CASE WHEN d.erased_at IS NULL THEN r.reading END
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, reading text, links text[])
    JOIN documents d ON d.workspace_id = ${workspaceId} AND d.id = r.id
    WHERE p.workspace_id = ${workspaceId} AND p.document_id = r.id AND p.state IN ('waiting', 'fetching')
    RETURNING p.document_id`);
  const ids = new Set(stored.map((row) => row.document_id));
  return readings.filter(({ page }) => ids.has(page.documentId));
}

/**
 * Pages that redirects of a worker before have led to wait to be asked for themselves; those whose reading it stored
 * need not be asked for.
 */
export async function putBackPages(executor: Executor, run: Run): Promise<void> {
  await executor.query(sql`
    UPDATE crawl_pages SET state = 'waiting', reading = NULL
    WHERE workspace_id = ${run.workspaceId} AND source_id = ${run.sourceId} AND run_id = ${run.runId}
      AND (state = 'fetching' OR (state = 'fetched' AND (reading IS NULL OR NOT starts_with(reading, ${PREFIX}))))`);
}

/** What earlier runs left unsettled is of no use to a new one. */
export async function dropReadings(executor: Executor, run: Run): Promise<void> {
  await executor.query(sql`
    UPDATE crawl_pages SET state = 'done', reading = NULL
    WHERE workspace_id = ${run.workspaceId} AND source_id = ${run.sourceId} AND run_id <> ${run.runId}
      AND (state = 'fetched' OR reading IS NOT NULL)`);
}

/** What is stored and not settled, in the order found: no more than a worker may have in hand. */
export async function listStoredReadings(executor: Executor, run: Run): Promise<PageReading[]> {
  const rows = await executor.query<ClaimedRow & { reading: string }>(sql`
    SELECT p.reading, ${CLAIMED} FROM crawl_pages p
    JOIN documents d ON d.workspace_id = p.workspace_id AND d.id = p.document_id
    WHERE p.workspace_id = ${run.workspaceId} AND p.source_id = ${run.sourceId} AND p.run_id = ${run.runId}
      AND p.state = 'fetched' AND p.reading IS NOT NULL
    ORDER BY p.place`);
  return rows.map(toReading);
}

/** Readings of pages that are kept and whose text is to be looked at again. */
export async function listUndecided(executor: Executor, run: Run, limit: number): Promise<PageReading[]> {
  await executor.query(sql`
    UPDATE crawl_pages SET reading = NULL
    WHERE workspace_id = ${run.workspaceId} AND source_id = ${run.sourceId} AND run_id = ${run.runId}
      AND state = 'done' AND reading IS NOT NULL AND NOT is_kept`);
  const rows = await executor.query<ClaimedRow & { reading: string }>(sql`
    SELECT p.reading, ${CLAIMED} FROM crawl_pages p
    JOIN documents d ON d.workspace_id = p.workspace_id AND d.id = p.document_id
    WHERE p.workspace_id = ${run.workspaceId} AND p.source_id = ${run.sourceId} AND p.run_id = ${run.runId}
      AND p.state = 'done' AND p.reading IS NOT NULL
    ORDER BY p.place LIMIT ${limit}`);
  return rows.map(toReading);
}

function toReading(row: ClaimedRow & { reading: string }): PageReading {
  const { attempt, event, response, content } = JSON.parse(row.reading) as StoredReading;
  return { page: { ...toClaimedPage(row), attempt }, event, movedTo: null, response, content, links: null };
}

function formatReading({ page, event, response, content }: PageReading): string {
  const stored: StoredReading = {
    format: FORMAT,
    attempt: page.attempt,
    event,
    response,
    content: content && { ...content, links: [] },
  };
  return JSON.stringify(stored);
}

const PREFIX = `{"format":${FORMAT},`;
