import type { NumberedRange, TextRange } from "@citedesk/grounding";
import sql, { empty } from "sql-template-tag";
import { containsPattern } from "../../platform/database/contains-pattern.ts";
import type { Executor } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import type { DocumentStatus } from "./source-schemas.ts";

export interface DocumentRow {
  id: string;
  source_id: string;
  key: string;
  title: string | null;
  url: string | null;
  filename: string | null;
  media_type: string | null;
  status: DocumentStatus;
  reason_code: string | null;
  reason_message: string | null;
  http_status: number | null;
  passages: number;
  pages: number | null;
  picture_pages: number[] | null;
  sha256: string | null;
  current_version_id: string | null;
  version_number: number | null;
  pending_version: number | null;
  fetched_at: Date | null;
  duration_ms: number | null;
  kept: number | null;
  held: boolean;
  created_at: Date;
}

const COLUMNS = sql`d.id, d.source_id, d.key, d.title, d.url, d.filename, d.media_type, d.status, d.reason_code,
  d.reason_message, d.http_status, d.passages, d.pages, d.picture_pages, d.sha256, d.current_version_id, d.fetched_at, d.duration_ms, d.kept, d.held, d.created_at,
  (SELECT v.number FROM document_versions v WHERE v.workspace_id = d.workspace_id AND v.id = d.current_version_id)
    AS version_number,
  (SELECT v.number FROM document_changes e
   JOIN source_changes c ON c.workspace_id = e.workspace_id AND c.id = e.change_id AND c.status = 'pending'
   JOIN document_versions v ON v.workspace_id = e.workspace_id AND v.id = e.after_version_id
   WHERE e.workspace_id = d.workspace_id AND e.document_id = d.id LIMIT 1) AS pending_version`;

export function listDocuments(
  executor: Executor,
  workspaceId: string,
  sourceId: string,
  filter: { status: string | undefined; search: string | undefined },
  after: CursorPosition | undefined,
  limit: number,
): Promise<DocumentRow[]> {
  const pattern = filter.search && containsPattern(filter.search);
  return executor.query<DocumentRow>(sql`
    SELECT ${COLUMNS} FROM documents d
    WHERE d.workspace_id = ${workspaceId} AND d.source_id = ${sourceId}
      ${filter.status ? sql`AND d.status = ${filter.status}` : empty}
      ${pattern ? sql`AND (d.title ILIKE ${pattern} OR d.url ILIKE ${pattern} OR d.filename ILIKE ${pattern})` : empty}
      ${after ? sql`AND d.id < ${after.id}` : empty}
    ORDER BY d.id DESC LIMIT ${limit + 1}`);
}

/** Throws `NotFoundError`. */
export async function getDocument(
  executor: Executor,
  workspaceId: string,
  sourceId: string,
  id: string | undefined,
): Promise<DocumentRow> {
  const [row] =
    id === undefined
      ? []
      : await executor.query<DocumentRow>(sql`
          SELECT ${COLUMNS} FROM documents d
          WHERE d.workspace_id = ${workspaceId} AND d.source_id = ${sourceId} AND d.id = ${id}`);
  if (!row) throw new NotFoundError("document");
  return row;
}

/** By address: pages of the source that link to it, at most five of each. */
export async function findLinkedFrom(
  executor: Executor,
  workspaceId: string,
  sourceId: string,
  urls: string[],
): Promise<Map<string, string[]>> {
  if (urls.length === 0) return new Map();
  const rows = await executor.query<{ link: string; pages: string[] }>(sql`
    SELECT l.link, (array_agg(p.url ORDER BY p.place))[1:5] AS pages
    FROM crawl_pages p CROSS JOIN LATERAL unnest(p.links) AS l(link)
    WHERE p.workspace_id = ${workspaceId} AND p.source_id = ${sourceId} AND l.link = ANY(${urls})
    GROUP BY l.link`);
  return new Map(rows.map(({ link, pages }) => [link, pages]));
}

/** Those whose links are broken. */
export function brokenAddresses(rows: readonly DocumentRow[]): string[] {
  return rows.flatMap(({ status, url }) => (status === "failed" && url !== null ? [url] : []));
}

export interface DocumentVersionRow {
  id: string;
  number: number;
  title: string;
  language: string | null;
  text: string;
  text_sha256: string;
  structure: {
    headings: (TextRange & { level: number })[];
    pages: NumberedRange[];
    /** Not of versions that 0.2.0 stored. */
    units?: (TextRange & { kind?: string })[];
  };
}

/** A version by number, or the one that answers use now. */
export async function findDocumentVersion(
  executor: Executor,
  workspaceId: string,
  document: DocumentRow,
  number: number | undefined,
): Promise<DocumentVersionRow | undefined> {
  const [row] = await executor.query<DocumentVersionRow>(sql`
    SELECT id, number, title, language, text, text_sha256, structure FROM document_versions
    WHERE workspace_id = ${workspaceId} AND document_id = ${document.id}
      AND ${number === undefined ? sql`id = ${document.current_version_id}` : sql`number = ${number}`}`);
  return row;
}
