import sql from "sql-template-tag";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import { ConflictError } from "../../../platform/errors/app-error.ts";
import { recordAudit } from "../../../platform/events/record-audit.ts";
import { parseId } from "../../../platform/ids/identifiers.ts";
import type { Principal } from "../../identity/index.ts";
import { assertServesOnlyReach, raiseRevision, type SourceRow } from "../../sources/index.ts";
import { lockSource } from "../crawl/crawl-controls.ts";
import { type ChangeRow, findTargets, getChange, markDecided, setBefore } from "./change-queries.ts";
import { presentChange } from "./present-change.ts";
import { REMOVAL } from "./record-changes.ts";
import { switchVersions } from "./switch-versions.ts";

/** Lets a change that waits go live, or drops it. Throws 404, 403 and 409. */
export async function decideChange(
  database: Database,
  principal: Principal,
  ids: { id: string; change_id: string },
  decision: "approve" | "reject",
): Promise<ChangeRow> {
  const { workspaceId } = principal;
  const decide = decision === "approve" ? approveChange : rejectChange;
  return database.inWorkspace(workspaceId, async (transaction) => {
    const source = await lockSource(transaction, workspaceId, parseId("source", ids.id));
    await assertServesOnlyReach(transaction, source);
    const change = await decide(transaction, source, parseId("change", ids.change_id));
    await recordAudit(transaction, principal, {
      action: decision === "approve" ? "source.change_approved" : "source.change_rejected",
      target: { kind: "source", id: ids.id },
      after: presentChange(change),
    });
    return change;
  });
}

/** What waited answers from now on. The caller has locked the source. */
async function approveChange(
  transaction: Transaction,
  source: SourceRow,
  changeId: string | undefined,
): Promise<ChangeRow> {
  const change = await getPending(transaction, source, changeId);
  await setBefore(transaction, source.workspace_id, change.id);
  await switchVersions(transaction, source, await findTargets(transaction, source.workspace_id, change.id));
  await markDecided(transaction, source.workspace_id, change.id, "approved");
  return getChange(transaction, source.workspace_id, source.id, change.id);
}

/** What waited never answers, and is not proposed again until the page was found in another state. */
async function rejectChange(
  transaction: Transaction,
  source: SourceRow,
  changeId: string | undefined,
): Promise<ChangeRow> {
  const { workspace_id: workspaceId } = source;
  const change = await getPending(transaction, source, changeId);
  const revision = await raiseRevision(transaction, workspaceId);
  await transaction.query(sql`
    UPDATE document_versions v SET state = 'retired', changed_revision = ${revision} FROM document_changes e
    WHERE e.workspace_id = ${workspaceId} AND e.change_id = ${change.id} AND v.workspace_id = e.workspace_id
      AND v.id = e.after_version_id AND v.state = 'hidden'`);
  await transaction.query(sql`
    UPDATE documents d SET rejected_proposal = coalesce(v.structure ->> 'digest', ${REMOVAL}) FROM document_changes e
    LEFT JOIN document_versions v ON v.workspace_id = e.workspace_id AND v.id = e.after_version_id
    WHERE e.workspace_id = ${workspaceId} AND e.change_id = ${change.id} AND d.workspace_id = e.workspace_id
      AND d.id = e.document_id`);
  // What was to be removed answers on.
  await transaction.query(sql`
    UPDATE documents d SET status = 'ready', reason_code = NULL, reason_message = NULL, updated_at = now() FROM document_changes e
    WHERE e.workspace_id = ${workspaceId} AND e.change_id = ${change.id} AND e.after_version_id IS NULL
      AND d.workspace_id = e.workspace_id AND d.id = e.document_id AND d.current_version_id IS NOT NULL`);
  await markDecided(transaction, workspaceId, change.id, "rejected");
  return getChange(transaction, workspaceId, source.id, change.id);
}

async function getPending(transaction: Transaction, source: SourceRow, changeId: string | undefined) {
  const change = await getChange(transaction, source.workspace_id, source.id, changeId);
  if (change.status !== "pending")
    throw new ConflictError("change_decided", `This change is ${change.status} already.`, {
      change_status: change.status,
    });
  return change;
}
