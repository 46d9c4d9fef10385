import type { Database } from "../../platform/database/database.ts";
import { MAX_BULK_ROWS } from "../../platform/http/run-bulk.ts";
import { newestRows } from "../../platform/http/sorted-page.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { showSources } from "./show-sources.ts";

/** Public ids of the newest sources that a filter names. */
export async function findSourceIds(
  database: Database,
  principal: Principal,
  filter: Parameters<typeof showSources>[2],
): Promise<string[]> {
  const rows = await showSources(database, principal, filter, newestRows(MAX_BULK_ROWS));
  return rows.map(({ id }) => formatId("source", id));
}
