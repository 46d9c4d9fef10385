import type { ImportKind } from "@citedesk/extraction";
import type { Database } from "../../platform/database/database.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { getImport, type ImportRow, listImports } from "./import-queries.ts";

/** Newest first, one more than `limit`. */
export function showImports(
  database: Database,
  { workspaceId }: Principal,
  filter: { kind?: ImportKind | undefined; status?: ImportRow["status"] | undefined },
  after: { id: string } | undefined,
  limit: number,
): Promise<ImportRow[]> {
  return database.inWorkspace(workspaceId, (transaction) =>
    listImports(transaction, workspaceId, filter, after, limit),
  );
}

/** Throws 404. */
export function showImport(database: Database, { workspaceId }: Principal, publicId: string): Promise<ImportRow> {
  return database.inWorkspace(workspaceId, (transaction) =>
    getImport(transaction, workspaceId, parseId("import", publicId)),
  );
}
