import type { Connection } from "../../platform/database/connections.ts";
import type { IndexedPassage, PassageIndex, SegmentDescriptor } from "../../ports/passage-index.ts";

const VERSIONS_A_SEGMENT = 500;

/** Builds the passage index of what was loaded, within its transaction: what answers at all answers whole. */
export async function indexLoaded(index: PassageIndex, connection: Connection, workspaceId: string): Promise<void> {
  const { rows } = await connection.query(INDEXED_VERSIONS, [workspaceId]);
  const versions = rows.map(({ id }) => id as string);
  await connection.query(
    "UPDATE document_versions SET is_indexed = (id = ANY ($2::uuid[])) WHERE workspace_id = $1 AND is_indexed <> (id = ANY ($2::uuid[]))",
    [workspaceId, versions],
  );
  for (let at = 0; at < versions.length; at += VERSIONS_A_SEGMENT) {
    const passages = await readPassages(connection, workspaceId, versions.slice(at, at + VERSIONS_A_SEGMENT));
    for (const segment of await index.add(workspaceId, passages)) await insertSegment(connection, workspaceId, segment);
  }
}

/** What answers use or may soon. */
const INDEXED_VERSIONS = `
  SELECT v.id FROM document_versions v WHERE v.workspace_id = $1 AND (v.state = 'live' OR (v.state = 'hidden' AND EXISTS (
    SELECT FROM document_changes e WHERE e.workspace_id = v.workspace_id AND e.document_id = v.document_id
      AND e.after_version_id = v.id))) ORDER BY v.id`;

async function readPassages(connection: Connection, workspaceId: string, ids: string[]): Promise<IndexedPassage[]> {
  const { rows } = await connection.query(
    `SELECT p.id AS "passageId", p.version_id AS "versionId", v.source_id AS "sourceId", v.title,
       p.heading_path AS "headingPath", p.text, v.language
     FROM passages p JOIN document_versions v ON v.workspace_id = p.workspace_id AND v.id = p.version_id
     WHERE p.workspace_id = $1 AND p.version_id = ANY ($2::uuid[]) AND p.rules = v.passage_rules
     ORDER BY p.version_id, p.ordinal`,
    [workspaceId, ids],
  );
  return rows as unknown as IndexedPassage[];
}

async function insertSegment(connection: Connection, workspaceId: string, segment: SegmentDescriptor): Promise<void> {
  const { id, fileSha256, passageCount, byteSize } = segment;
  await connection.query(
    `INSERT INTO index_segments (workspace_id, id, file_sha256, passage_count, byte_size, created_revision)
     SELECT $1, $2, $3, $4, $5, revision FROM workspaces WHERE id = $1`,
    [workspaceId, id, fileSha256, passageCount, byteSize],
  );
}
