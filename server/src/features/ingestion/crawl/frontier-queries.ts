import sql, { empty } from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/ids/identifiers.ts";
import { REMOVAL } from "../changes/record-changes.ts";
import type { Run } from "../run-queries.ts";

/** An address that joins the frontier, or that is only shown with the reason why it isn't read. */
export interface FoundPage {
  url: string;
  depth: number;
  place: number;
  /** `fetching`: a redirect has led there already. */
  state: "waiting" | "fetching" | "done";
  reason: { code: string; message: string } | null;
  /** As whoever named it says (`hreflang`). */
  language?: string | null;
}

/** A page in this worker's hands. */
export interface ClaimedPage {
  documentId: string;
  url: string;
  place: number;
  depth: number;
  attempt: number;
  /** The text that answers use now. */
  currentVersionId: string | null;
  /** It had one, and left the answers as gone. */
  isRemoved: boolean;
  /** Someone refused its removal: it answers on while it is gone. */
  isRemovalRefused: boolean;
  /** Whether that text was read before this run. */
  isKnown: boolean;
  /** It was read in the present way: if it did not change, neither did its text. */
  isReadAlike: boolean;
  etag: string | null;
  lastModified: string | null;
  /** Of the bytes as they came in. */
  sha256: string | null;
  fingerprint: string | null;
  textSha256: string | null;
  canonicalUrl: string | null;
  links: string[];
  /** Hashes of what its site's pages repeat and this one kept before. */
  keptBlocks: number[];
  /** As others say (`hreflang`). */
  language: string | null;
}

/** What is known of a page of this run that is kept: later ones are compared with it. */
export interface KeptPage {
  url: string;
  documentId: string;
  fingerprint: string;
  textSha256: string;
  canonicalUrl: string | null;
  /** Whether answers used its text before this run. */
  isKnown: boolean;
}

/** Puts pages into the frontier. Addresses that have a document from an earlier run keep it. Document id by address. */
export async function insertFoundPages(
  executor: Executor,
  run: Run,
  pages: FoundPage[],
): Promise<Map<string, { id: string; currentVersionId: string | null }>> {
  if (pages.length === 0) return new Map();
  const { workspaceId, sourceId, runId } = run;
  const rows = JSON.stringify(
    pages.map(({ url, depth, place, state, reason, language }) => ({
      id: newId(),
      url,
      depth,
      place,
      state,
      code: reason?.code ?? null,
      message: reason?.message ?? null,
      language: language ?? null,
    })),
  );
  const documents = await executor.query<{ id: string; key: string; current_version_id: string | null }>(sql`
    WITH r AS (
      SELECT * FROM jsonb_to_recordset(${rows}::jsonb) AS r(id uuid, url text, place integer, depth integer, state text,
        code text, message text, language text)),
    d AS (
      INSERT INTO documents (workspace_id, id, source_id, key, url, status, reason_code, reason_message)
      SELECT ${workspaceId}, r.id, ${sourceId}, r.url, r.url,
        CASE WHEN r.state = 'done' THEN 'skipped' ELSE 'waiting' END, r.code, r.message
      FROM r
      ON CONFLICT (workspace_id, source_id, key) DO UPDATE SET
        status = CASE WHEN excluded.status = 'skipped' THEN 'skipped' ELSE documents.status END,
        reason_code = CASE WHEN excluded.status = 'skipped' THEN excluded.reason_code ELSE documents.reason_code END,
        reason_message = CASE WHEN excluded.status = 'skipped' THEN excluded.reason_message
          ELSE documents.reason_message END,
        http_status = CASE WHEN excluded.status = 'skipped' THEN NULL ELSE documents.http_status END,
        updated_at = now()
      RETURNING id, key, current_version_id),
    p AS (
      INSERT INTO crawl_pages (workspace_id, document_id, source_id, url, run_id, place, depth, is_taken, state, language)
      SELECT ${workspaceId}, d.id, ${sourceId}, r.url, ${runId}, r.place, r.depth, r.state = 'waiting', r.state, r.language
      FROM r JOIN d ON d.key = r.url
      ON CONFLICT (workspace_id, document_id) DO UPDATE SET run_id = excluded.run_id, place = excluded.place,
        depth = excluded.depth, is_taken = excluded.is_taken, state = excluded.state, attempt = 1, not_before = NULL,
        reading = NULL, is_kept = false, language = coalesce(excluded.language, crawl_pages.language))
    SELECT id, key, current_version_id FROM d`);
  return new Map(documents.map((row) => [row.key, { id: row.id, currentVersionId: row.current_version_id }]));
}

export const CLAIMED = sql`p.document_id, p.url, p.place, p.depth, p.attempt, p.fingerprint, p.text_sha256, p.canonical_url, p.links, p.language,
  p.kept_blocks, p.reader, d.current_version_id, d.status = 'removed' AS is_removed, d.rejected_proposal = ${REMOVAL} AND (SELECT s.approval OR d.held FROM sources s
    WHERE s.workspace_id = d.workspace_id AND s.id = d.source_id) AS is_removal_refused, d.etag, d.last_modified, d.sha256,
  d.current_version_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM sources s WHERE s.workspace_id = d.workspace_id
    AND s.id = d.source_id AND d.fetched_at >= s.run_started_at AND d.status = 'ready') AS is_known`;

export interface ClaimedRow {
  document_id: string;
  url: string;
  place: number;
  depth: number;
  attempt: number;
  fingerprint: string | null;
  text_sha256: string | null;
  canonical_url: string | null;
  links: string[];
  language: string | null;
  kept_blocks: number[];
  reader: number;
  current_version_id: string | null;
  is_removed: boolean;
  is_removal_refused: boolean | null;
  is_known: boolean;
  etag: string | null;
  last_modified: string | null;
  sha256: string | null;
}

/** The next pages that may be fetched now, in the order found, those in hand among them. */
export async function listDuePages(executor: Executor, run: Run, limit: number): Promise<ClaimedPage[]> {
  const rows = await executor.query<ClaimedRow>(sql`
    SELECT ${CLAIMED} FROM crawl_pages p
    JOIN documents d ON d.workspace_id = p.workspace_id AND d.id = p.document_id
    WHERE p.workspace_id = ${run.workspaceId} AND p.source_id = ${run.sourceId} AND p.run_id = ${run.runId}
      AND p.state = 'waiting' AND (p.not_before IS NULL OR p.not_before <= now())
    ORDER BY p.place LIMIT ${limit}`);
  return rows.map(toClaimedPage);
}

/** Seconds until a page waits no longer; undefined when none does. */
export async function findNextDue(executor: Executor, run: Run): Promise<number | undefined> {
  const [row] = await executor.query<{ seconds: number | null; waiting: number }>(sql`
    SELECT count(*)::integer AS waiting,
      extract(epoch FROM min(coalesce(not_before, now())) - now())::float8 AS seconds
    FROM crawl_pages
    WHERE workspace_id = ${run.workspaceId} AND source_id = ${run.sourceId} AND run_id = ${run.runId}
      AND state = 'waiting'`);
  return row === undefined || row.waiting === 0 ? undefined : Math.max(0, row.seconds ?? 0);
}

/** Every address of the run, a page of rows at a time. */
export async function listRunPages(
  executor: Executor,
  run: Run,
  afterPlace: number,
  limit: number,
): Promise<{ url: string; place: number; isTaken: boolean; isDone: boolean; kept: KeptPage | null }[]> {
  const rows = await executor.query<{
    url: string;
    place: number;
    is_taken: boolean;
    state: string;
    document_id: string;
    is_kept: boolean;
    fingerprint: string | null;
    text_sha256: string | null;
    canonical_url: string | null;
  }>(sql`
    SELECT url, place, is_taken, state, document_id, is_kept, fingerprint, text_sha256, canonical_url FROM crawl_pages
    WHERE workspace_id = ${run.workspaceId} AND source_id = ${run.sourceId} AND run_id = ${run.runId}
      AND place > ${afterPlace}
    ORDER BY place LIMIT ${limit}`);
  return rows.map((row) => ({
    url: row.url,
    place: row.place,
    isTaken: row.is_taken,
    isDone: row.state === "done",
    kept:
      row.is_kept && row.fingerprint !== null && row.text_sha256 !== null
        ? {
            url: row.url,
            documentId: row.document_id,
            fingerprint: row.fingerprint,
            textSha256: row.text_sha256,
            canonicalUrl: row.canonical_url,
            isKnown: true,
          }
        : null,
  }));
}

/** Of a document `d`: it answers, or will when it is approved. */
export const HAS_TEXT = sql`(d.current_version_id IS NOT NULL OR d.status IN ('ready', 'unchanged'))`;

/**
 * What the pages of a source were compared by when they were last read, and what those that answers use keep for
 * their site; a page of rows at a time.
 */
export async function listPageBlocks(
  executor: Executor,
  run: Run,
  after: string | undefined,
  limit: number,
): Promise<{ documentId: string; blocks: number[]; keptBlocks: number[] }[]> {
  const rows = await executor.query<{ document_id: string; blocks: number[]; kept_blocks: number[] }>(sql`
    SELECT p.document_id, p.blocks, CASE WHEN ${HAS_TEXT} THEN p.kept_blocks ELSE '{}' END AS kept_blocks
    FROM crawl_pages p JOIN documents d ON d.workspace_id = p.workspace_id AND d.id = p.document_id
    WHERE p.workspace_id = ${run.workspaceId} AND p.source_id = ${run.sourceId} AND p.blocks <> '{}'
      ${after === undefined ? empty : sql`AND p.document_id > ${after}`}
    ORDER BY p.document_id LIMIT ${limit}`);
  return rows.map((row) => ({ documentId: row.document_id, blocks: row.blocks, keptBlocks: row.kept_blocks }));
}

/** Where the start led. */
export async function saveStartUrl(executor: Executor, run: Run, startUrl: string): Promise<void> {
  await executor.query(sql`
    UPDATE crawls SET start_url = ${startUrl}
    WHERE workspace_id = ${run.workspaceId} AND source_id = ${run.sourceId} AND run_id = ${run.runId}`);
}

/** `isWhole`: every sitemap could be read, so what the run doesn't meet is gone. */
export async function markSeeded(executor: Executor, run: Run, isWhole: boolean): Promise<void> {
  await executor.query(sql`
    UPDATE crawls SET is_seeded = true, is_whole = ${isWhole}
    WHERE workspace_id = ${run.workspaceId} AND source_id = ${run.sourceId} AND run_id = ${run.runId}`);
}

export function toClaimedPage(row: ClaimedRow): ClaimedPage {
  return {
    documentId: row.document_id,
    url: row.url,
    place: row.place,
    depth: row.depth,
    attempt: row.attempt,
    currentVersionId: row.current_version_id,
    isRemoved: row.is_removed,
    isRemovalRefused: row.is_removal_refused ?? false,
    isKnown: row.is_known,
    isReadAlike: row.reader === READER,
    etag: row.etag,
    lastModified: row.last_modified,
    sha256: row.sha256,
    fingerprint: row.fingerprint,
    textSha256: row.text_sha256,
    canonicalUrl: row.canonical_url,
    links: row.links,
    keptBlocks: row.kept_blocks,
    language: row.language,
  };
}

/** Raised when the same page gives another text: pages that were read before are read again. */
export const READER = 3;
