import type { Database, Transaction } from "../../platform/database/database.ts";
import { ConflictError, NotFoundError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { Clock } from "../../ports/clock.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { getAgent } from "../agents/index.ts";
import { assertChecksFit } from "../checks/index.ts";
import { assertDeploymentsFit, restoreDomain } from "../deployments/index.ts";
import type { Principal } from "../identity/index.ts";
import { assertWithinLimits } from "../quotas/index.ts";
import { FINAL_STATUSES, getSource, raiseRevision, startReading } from "../sources/index.ts";
import { type DeletedKind, KEPT_DAYS, restoreRow } from "./deleted-queries.ts";

const DAY_MS = 86_400_000;

export interface Deleted {
  kind: DeletedKind;
  id: string | undefined;
  /** Of what is found below an assistant: that one. */
  agentId?: string | undefined;
  /** Words for it. */
  what: string;
}

/**
 * Brings back what was deleted within 30 days, as it was. Throws 404, and 409 where something else has its name by now
 * or there is no room for it any more.
 */
export async function restoreDeleted(
  { database, queue, clock }: { database: Database; queue: JobQueue; clock: Clock },
  principal: Principal,
  deleted: Deleted,
): Promise<string> {
  const { workspaceId } = principal;
  const { kind, id, what } = deleted;
  if (id === undefined) throw new NotFoundError(`deleted ${what}`);
  const restore = (isTaken: boolean) =>
    database.inWorkspace(workspaceId, async (transaction) => {
      const name = await bringBack(transaction, isTaken);
      if (name === undefined) throw new NotFoundError(`deleted ${what}`);
      await recordAudit(transaction, principal, {
        action: `${kind}.restored`,
        target: { kind, id: formatId(kind, id) },
        // A chat is named by what the visitor asked: that must be erasable.
        ...(kind === "chat" ? {} : { after: { name } }),
      });
    });
  try {
    await restore(false);
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (constraint === "domains_verified") await restore(true);
    else if (code === "23505") throw nameTaken();
    else throw error;
  }
  return formatId(kind, id);

  async function bringBack(transaction: Transaction, isTaken: boolean): Promise<string | undefined> {
    const rowId = deleted.id!;
    if (kind === "domain") {
      const since = new Date(clock.now() - KEPT_DAYS * DAY_MS);
      return (await restoreDomain(transaction, workspaceId, rowId, { since, isTaken }))?.name;
    }
    const isBelow = kind === "deployment" || kind === "check";
    const agent = isBelow ? await getAgent(transaction, workspaceId, deleted.agentId) : undefined;
    const row = await restoreRow(transaction, workspaceId, kind, { id: rowId, agentId: agent?.id });
    if (!row) return undefined;
    if (kind === "source") await resumeSource(transaction, rowId);
    if (kind === "deployment") await assertDeploymentsFit(transaction, workspaceId, agent!.id);
    if (kind === "check") await assertChecksFit(transaction, workspaceId, agent!.id);
    return row.name;
  }

  /** Answers may use it again; a run that its deletion broke off starts anew. */
  async function resumeSource(transaction: Transaction, sourceId: string): Promise<void> {
    await assertWithinLimits(transaction, workspaceId);
    await raiseRevision(transaction, workspaceId);
    const row = await getSource(transaction, workspaceId, sourceId);
    if (!FINAL_STATUSES.includes(row.status)) await startReading(transaction, queue, workspaceId, row);
  }
}

function nameTaken(): ConflictError {
  return new ConflictError("name_taken", "Something else has its address or name by now. Change or delete that first.");
}
