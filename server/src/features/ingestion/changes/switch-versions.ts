import sql from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import { assertWithinLimits } from "../../quotas/index.ts";
import { FINAL_STATUSES, raiseRevision, type SourceRow } from "../../sources/index.ts";
import { countPassages, countProgress } from "../run-queries.ts";
import { retireVersions } from "../version-queries.ts";
import type { VersionTarget } from "./change-queries.ts";

/**
 * Makes stored versions what answers use, at once and on every process. They must be in the passage index. Throws 409
 * `quota_exceeded` when the workspace would hold more than it may. `isHeld`: against what the site says, which is from
 * then on proposed and not used.
 */
export async function switchVersions(
  executor: Executor,
  source: Pick<SourceRow, "id" | "workspace_id" | "status" | "run_id">,
  targets: VersionTarget[],
  { isHeld = false } = {},
): Promise<void> {
  if (targets.length === 0) return;
  const workspaceId = source.workspace_id;
  const revision = await raiseRevision(executor, workspaceId);
  const documentIds = targets.map((target) => target.documentId);
  await retireVersions(executor, workspaceId, documentIds, revision);
  const rows = JSON.stringify(targets.map(({ documentId, versionId }) => ({ id: documentId, version_id: versionId })));
  await executor.query(sql`
    UPDATE document_versions v SET state = 'live', changed_revision = ${revision}
    FROM jsonb_to_recordset(${rows}::jsonb) AS r(id uuid, version_id uuid)
    WHERE v.workspace_id = ${workspaceId} AND v.id = r.version_id`);
  await executor.query(sql`
    UPDATE documents d SET current_version_id = v.id, title = coalesce(v.title, d.title), updated_at = now(),
      status = CASE WHEN v.id IS NULL THEN 'removed' ELSE 'ready' END, held = ${isHeld},
      reason_code = CASE WHEN v.id IS NOT NULL THEN NULL WHEN ${isHeld} THEN ${ROLLED_BACK.code} ELSE d.reason_code END,
      reason_message = CASE WHEN v.id IS NOT NULL THEN NULL WHEN ${isHeld} THEN ${ROLLED_BACK.message} ELSE d.reason_message END,
      etag = CASE WHEN ${isHeld} THEN NULL ELSE d.etag END,
      last_modified = CASE WHEN ${isHeld} THEN NULL ELSE d.last_modified END,
      sha256 = CASE WHEN ${isHeld} THEN NULL ELSE d.sha256 END,
      pages = CASE WHEN v.id IS NULL THEN d.pages
        ELSE coalesce((v.structure ->> 'page_count')::integer, nullif(jsonb_array_length(v.structure -> 'pages'), 0)) END,
      picture_pages = nullif(ARRAY(SELECT jsonb_array_elements_text(v.structure -> 'picture_pages')::integer), '{}'),
      passages = (SELECT count(*) FROM passages p WHERE p.workspace_id = d.workspace_id AND p.version_id = v.id
        AND p.rules = v.passage_rules)
    FROM jsonb_to_recordset(${rows}::jsonb) AS r(id uuid, version_id uuid)
    LEFT JOIN document_versions v ON v.workspace_id = ${workspaceId} AND v.id = r.version_id
    WHERE d.workspace_id = ${workspaceId} AND d.id = r.id`);
  const run = { workspaceId, sourceId: source.id, runId: source.run_id! };
  // While it is being read, the other counts are those of the reading.
  await (FINAL_STATUSES.includes(source.status) ? countProgress : countPassages)(executor, run);
  if (targets.some(({ versionId }) => versionId !== null)) await assertWithinLimits(executor, workspaceId);
}

const ROLLED_BACK = {
  code: "rolled_back",
  message: "A rollback took it out of the answers. Approve the change that the next reading proposes to bring it back.",
};
