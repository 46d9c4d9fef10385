import sql from "sql-template-tag";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import { ConflictError } from "../../../platform/errors/app-error.ts";
import { recordAudit } from "../../../platform/events/record-audit.ts";
import { newId, parseId } from "../../../platform/ids/identifiers.ts";
import type { PassageIndex, SegmentDescriptor } from "../../../ports/passage-index.ts";
import type { Principal } from "../../identity/index.ts";
import { assertServesOnlyReach, getSource, raiseRevision, type SourceRow } from "../../sources/index.ts";
import { findUnindexed, indexAgain, markIndexed } from "../index-again.ts";
import type { IngestionContext } from "../ingestion-context.ts";
import { findCurrentVersions, insertSegments } from "../version-queries.ts";
import {
  type ChangeRow,
  findLatestEffective,
  findSettingsBefore,
  findTargetsBefore,
  getChange,
  insertRollback,
  type VersionTarget,
} from "./change-queries.ts";
import { presentChange } from "./present-change.ts";
import { insertDocumentChanges } from "./record-changes.ts";
import { switchVersions } from "./switch-versions.ts";

export interface RollbackRequest {
  workspaceId: string;
  sourceId: string;
  /** Taken back with all that came after it; undefined: the latest one. */
  changeId: string | undefined;
}

/**
 * Lets a source say again what it said before a change. That is a change of its own, so it can be taken back too.
 * Versions that have left the passage index meanwhile are added again first. Pages of a site are held as they are: what
 * a reading finds instead waits for approval, all of it. `alongside` writes in the same transaction.
 */
export async function rollBack(
  context: { database: Database; index: PassageIndex },
  request: RollbackRequest,
  alongside: (transaction: Transaction, change: ChangeRow) => Promise<void> = async () => {},
): Promise<ChangeRow> {
  const { database, index } = context;
  const { workspaceId } = request;
  for (;;) {
    const missing = await database.inWorkspace(workspaceId, async (transaction) => {
      const { targets } = await plan(transaction, request);
      return findUnindexed(transaction, workspaceId, versionsOf(targets));
    });
    const segments = missing.length > 0 ? await indexAgain(context, workspaceId, missing) : [];
    try {
      const change = await database.inWorkspace(workspaceId, async (transaction) => {
        const change = await apply(transaction, request, { segments, indexed: missing });
        if (change) await alongside(transaction, change);
        return change;
      });
      if (change) {
        index.catchUp(workspaceId);
        return change;
      }
      await index.discard(workspaceId, segments);
    } catch (error) {
      await index.discard(workspaceId, segments);
      throw error;
    }
  }
}

/** Undefined: a version has left the index since it was looked at. */
async function apply(
  transaction: Transaction,
  request: RollbackRequest,
  { segments, indexed }: { segments: readonly SegmentDescriptor[]; indexed: string[] },
): Promise<ChangeRow | undefined> {
  const { workspaceId } = request;
  const { source, change, targets } = await plan(transaction, request);
  const unindexed = await findUnindexed(transaction, workspaceId, versionsOf(targets));
  if (unindexed.some((id) => !indexed.includes(id))) return undefined;
  const documentIds = targets.map((target) => target.documentId);
  const before = await findCurrentVersions(transaction, workspaceId, documentIds);
  const id = newId();
  await restoreSettings(transaction, source, await findSettingsBefore(transaction, workspaceId, change));
  await insertRollback(transaction, workspaceId, { id, sourceId: source.id });
  const changes = targets.map(({ documentId, versionId }) => ({
    documentId,
    before: before.get(documentId) ?? null,
    after: versionId,
  }));
  await insertDocumentChanges(transaction, workspaceId, id, changes);
  if (segments.length > 0)
    await insertSegments(transaction, workspaceId, segments, await raiseRevision(transaction, workspaceId));
  await markIndexed(transaction, workspaceId, unindexed);
  await switchVersions(transaction, source, targets, { isHeld: "url" in source.settings });
  return getChange(transaction, workspaceId, source.id, id);
}

async function plan(transaction: Transaction, request: RollbackRequest) {
  const { workspaceId } = request;
  await transaction.query(
    sql`SELECT 1 FROM sources WHERE workspace_id = ${workspaceId} AND id = ${request.sourceId} FOR UPDATE`,
  );
  const source = await getSource(transaction, workspaceId, request.sourceId);
  const changeId = request.changeId ?? (await findLatestEffective(transaction, workspaceId, source.id));
  if (changeId === undefined) throw nothingToRollBack();
  const change = await getChange(transaction, workspaceId, source.id, changeId);
  if (change.status === "pending" || change.status === "rejected") throw nothingToRollBack();
  const found = await findTargetsBefore(transaction, workspaceId, change);
  const targets = await onlyStored(transaction, workspaceId, found);
  // A source that says nothing is deleted or switched off, not rolled back.
  if (!targets.some(({ versionId }) => versionId !== null) && !(await saysMore(transaction, source, targets)))
    throw nothingToRollBack();
  return { source, change, targets };
}

function nothingToRollBack(): ConflictError {
  return new ConflictError("nothing_to_roll_back", "There is no earlier state of this source to go back to.");
}

/** A version that was erased can't come back: its document stays as it is. */
async function onlyStored(transaction: Transaction, workspaceId: string, targets: VersionTarget[]) {
  const rows = await transaction.query<{ id: string }>(sql`
    SELECT id FROM document_versions WHERE workspace_id = ${workspaceId} AND id = ANY(${versionsOf(targets)}::uuid[])`);
  const stored = new Set(rows.map((row) => row.id));
  return targets.filter(({ versionId }) => versionId === null || stored.has(versionId));
}

async function saysMore(transaction: Transaction, source: SourceRow, targets: VersionTarget[]): Promise<boolean> {
  const ids = targets.map((target) => target.documentId);
  const rows = await transaction.query(sql`
    SELECT 1 FROM document_versions WHERE workspace_id = ${source.workspace_id} AND source_id = ${source.id}
      AND state = 'live' AND document_id <> ALL(${ids}::uuid[]) LIMIT 1`);
  return rows.length > 0;
}

/** What a file, text or entry is made of goes back with it; a site keeps its settings. */
async function restoreSettings(
  transaction: Transaction,
  source: SourceRow,
  before: { title: string; settings: Record<string, unknown> } | undefined,
): Promise<void> {
  if (!before || "url" in source.settings) return;
  await transaction.query(sql`
    UPDATE sources SET title = ${before.title}, settings = ${JSON.stringify(before.settings)}, version = version + 1,
      updated_at = now()
    WHERE workspace_id = ${source.workspace_id} AND id = ${source.id}`);
}

function versionsOf(targets: VersionTarget[]): string[] {
  return targets.flatMap(({ versionId }) => versionId ?? []);
}

/** Lets a source say again what it said before a change. */
export async function rollBackSource(
  context: Pick<IngestionContext, "database" | "index">,
  principal: Principal,
  id: string,
  body: { change_id?: string },
): Promise<ChangeRow> {
  const { database } = context;
  const { workspaceId } = principal;
  const named = body?.change_id;
  const source = await database.inWorkspace(workspaceId, async (transaction) => {
    const found = await getSource(transaction, workspaceId, parseId("source", id));
    await assertServesOnlyReach(transaction, found);
    if (named !== undefined) await getChange(transaction, workspaceId, found.id, parseId("change", named));
    return found;
  });
  const changeId = named === undefined ? undefined : parseId("change", named);

  return rollBack(context, { workspaceId, sourceId: source.id, changeId }, (transaction, rollback) =>
    recordAudit(transaction, principal, {
      action: "source.rolled_back",
      target: { kind: "source", id },
      after: presentChange(rollback),
    }),
  );
}
