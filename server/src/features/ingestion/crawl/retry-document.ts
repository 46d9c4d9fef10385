import { parseId } from "../../../platform/ids/identifiers.ts";
import type { Principal } from "../../identity/index.ts";
import { getDocument, getSource, type SourceRow } from "../../sources/index.ts";

import type { IngestionContext } from "../ingestion-context.ts";
import { lockSource, requeueDocument } from "./crawl-controls.ts";

/** Reads one page again. */
export function retryDocument(
  { database, queue }: IngestionContext,
  { workspaceId }: Principal,
  id: string,
  documentId: string,
): Promise<SourceRow> {
  return database.inWorkspace(workspaceId, async (transaction) => {
    const source = await lockSource(transaction, workspaceId, parseId("source", id));
    const document = await getDocument(transaction, workspaceId, source.id, parseId("document", documentId));
    await requeueDocument(transaction, queue, source, document);
    return getSource(transaction, workspaceId, source.id);
  });
}
