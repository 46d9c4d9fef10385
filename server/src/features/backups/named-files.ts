/**
 * Every file that a row names; the same places as `sweep-files.ts` looks at. Read by the owner, over all workspaces.
 */
export const NAMED_FILES = `
  SELECT DISTINCT sha256 FROM (
    SELECT settings ->> 'sha256' AS sha256 FROM sources
    UNION ALL SELECT settings ->> 'sha256' FROM source_changes
    UNION ALL SELECT file_sha256 FROM document_versions
    UNION ALL SELECT file_sha256 FROM index_segments
    UNION ALL SELECT file_sha256 FROM imports
    UNION ALL SELECT file_sha256 FROM tasks) named
  WHERE sha256 IS NOT NULL ORDER BY sha256`;
