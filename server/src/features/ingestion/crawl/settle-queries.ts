import { classifyOutcome } from "@citedesk/crawling";
import sql from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import type { DocumentStatus } from "../../sources/index.ts";
import { REMOVAL } from "../changes/record-changes.ts";
import type { Run } from "../run-queries.ts";
import { READER } from "./frontier-queries.ts";

/** What a page came to in this run. */
export interface SettledPage {
  documentId: string;
  /** null: its new text was published, which set it. */
  status: DocumentStatus | null;
  reason: { code: string; message: string } | null;
  /** null where no answer came. */
  response: {
    status: number;
    etag: string | null;
    lastModified: string | null;
    durationMs: number;
    bytes: number | null;
    sha256: string | null;
    mediaType: string | null;
  } | null;
  isKept: boolean;
  /** Of a page whose text is kept elsewhere; that of another comes with its version. null: as before. */
  title: string | null;
  fingerprint: string | null;
  textSha256: string | null;
  canonicalUrl: string | null;
  /** Where it redirects to; null: nowhere. */
  movedTo: string | null;
  /** What it was compared by; null: as before. */
  blocks: number[] | null;
  /** Of what its site's pages repeat, hashes of what this one keeps, and of what another one does; null: as before. */
  keptBlocks: number[] | null;
  cutBlocks: number[] | null;
  /** Of its own words; null: as before. */
  kept: number | null;
  /** More pages may show that some of its text is its site's: its reading is kept until the run ends. */
  isUndecided: boolean;
}

/** Of a page without a text of its own. */
export const NOTHING_LEARNT = {
  title: null,
  fingerprint: null,
  textSha256: null,
  canonicalUrl: null,
  movedTo: null,
  blocks: null,
  keptBlocks: null,
  cutBlocks: null,
  kept: null,
  isUndecided: false,
} as const;

/**
 * Of what has no text of its own now nothing is kept to ask by: should answers go on using its last one, it is read in
 * full again.
 */
export async function settlePages(executor: Executor, workspaceId: string, pages: SettledPage[]): Promise<void> {
  if (pages.length === 0) return;
  const rows = JSON.stringify(
    pages.map((page) => ({
      id: page.documentId,
      status: page.status,
      code: page.reason?.code ?? null,
      message: page.reason?.message ?? null,
      http_status: page.response?.status ?? null,
      etag: page.response?.etag ?? null,
      last_modified: page.response?.lastModified ?? null,
      duration_ms: page.response === null ? null : Math.round(page.response.durationMs),
      bytes: page.response?.bytes ?? null,
      sha256: page.response?.sha256 ?? null,
      media_type: page.response?.mediaType ?? null,
      is_kept: page.isKept,
      title: page.title,
      fingerprint: page.fingerprint,
      text_sha256: page.textSha256,
      canonical_url: page.canonicalUrl,
      moved_to: page.movedTo,
      blocks: page.blocks,
      kept_blocks: page.keptBlocks,
      cut_blocks: page.cutBlocks,
      kept: page.kept,
      is_undecided: page.isUndecided,
    })),
  );
  await executor.query(sql`
    UPDATE documents d SET status = coalesce(r.status, d.status), 
      reason_code = CASE WHEN r.status IS NULL THEN d.reason_code ELSE r.code END,
      reason_message = CASE WHEN r.status IS NULL THEN d.reason_message ELSE r.message END,
      http_status = r.http_status, duration_ms = r.duration_ms, bytes = coalesce(r.bytes, d.bytes),
      etag = CASE WHEN r.status IN ('duplicate', 'empty') THEN NULL ELSE coalesce(r.etag, d.etag) END,
      last_modified = CASE WHEN r.status IN ('duplicate', 'empty') THEN NULL ELSE coalesce(r.last_modified, d.last_modified) END,
      sha256 = CASE WHEN r.status IN ('duplicate', 'empty') THEN NULL ELSE coalesce(r.sha256, d.sha256) END, media_type = coalesce(r.media_type, d.media_type),
      title = CASE WHEN r.status IS NULL THEN d.title ELSE coalesce(r.title, d.title) END, kept = coalesce(r.kept, d.kept), fetched_at = now(), updated_at = now()
    FROM jsonb_to_recordset(${rows}::jsonb) AS r(id uuid, status text, code text, message text, http_status integer,
      title text, etag text, last_modified text, duration_ms integer, bytes bigint, sha256 text, media_type text, kept real)
    WHERE d.workspace_id = ${workspaceId} AND d.id = r.id`);
  await executor.query(sql`
    UPDATE crawl_pages p SET state = 'done', reading = CASE WHEN r.is_undecided THEN p.reading END, is_kept = r.is_kept,
      blocks = coalesce(r.blocks, p.blocks), reader = CASE WHEN r.blocks IS NULL THEN p.reader ELSE ${READER} END,
      kept_blocks = coalesce(r.kept_blocks, p.kept_blocks), cut_blocks = coalesce(r.cut_blocks, p.cut_blocks),
      fingerprint = coalesce(r.fingerprint, p.fingerprint), text_sha256 = coalesce(r.text_sha256, p.text_sha256),
      canonical_url = coalesce(r.canonical_url, p.canonical_url), moved_to = r.moved_to,
      moved_since = CASE WHEN r.moved_to IS NULL THEN NULL WHEN r.moved_to = p.moved_to THEN p.moved_since ELSE now() END
    FROM jsonb_to_recordset(${rows}::jsonb) AS r(id uuid, is_kept boolean, fingerprint text, text_sha256 text,
      canonical_url text, moved_to text, blocks integer[], kept_blocks integer[], cut_blocks integer[], is_undecided boolean)
    WHERE p.workspace_id = ${workspaceId} AND p.document_id = r.id`);
}

/** Waiting pages of a pattern that leads nowhere new; known ones are read. How many. */
export async function skipTrapped(executor: Executor, run: Run, urls: string[]): Promise<number> {
  if (urls.length === 0) return 0;
  const { code, message } = classifyOutcome({ kind: "trap" }, { url: urls[0]!, attempt: 1 }).reason!;
  const rows = await executor.query(sql`
    WITH skipped AS (
      UPDATE crawl_pages p SET state = 'done' FROM documents d
      WHERE p.workspace_id = ${run.workspaceId} AND p.source_id = ${run.sourceId} AND p.run_id = ${run.runId}
        AND p.state = 'waiting' AND p.url = ANY(${urls}) AND d.workspace_id = p.workspace_id AND d.id = p.document_id
        AND d.current_version_id IS NULL
      RETURNING p.document_id)
    UPDATE documents d SET status = 'skipped', reason_code = ${code}, reason_message = ${message}, updated_at = now()
    FROM skipped WHERE d.workspace_id = ${run.workspaceId} AND d.id = skipped.document_id RETURNING 1`);
  return rows.length;
}

/** Kept pages whose text another page of this run shows in its better place. */
export async function demoteTwins(
  executor: Executor,
  workspaceId: string,
  twins: { documentId: string; reason: { code: string; message: string } }[],
): Promise<void> {
  if (twins.length === 0) return;
  const rows = JSON.stringify(twins.map(({ documentId, reason }) => ({ id: documentId, ...reason })));
  await executor.query(sql`
    UPDATE documents d SET status = 'duplicate', reason_code = r.code, reason_message = r.message, updated_at = now()
    FROM jsonb_to_recordset(${rows}::jsonb) AS r(id uuid, code text, message text)
    WHERE d.workspace_id = ${workspaceId} AND d.id = r.id`);
  const ids = twins.map(({ documentId }) => documentId);
  await executor.query(sql`
    UPDATE crawl_pages SET is_kept = false, kept_blocks = '{}'
    WHERE workspace_id = ${workspaceId} AND document_id = ANY(${ids}::uuid[])`);
}

/** A page that is put back to wait for its next try, and why. */
export interface PostponedPage {
  documentId: string;
  attempt: number;
  afterMs: number;
  reason: SettledPage["reason"];
}

/** Those that were never read say meanwhile what they wait for; a text that waits for approval says that. */
export async function postponePages(executor: Executor, workspaceId: string, pages: PostponedPage[]): Promise<void> {
  if (pages.length === 0) return;
  const rows = JSON.stringify(
    pages.map(({ documentId, attempt, afterMs, reason }) => ({
      id: documentId,
      attempt,
      seconds: afterMs / 1000,
      code: reason?.code ?? null,
      message: reason?.message ?? null,
    })),
  );
  await executor.query(sql`
    UPDATE documents d SET reason_code = r.code, reason_message = r.message, updated_at = now()
    FROM jsonb_to_recordset(${rows}::jsonb) AS r(id uuid, code text, message text)
    WHERE d.workspace_id = ${workspaceId} AND d.id = r.id AND d.status = 'waiting'
      AND d.reason_code IS DISTINCT FROM 'waiting_for_approval'`);
  await executor.query(sql`
    UPDATE crawl_pages p SET state = 'waiting', reading = NULL, attempt = r.attempt, not_before = now() + r.seconds * interval '1 second'
    FROM jsonb_to_recordset(${rows}::jsonb) AS r(id uuid, attempt integer, seconds float8)
    WHERE p.workspace_id = ${workspaceId} AND p.document_id = r.id`);
}

export interface CountChange {
  found: number;
  fetched: number;
  skipped: number;
  failed: number;
  passages: number;
}

export function noChange(): CountChange {
  return { found: 0, fetched: 0, skipped: 0, failed: 0, passages: 0 };
}

/** Which count a document of this status belongs to; a removed one is no longer found. */
export function countAs(change: CountChange, status: DocumentStatus, by: 1 | -1): void {
  if (status === "ready" || status === "unchanged") change.fetched += by;
  else if (status === "skipped" || status === "duplicate") change.skipped += by;
  else if (status === "failed" || status === "empty") change.failed += by;
  else if (status === "removed") change.found -= by;
}

export async function changeCounts(executor: Executor, run: Run, change: CountChange): Promise<void> {
  await executor.query(sql`
    UPDATE sources SET found = found + ${change.found}, fetched = fetched + ${change.fetched},
      skipped = skipped + ${change.skipped}, failed = failed + ${change.failed}, passages = passages + ${change.passages},
      updated_at = now()
    WHERE workspace_id = ${run.workspaceId} AND id = ${run.sourceId} AND run_id = ${run.runId}`);
}

/** Tells the planner how large the crawl's tables have grown; some 50 ms. */
export async function refreshStatistics(executor: Executor): Promise<void> {
  await executor.query(sql`SELECT citedesk_refresh_crawl_statistics()`);
}

/** A new run counts from nothing; its passages are those that still answer. */
export async function resetCounts(executor: Executor, run: Run): Promise<void> {
  await executor.query(sql`
    UPDATE sources SET found = 0, fetched = 0, skipped = 0, failed = 0
    WHERE workspace_id = ${run.workspaceId} AND id = ${run.sourceId} AND run_id = ${run.runId}`);
}

/** Documents of earlier runs that this one did not meet, without those whose removal someone refused. */
export async function listUnmetDocuments(
  executor: Executor,
  run: Run,
): Promise<{ id: string; url: string | null; hasText: boolean }[]> {
  const rows = await executor.query<{ id: string; url: string | null; has_text: boolean }>(sql`
    SELECT d.id, d.url, d.current_version_id IS NOT NULL AS has_text FROM documents d
    JOIN sources s ON s.workspace_id = d.workspace_id AND s.id = d.source_id
    LEFT JOIN crawl_pages p ON p.workspace_id = d.workspace_id AND p.document_id = d.id
    WHERE d.workspace_id = ${run.workspaceId} AND d.source_id = ${run.sourceId} AND d.status <> 'removed'
      AND p.run_id IS DISTINCT FROM ${run.runId}
      AND (d.rejected_proposal IS DISTINCT FROM ${REMOVAL} OR NOT (s.approval OR d.held))
    ORDER BY d.id`);
  return rows.map(({ id, url, has_text: hasText }) => ({ id, url, hasText }));
}

/** Documents that this run met and that have no text of their own any more, while answers still use their last one. */
export async function listTextless(executor: Executor, run: Run): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(sql`
    SELECT d.id FROM crawl_pages p JOIN documents d ON d.workspace_id = p.workspace_id AND d.id = p.document_id
    WHERE p.workspace_id = ${run.workspaceId} AND p.source_id = ${run.sourceId} AND p.run_id = ${run.runId}
      AND p.state = 'done' AND d.current_version_id IS NOT NULL
      AND (d.status IN ('duplicate', 'empty') OR (d.status, d.reason_code) IN (('failed', 'unconfirmed'), ('skipped', 'leads_on')))
    ORDER BY d.id`);
  return rows.map((row) => row.id);
}

/** Documents that answers use from earlier runs, and what this run has read. */
export async function countLosses(executor: Executor, run: Run): Promise<{ known: number; kept: number }> {
  const [row] = await executor.query<{ known: number; kept: number }>(sql`
    SELECT count(*) FILTER (WHERE d.created_at < s.run_started_at)::integer AS known,
      count(*) FILTER (WHERE p.run_id = ${run.runId} AND d.status IN ('ready', 'unchanged'))::integer AS kept
    FROM documents d JOIN sources s ON s.workspace_id = d.workspace_id AND s.id = d.source_id
    LEFT JOIN crawl_pages p ON p.workspace_id = d.workspace_id AND p.document_id = d.id
    WHERE d.workspace_id = ${run.workspaceId} AND d.source_id = ${run.sourceId} AND d.current_version_id IS NOT NULL`);
  return row!;
}

/** They have failed this time, keep their text, and are read in full when they come back. */
export async function keepDoubted(
  executor: Executor,
  workspaceId: string,
  documentIds: string[],
  reason: { code: string; message: string },
): Promise<void> {
  await executor.query(sql`
    UPDATE documents SET status = 'failed', reason_code = ${reason.code}, reason_message = ${reason.message},
      etag = NULL, last_modified = NULL, sha256 = NULL, updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ANY(${documentIds}::uuid[])`);
}

export async function markRemoved(
  executor: Executor,
  workspaceId: string,
  documentIds: string[],
  reason: { code: string; message: string },
): Promise<void> {
  await executor.query(sql`
    UPDATE documents SET status = 'removed', reason_code = ${reason.code}, reason_message = ${reason.message},
      updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ANY(${documentIds}::uuid[])`);
}
