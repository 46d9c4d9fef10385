import type { Database } from "../../platform/database/database.ts";
import type { SortedPage, SortedRow } from "../../platform/http/sorted-page.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { getVisitor, listVisitors, type VisitorFilter, type VisitorRow } from "./visitor-queries.ts";

/** Lists visitors. */
export function showVisitors(
  database: Database,
  { workspaceId }: Principal,
  filter: VisitorFilter,
  page: SortedPage,
): Promise<(VisitorRow & SortedRow)[]> {
  return database.inWorkspace(workspaceId, (transaction) => listVisitors(transaction, workspaceId, filter, page));
}

/** Gets a visitor. */
export function showVisitor(database: Database, { workspaceId }: Principal, id: string): Promise<VisitorRow> {
  return database.inWorkspace(workspaceId, (transaction) =>
    getVisitor(transaction, workspaceId, parseId("visitor", id)),
  );
}
