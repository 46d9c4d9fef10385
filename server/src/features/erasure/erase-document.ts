import type { Database } from "../../platform/database/database.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { formatId, parseId } from "../../platform/ids/identifiers.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import type { Principal } from "../identity/index.ts";
import type { ErasureRow } from "./erasure-queries.ts";
import { startDocumentErasure } from "./start-erasure.ts";

/** Erases one page of a site, sitemap or playlist for good; its address is not read again. */
export function eraseDocument(
  { database, queue }: { database: Database; queue: JobQueue },
  principal: Principal,
  ids: { id: string; document_id: string },
): Promise<ErasureRow> {
  const { workspaceId } = principal;
  const { id, document_id } = ids;
  return database.inWorkspace(workspaceId, async (transaction) => {
    const ids = { sourceId: parseId("source", id), documentId: parseId("document", document_id) };
    const erasure = await startDocumentErasure(transaction, queue, workspaceId, ids);
    await recordAudit(transaction, principal, {
      action: "document.erased",
      target: { kind: "receipt", id: formatId("receipt", erasure.id) },
      after: { source_id: id, document_id },
    });
    return erasure;
  });
}
