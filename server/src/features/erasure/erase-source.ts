import type { Database } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { formatId, parseId } from "../../platform/ids/identifiers.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import type { Principal } from "../identity/index.ts";
import type { ErasureRow } from "./erasure-queries.ts";
import { findErasableSource, startSourceErasure } from "./start-erasure.ts";

/** Erases a source for good, deleted before or not. */
export function eraseSource(
  { database, queue }: { database: Database; queue: JobQueue },
  principal: Principal,
  id: string,
): Promise<ErasureRow> {
  const { workspaceId } = principal;
  return database.inWorkspace(workspaceId, async (transaction) => {
    const found = await findErasableSource(transaction, workspaceId, parseId("source", id));
    const erasure = found && (await startSourceErasure(transaction, queue, workspaceId, found.id, "request"));
    if (!erasure) throw new NotFoundError("source");
    await recordAudit(transaction, principal, {
      action: "source.erased",
      target: { kind: "receipt", id: formatId("receipt", erasure.id) },
      after: { source_id: id },
    });
    return erasure;
  });
}
