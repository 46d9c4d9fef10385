import type { Database } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import {
  brokenAddresses,
  type DocumentRow,
  findDocumentVersion,
  findLinkedFrom,
  getDocument,
  listDocuments,
} from "./document-queries.ts";
import { presentDocumentWithText } from "./present-source.ts";
import { getSource } from "./source-queries.ts";
import type { DocumentStatus } from "./source-schemas.ts";

/** `search`: part of the title, address or file name. */
export interface DocumentListing {
  status: DocumentStatus | undefined;
  search: string | undefined;
  after: CursorPosition | undefined;
  limit: number;
}

/**
 * Lists the files or pages of a source, also those that failed, and where the addresses that failed are linked from.
 */
export function showDocuments(
  database: Database,
  { workspaceId }: Principal,
  id: string,
  { limit, after, ...filters }: DocumentListing,
): Promise<{ rows: DocumentRow[]; linkedFrom: Map<string, string[]> }> {
  return database.inWorkspace(workspaceId, async (transaction) => {
    const source = await getSource(transaction, workspaceId, parseId("source", id));
    const rows = await listDocuments(transaction, workspaceId, source.id, filters, after, limit);
    return { rows, linkedFrom: await findLinkedFrom(transaction, workspaceId, source.id, brokenAddresses(rows)) };
  });
}

/** Gets a document with its stored text. */
export function showDocument(
  database: Database,
  { workspaceId }: Principal,
  id: string,
  documentId: string,
  query: { version?: number; units?: boolean },
) {
  return database.inWorkspace(workspaceId, async (transaction) => {
    const source = await getSource(transaction, workspaceId, parseId("source", id));
    const document = await getDocument(transaction, workspaceId, source.id, parseId("document", documentId));
    const version = await findDocumentVersion(transaction, workspaceId, document, query.version);
    if (query.version !== undefined && !version) throw new NotFoundError("version of the document");
    const linkedFrom = await findLinkedFrom(transaction, workspaceId, source.id, brokenAddresses([document]));
    return presentDocumentWithText(document, version, { linkedFrom, withUnits: query.units ?? false });
  });
}
