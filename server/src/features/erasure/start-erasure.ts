import sql from "sql-template-tag";
import type { Executor, Transaction } from "../../platform/database/database.ts";
import { ConflictError, NotFoundError } from "../../platform/errors/app-error.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { assertServesOnlyReach, getDocument, getSource, isCrawled, raiseRevision } from "../sources/index.ts";
import { type ErasureRow, insertErasure, type NewErasure } from "./erasure-queries.ts";

/** Carries one erasure to its end. Safe to repeat. */
export const RUN_ERASURE_JOB = "run-erasure";

export interface RunErasureJob {
  workspaceId: string;
  erasureId: string;
}

/** Stores an erasure and the job that carries it out, in the transaction that closes what it erases. */
export async function startErasure(
  transaction: Transaction,
  queue: JobQueue,
  workspaceId: string,
  erasure: NewErasure,
): Promise<ErasureRow> {
  const row = await insertErasure(transaction, workspaceId, erasure);
  if (row.step !== "completed") await enqueueErasure(transaction, queue, { workspaceId, erasureId: row.id });
  return row;
}

export function enqueueErasure(
  transaction: Transaction,
  queue: JobQueue,
  job: RunErasureJob,
  startAfterSeconds = 0,
): Promise<void> {
  return queue.enqueue(transaction, RUN_ERASURE_JOB, job, {
    retryLimit: 100,
    singletonKey: job.erasureId,
    ...(startAfterSeconds > 0 ? { startAfterSeconds } : {}),
  });
}

/** Closes a source, deleted or not, for good: from here on it is neither read, answered from, nor restored. */
export async function startSourceErasure(
  transaction: Transaction,
  queue: JobQueue,
  workspaceId: string,
  sourceId: string,
  origin: ErasureRow["origin"],
): Promise<ErasureRow | undefined> {
  const closed = await transaction.query(sql`
    UPDATE sources SET deleted_at = coalesce(deleted_at, now()), erasing_at = now(), run_id = NULL, version = version + 1
    WHERE workspace_id = ${workspaceId} AND id = ${sourceId} AND erasing_at IS NULL RETURNING 1`);
  if (closed.length === 0) return undefined;
  await raiseRevision(transaction, workspaceId);
  return startErasure(transaction, queue, workspaceId, {
    kind: "source",
    targetId: formatId("source", sourceId),
    origin,
    sourceIds: [sourceId],
    removesSources: true,
  });
}

/** Closes an assistant whose time to be restored is up. */
export async function startAgentErasure(
  transaction: Transaction,
  queue: JobQueue,
  workspaceId: string,
  agentId: string,
): Promise<void> {
  await transaction.query(
    sql`UPDATE agents SET erasing_at = now() WHERE workspace_id = ${workspaceId} AND id = ${agentId}`,
  );
  const targetId = formatId("agent", agentId);
  await startErasure(transaction, queue, workspaceId, { kind: "agent", targetId, origin: "age" });
}

/** A source that is there, or was deleted and can still be restored; undefined while its erasure is under way. */
export async function findErasableSource(executor: Executor, workspaceId: string, id: string | undefined) {
  if (id === undefined) return undefined;
  const [row] = await executor.query<{ id: string; title: string; deleted_at: Date | null }>(sql`
    SELECT id, title, deleted_at FROM sources WHERE workspace_id = ${workspaceId} AND id = ${id} AND erasing_at IS NULL
    FOR UPDATE`);
  if (row && row.deleted_at === null)
    await assertServesOnlyReach(executor, await getSource(executor, workspaceId, row.id));
  return row;
}

/** Closes one page of a site, sitemap or playlist: later readings leave its address out. */
export async function startDocumentErasure(
  transaction: Transaction,
  queue: JobQueue,
  workspaceId: string,
  ids: { sourceId: string | undefined; documentId: string | undefined },
): Promise<ErasureRow> {
  // Whoever publishes locks the source first.
  await transaction.query(
    sql`SELECT 1 FROM sources WHERE workspace_id = ${workspaceId} AND id = ${ids.sourceId ?? null}::uuid FOR UPDATE`,
  );
  const source = await getSource(transaction, workspaceId, ids.sourceId);
  const document = await getDocument(transaction, workspaceId, source.id, ids.documentId);
  await assertServesOnlyReach(transaction, source);
  if (!isCrawled(source.type) && source.type !== "video")
    throw new ConflictError("erase_the_source", "This source is one piece: erase the source itself.");
  const closed = await transaction.query(sql`
    UPDATE documents SET erased_at = now(), status = 'removed', reason_code = 'erased', reason_message = ${ERASED_REASON.message},
      passages = 0, updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ${document.id} AND erased_at IS NULL RETURNING 1`);
  if (closed.length === 0) throw new NotFoundError("document with a text");
  await transaction.query(sql`
    UPDATE sources SET passages = greatest(0, passages - ${document.passages}) WHERE workspace_id = ${workspaceId} AND id = ${source.id}`);
  const revision = await raiseRevision(transaction, workspaceId);
  await transaction.query(sql`
    UPDATE document_versions SET state = 'retired', changed_revision = ${revision}
    WHERE workspace_id = ${workspaceId} AND document_id = ${document.id} AND state <> 'retired'`);
  await transaction.query(
    sql`UPDATE documents SET current_version_id = NULL WHERE workspace_id = ${workspaceId} AND id = ${document.id}`,
  );
  return startErasure(transaction, queue, workspaceId, {
    kind: "document",
    targetId: formatId("document", document.id),
    origin: "request",
    documentIds: [document.id],
  });
}

const ERASED_REASON = { message: "Its text was erased, so it is not read again." };
