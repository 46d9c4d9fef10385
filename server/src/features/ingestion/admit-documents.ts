import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { findKnowledgeRoom } from "../quotas/index.ts";
import type { Run } from "./run-queries.ts";

/** A text that was read, and what its document says so far. */
export interface Candidate {
  documentId: string;
  passages: number;
  passagesBefore: number;
  /** Answers use a text of it already. */
  isKnown: boolean;
  isErased: boolean;
}

export interface Refusal {
  documentId: string;
  reason: { code: "quota_reached" | "erased"; message: string };
}

/**
 * Which of these texts may not go live: those of erased documents, and those for which the workspace's pages or
 * passages have no room. A page that is known takes no new page. In a transaction that has locked the workspace the
 * answer holds until it ends.
 */
export async function refuseDocuments(
  executor: Executor,
  workspaceId: string,
  candidates: readonly Candidate[],
): Promise<Refusal[]> {
  const refused: Refusal[] = [];
  const room = await findKnowledgeRoom(executor, workspaceId);
  for (const candidate of candidates) {
    const { documentId } = candidate;
    const pages = candidate.isKnown ? 0 : 1;
    const passages = candidate.passages - candidate.passagesBefore;
    if (candidate.isErased) refused.push({ documentId, reason: ERASED });
    else if (pages > 0 && room.pages < pages) refused.push({ documentId, reason: quotaReached("pages") });
    else if (passages > 0 && room.passages < passages) refused.push({ documentId, reason: quotaReached("passages") });
    else {
      room.pages -= pages;
      room.passages -= passages;
    }
  }
  return refused;
}

/** Locks the workspace where quotas are set: two processes can't take the same room. */
export async function lockRoom(executor: Executor, workspaceId: string): Promise<void> {
  await executor.query(sql`
    SELECT 1 FROM workspaces WHERE id = ${workspaceId}
      AND (settings #>> '{limits,pages}' IS NOT NULL OR settings #>> '{limits,passages}' IS NOT NULL) FOR NO KEY UPDATE`);
}

/**
 * Shows why their texts are not used. They are read in full the next time. Where a quota is reached, new pages of the
 * crawl that still wait are not asked for: they would have no room either.
 */
export async function markRefused(executor: Executor, run: Run, refused: readonly Refusal[]): Promise<void> {
  if (refused.length === 0) return;
  const { workspaceId, sourceId, runId } = run;
  const rows = JSON.stringify(refused.map(({ documentId, reason }) => ({ id: documentId, ...reason })));
  await executor.query(sql`
    UPDATE documents d SET status = 'skipped', reason_code = r.code, reason_message = r.message, etag = NULL,
      last_modified = NULL, sha256 = NULL, fetched_at = now(), updated_at = now()
    FROM jsonb_to_recordset(${rows}::jsonb) AS r(id uuid, code text, message text)
    WHERE d.workspace_id = ${workspaceId} AND d.id = r.id`);
  await executor.query(sql`
    UPDATE crawl_pages p SET is_kept = false, fingerprint = NULL, text_sha256 = NULL
    FROM jsonb_to_recordset(${rows}::jsonb) AS r(id uuid) WHERE p.workspace_id = ${workspaceId} AND p.document_id = r.id`);
  const reached = refused.find(({ reason }) => reason.code === "quota_reached");
  if (!reached) return;
  await executor.query(sql`
    WITH skipped AS (
      UPDATE crawl_pages p SET state = 'done' FROM documents d
      WHERE p.workspace_id = ${workspaceId} AND p.source_id = ${sourceId} AND p.run_id = ${runId} AND p.state = 'waiting'
        AND d.workspace_id = p.workspace_id AND d.id = p.document_id AND d.current_version_id IS NULL
      RETURNING p.document_id),
    shown AS (
      UPDATE documents d SET status = 'skipped', reason_code = ${reached.reason.code}, reason_message = ${reached.reason.message},
        updated_at = now()
      FROM skipped WHERE d.workspace_id = ${workspaceId} AND d.id = skipped.document_id RETURNING 1)
    UPDATE sources SET skipped = skipped + (SELECT count(*) FROM shown)
    WHERE workspace_id = ${workspaceId} AND id = ${sourceId} AND run_id = ${runId}`);
}

/** Why the running reading could not take everything; undefined when it could. */
export async function findQuotaStop(
  executor: Executor,
  { workspaceId, sourceId }: Run,
): Promise<{ code: string; message: string } | undefined> {
  const [row] = await executor.query<{ code: string; message: string }>(sql`
    SELECT d.reason_code AS code, d.reason_message AS message
    FROM documents d JOIN sources s ON s.workspace_id = d.workspace_id AND s.id = d.source_id
    WHERE d.workspace_id = ${workspaceId} AND d.source_id = ${sourceId} AND d.status = 'skipped'
      AND d.reason_code = 'quota_reached' AND d.updated_at >= s.run_started_at LIMIT 1`);
  return row;
}

const ERASED = { code: "erased" as const, message: "Its text was erased, so it is not read again." };

function quotaReached(kind: "pages" | "passages"): Refusal["reason"] {
  const message = `The workspace's limit of ${kind} is reached, so this was not taken. Have the limit raised or delete something, then refresh.`;
  return { code: "quota_reached", message };
}
