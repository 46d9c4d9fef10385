import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids/identifier.ts";
import type { SegmentDescriptor } from "../../ports/passage-index.ts";
import type { ReadDocument } from "./publish-versions.ts";

/** Document id → digest of the text that answers use now. */
export async function findLiveDigests(
  executor: Executor,
  workspaceId: string,
  documentIds: string[],
): Promise<Map<string, string>> {
  const rows = await executor.query<{ document_id: string; text_sha256: string }>(sql`
    SELECT v.document_id, v.structure ->> 'digest' AS text_sha256 FROM document_versions v
    WHERE v.workspace_id = ${workspaceId} AND v.document_id = ANY(${documentIds}::uuid[]) AND v.state = 'live'`);
  return new Map(rows.map((row) => [row.document_id, row.text_sha256]));
}

export async function retireVersions(
  executor: Executor,
  workspaceId: string,
  documentIds: string[],
  revision: number,
): Promise<void> {
  await executor.query(sql`
    UPDATE document_versions SET state = 'retired', changed_revision = ${revision}
    WHERE workspace_id = ${workspaceId} AND document_id = ANY(${documentIds}::uuid[]) AND state = 'live'`);
}

export async function insertVersion(
  executor: Executor,
  workspaceId: string,
  version: { versionId: string; document: ReadDocument; digest: string; sourceId: string; revision: number },
): Promise<void> {
  const { document } = version;
  const { text, headings, pages, times, language } = document.content;
  await executor.query(sql`
    INSERT INTO document_versions (workspace_id, id, document_id, source_id, number, state, changed_revision, title, url,
      language, text, text_sha256, structure, file_sha256)
    SELECT ${workspaceId}, ${version.versionId}, ${document.documentId}, ${version.sourceId},
      coalesce(max(number), 0) + 1, 'live', ${version.revision}, ${document.title}, ${document.url}, ${language}, ${text},
      encode(sha256(convert_to(${text}, 'UTF8')), 'hex'),
      ${JSON.stringify({ digest: version.digest, headings, pages, times })}, ${document.fileSha256}
    FROM document_versions WHERE workspace_id = ${workspaceId} AND document_id = ${document.documentId}`);
}

export async function insertPassages(
  executor: Executor,
  workspaceId: string,
  versionId: string,
  passages: {
    id: string;
    start: number;
    end: number;
    headingPath: string[];
    page?: number;
    time?: { from: number; to: number };
    text: string;
  }[],
): Promise<void> {
  const rows = passages.map((passage, ordinal) => ({
    id: passage.id,
    ordinal,
    start_offset: passage.start,
    end_offset: passage.end,
    heading_path: passage.headingPath,
    page: passage.page ?? null,
    time_from: passage.time?.from ?? null,
    time_to: passage.time?.to ?? null,
    text: passage.text,
  }));
  await executor.query(sql`
    INSERT INTO passages (workspace_id, id, version_id, ordinal, start_offset, end_offset, heading_path, page, time_from,
      time_to, text)
    SELECT ${workspaceId}, r.id, ${versionId}, r.ordinal, r.start_offset, r.end_offset, r.heading_path, r.page,
      r.time_from, r.time_to, r.text
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, ordinal integer, start_offset integer,
      end_offset integer, heading_path text[], page integer, time_from real, time_to real, text text)`);
}

export async function insertSegment(
  executor: Executor,
  workspaceId: string,
  segment: SegmentDescriptor,
  revision: number,
): Promise<void> {
  await executor.query(sql`
    INSERT INTO index_segments (workspace_id, id, file_sha256, passage_count, byte_size, created_revision)
    VALUES (${workspaceId}, ${segment.id}, ${segment.fileSha256}, ${segment.passageCount}, ${segment.byteSize}, ${revision})`);
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
    ON CONFLICT (workspace_id, source_id, key) DO UPDATE SET title = excluded.title, filename = excluded.filename,
      media_type = excluded.media_type, sha256 = excluded.sha256, bytes = excluded.bytes, updated_at = now()
    RETURNING id, current_version_id`);
  return row!;
}

export async function markDocumentRead(
  executor: Executor,
  workspaceId: string,
  document: ReadDocument,
  status: "ready" | "unchanged",
  version?: { versionId: string; passages: number },
): Promise<void> {
  // A run that is repeated after a crash meets its own work: that is not "unchanged".
  await executor.query(sql`
    UPDATE documents d SET status = CASE WHEN ${status} = 'unchanged' AND d.status = 'ready' AND d.fetched_at >= (
        SELECT s.run_started_at FROM sources s WHERE s.workspace_id = d.workspace_id AND s.id = d.source_id)
      THEN d.status ELSE ${status} END, reason_code = NULL, reason_message = NULL, title = ${document.title},
      pages = ${document.content.pages.length || null}, fetched_at = now(), updated_at = now(),
      current_version_id = coalesce(${version?.versionId ?? null}, current_version_id),
      passages = coalesce(${version?.passages ?? null}, passages)
    WHERE workspace_id = ${workspaceId} AND id = ${document.documentId}`);
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
