import { createHash } from "node:crypto";
import { PASSAGE_RULES } from "@citedesk/grounding";
import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids/identifiers.ts";
import type { SegmentDescriptor } from "../../ports/passage-index.ts";
import type { PreparedVersion } from "./prepared-version.ts";

/** What a document says now, and what waits for approval to say instead. */
export interface KnownText {
  passages: number;
  /** A rollback holds what it says. */
  isHeld: boolean;
  /** Answers use a text of it. */
  isKnown: boolean;
  isErased: boolean;
  liveDigest: string | null;
  pendingDigest: string | null;
  /** Of the text that someone refused when it was last found. */
  refusedDigest: string | null;
}

/** By document id, of those that said something. */
export async function findKnownTexts(
  executor: Executor,
  workspaceId: string,
  documentIds: string[],
): Promise<Map<string, KnownText>> {
  if (documentIds.length === 0) return new Map();
  const rows = await executor.query<{
    id: string;
    passages: number;
    held: boolean;
    is_known: boolean;
    is_erased: boolean;
    live: string | null;
    pending: string | null;
    rejected_proposal: string | null;
  }>(sql`
    SELECT d.id, d.passages, d.held, d.rejected_proposal, d.current_version_id IS NOT NULL AS is_known,
      d.erased_at IS NOT NULL AS is_erased, v.structure ->> 'digest' AS live, (
      SELECT p.structure ->> 'digest' FROM document_changes e
      JOIN source_changes c ON c.workspace_id = e.workspace_id AND c.id = e.change_id AND c.status = 'pending'
      JOIN document_versions p ON p.workspace_id = e.workspace_id AND p.id = e.after_version_id
      WHERE e.workspace_id = d.workspace_id AND e.document_id = d.id ORDER BY c.id DESC LIMIT 1) AS pending
    FROM documents d
    LEFT JOIN document_versions v ON v.workspace_id = d.workspace_id AND v.id = d.current_version_id AND v.state = 'live'
    WHERE d.workspace_id = ${workspaceId} AND d.id = ANY(${documentIds}::uuid[])`);
  return new Map(
    rows.map(({ id, passages, held, is_known, is_erased, live, pending, rejected_proposal }) => [
      id,
      {
        passages,
        isHeld: held,
        isKnown: is_known,
        isErased: is_erased,
        liveDigest: live,
        pendingDigest: pending,
        refusedDigest: rejected_proposal,
      },
    ]),
  );
}

export async function findErasedDocuments(
  executor: Executor,
  workspaceId: string,
  documentIds: string[],
): Promise<Set<string>> {
  const rows = await executor.query<{ id: string }>(sql`
    SELECT id FROM documents
    WHERE workspace_id = ${workspaceId} AND id = ANY(${documentIds}::uuid[]) AND erased_at IS NOT NULL`);
  return new Set(rows.map((row) => row.id));
}

/** The versions that answers use, by document. */
export async function findCurrentVersions(
  executor: Executor,
  workspaceId: string,
  documentIds: string[],
): Promise<Map<string, string>> {
  const rows = await executor.query<{ id: string; current_version_id: string }>(sql`
    SELECT id, current_version_id FROM documents
    WHERE workspace_id = ${workspaceId} AND id = ANY(${documentIds}::uuid[]) AND current_version_id IS NOT NULL`);
  return new Map(rows.map((row) => [row.id, row.current_version_id]));
}

/** What these documents said is no longer found. The versions, by document. */
export async function retireVersions(
  executor: Executor,
  workspaceId: string,
  documentIds: string[],
  revision: number,
): Promise<Map<string, string>> {
  const rows = await executor.query<{ id: string; document_id: string }>(sql`
    UPDATE document_versions SET state = 'retired', changed_revision = ${revision}
    WHERE workspace_id = ${workspaceId} AND document_id = ANY(${documentIds}::uuid[]) AND state = 'live'
    RETURNING id, document_id`);
  return new Map(rows.map((row) => [row.document_id, row.id]));
}

/** Of a text: a table of more rows is told by its lines. */
export const MAX_STORED_UNITS = 20_000;

export interface NewVersions {
  sourceId: string;
  revision: number;
  state: "live" | "hidden";
  versions: PreparedVersion[];
}

export async function insertVersions(
  executor: Executor,
  workspaceId: string,
  { sourceId, revision, state, versions }: NewVersions,
): Promise<void> {
  const rows = versions.map(({ versionId, document, digest }) => {
    const { text, headings, pages, times, units, language, pageCount, picturePages } = document.content;
    const structure = { digest, headings, pages, times, units: units.slice(0, MAX_STORED_UNITS) };
    return {
      id: versionId,
      document_id: document.documentId,
      title: document.title,
      url: document.url,
      language,
      text,
      text_sha256: createHash("sha256").update(text).digest("hex"),
      structure: { ...structure, page_count: pageCount, picture_pages: picturePages },
      file_sha256: document.fileSha256,
    };
  });
  await executor.query(sql`
    INSERT INTO document_versions (workspace_id, id, document_id, source_id, number, state, changed_revision, title, url,
      language, text, text_sha256, structure, file_sha256, passage_rules, checked_rules)
    SELECT ${workspaceId}, r.id, r.document_id, ${sourceId},
      (SELECT coalesce(max(v.number), 0) + 1 FROM document_versions v
       WHERE v.workspace_id = ${workspaceId} AND v.document_id = r.document_id),
      ${state}, ${revision}, r.title, r.url, r.language, r.text, r.text_sha256, r.structure, r.file_sha256,
      ${PASSAGE_RULES}, ${PASSAGE_RULES}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, document_id uuid, title text, url text,
      language text, text text, text_sha256 text, structure jsonb, file_sha256 text)`);
}

export async function insertPassages(
  executor: Executor,
  workspaceId: string,
  versions: Pick<PreparedVersion, "versionId" | "passages">[],
): Promise<void> {
  const rows = versions.flatMap(({ versionId, passages }) =>
    passages.map((passage, ordinal) => ({
      id: passage.id,
      version_id: versionId,
      ordinal,
      start_offset: passage.start,
      end_offset: passage.end,
      heading_path: passage.headingPath,
      page: passage.page ?? null,
      time_from: passage.time?.from ?? null,
      time_to: passage.time?.to ?? null,
      text: passage.text,
    })),
  );
  await executor.query(sql`
    INSERT INTO passages (workspace_id, id, version_id, ordinal, start_offset, end_offset, heading_path, page, time_from,
      time_to, text, rules)
    SELECT ${workspaceId}, r.id, r.version_id, r.ordinal, r.start_offset, r.end_offset, r.heading_path, r.page,
      r.time_from, r.time_to, r.text, ${PASSAGE_RULES}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, version_id uuid, ordinal integer,
      start_offset integer, end_offset integer, heading_path text[], page integer, time_from real, time_to real,
      text text)`);
}

export async function insertSegments(
  executor: Executor,
  workspaceId: string,
  segments: readonly SegmentDescriptor[],
  revision: number,
): Promise<void> {
  for (const { id, fileSha256, passageCount, byteSize } of segments)
    await executor.query(sql`
      INSERT INTO index_segments (workspace_id, id, file_sha256, passage_count, byte_size, created_revision)
      VALUES (${workspaceId}, ${id}, ${fileSha256}, ${passageCount}, ${byteSize}, ${revision})`);
}

export interface DocumentIdentity {
  sourceId: string;
  key: string;
  title: string | null;
  url: string | null;
  filename: string | null;
  mediaType: string | null;
  sha256: string | null;
  bytes: number | null;
}

/** The document of this key, made when it is new. */
export async function putDocument(
  executor: Executor,
  workspaceId: string,
  document: DocumentIdentity,
): Promise<{ id: string; current_version_id: string | null }> {
  const [row] = await executor.query<{ id: string; current_version_id: string | null }>(sql`
    INSERT INTO documents (workspace_id, id, source_id, key, title, url, filename, media_type, sha256, bytes, status)
    VALUES (${workspaceId}, ${newId()}, ${document.sourceId}, ${document.key}, ${document.title}, ${document.url},
      ${document.filename}, ${document.mediaType}, ${document.sha256}, ${document.bytes}, 'waiting')
    ON CONFLICT (workspace_id, source_id, key) DO UPDATE SET
      title = CASE WHEN documents.erased_at IS NULL THEN excluded.title END, filename = excluded.filename,
      media_type = excluded.media_type, sha256 = excluded.sha256, bytes = excluded.bytes, updated_at = now()
    RETURNING id, current_version_id`);
  return row!;
}

export async function markDocumentsReady(
  executor: Executor,
  workspaceId: string,
  versions: PreparedVersion[],
): Promise<void> {
  const rows = versions.map(({ versionId, document, passages }) => ({
    id: document.documentId,
    version_id: versionId,
    title: document.title,
    passages: passages.length,
    ...pagesOf(document),
  }));
  await executor.query(sql`
    UPDATE documents d SET status = 'ready', reason_code = NULL, reason_message = NULL, title = r.title, pages = r.pages,
      picture_pages = r.picture_pages, passages = r.passages, current_version_id = r.version_id, fetched_at = now(), updated_at = now()
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, version_id uuid, title text, pages integer,
      picture_pages integer[], passages integer)
    WHERE d.workspace_id = ${workspaceId} AND d.id = r.id`);
}

function pagesOf({ content }: PreparedVersion["document"]) {
  return {
    pages: content.pageCount ?? (content.pages.length || null),
    picture_pages: content.picturePages ?? null,
  };
}

/** They were read, but say what they said until the change is approved. */
export async function markDocumentsHeld(
  executor: Executor,
  workspaceId: string,
  versions: PreparedVersion[],
): Promise<void> {
  const ids = versions.map(({ document }) => document.documentId);
  await executor.query(sql`
    UPDATE documents SET status = CASE WHEN current_version_id IS NULL AND held THEN 'removed' ELSE 'ready' END,
      reason_code = CASE WHEN current_version_id IS NULL THEN 'waiting_for_approval' END,
      reason_message = CASE WHEN current_version_id IS NULL
        THEN 'It was read and waits for approval: answers do not use it yet. Approve the change that holds it.' END,
      fetched_at = now(), updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ANY(${ids}::uuid[])`);
}

/** `live`: those of them that say what answers use; a rollback need not hold them any longer. */
export async function markDocumentsUnchanged(
  executor: Executor,
  workspaceId: string,
  versions: PreparedVersion[],
  live: string[],
): Promise<void> {
  if (versions.length === 0) return;
  const rows = versions.map(({ document }) => ({ id: document.documentId, ...pagesOf(document) }));
  // A run that is repeated after a crash meets its own work: that is not "unchanged".
  await executor.query(sql`
    UPDATE documents d SET status = CASE WHEN d.status = 'ready' AND d.fetched_at >= (
        SELECT s.run_started_at FROM sources s WHERE s.workspace_id = d.workspace_id AND s.id = d.source_id)
      THEN d.status WHEN d.current_version_id IS NULL AND d.held THEN 'removed' ELSE 'unchanged' END,
      reason_code = CASE WHEN d.current_version_id IS NULL THEN d.reason_code END,
      reason_message = CASE WHEN d.current_version_id IS NULL THEN d.reason_message END,
      pages = CASE WHEN d.id = ANY(${live}::uuid[]) THEN r.pages ELSE d.pages END,
      picture_pages = CASE WHEN d.id = ANY(${live}::uuid[]) THEN r.picture_pages ELSE d.picture_pages END,
      held = d.held AND d.id <> ALL(${live}::uuid[]), fetched_at = now(), updated_at = now()
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, pages integer, picture_pages integer[])
    WHERE d.workspace_id = ${workspaceId} AND d.id = r.id`);
}

export async function markDocumentFailed(
  executor: Executor,
  workspaceId: string,
  documentId: string,
  failure: { status: "failed" | "empty" | "skipped"; code: string; message: string },
): Promise<void> {
  await executor.query(sql`
    UPDATE documents SET status = ${failure.status}, reason_code = ${failure.code}, reason_message = ${failure.message},
      fetched_at = now(), updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ${documentId}`);
}
