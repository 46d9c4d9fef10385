import type { Database } from "../../platform/database/database.ts";
import type { SortedPage, SortedRow } from "../../platform/http/sorted-page.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { type BrandRow, getBrand, listBrands } from "./brand-queries.ts";

/** Lists brands. */
export function showBrands(
  database: Database,
  { workspaceId }: Principal,
  search: string | undefined,
  page: SortedPage,
): Promise<(BrandRow & SortedRow)[]> {
  return database.inWorkspace(workspaceId, (transaction) => listBrands(transaction, workspaceId, search, page));
}

/** Gets a brand. */
export function showBrand(database: Database, { workspaceId }: Principal, id: string): Promise<BrandRow> {
  return database.inWorkspace(workspaceId, (transaction) => getBrand(transaction, workspaceId, parseId("brand", id)));
}
