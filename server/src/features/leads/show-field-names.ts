import type { Database } from "../../platform/database/database.ts";
import type { SortedPage } from "../../platform/http/sorted-page.ts";
import type { Principal } from "../identity/index.ts";
import { type LeadFilterIds, listFieldNames } from "./lead-queries.ts";

/** What most forms ask for, in the order of a table of people. */
const USUAL = ["name", "email", "phone", "company", "message"];
/** A program may send fields of any name, and spreadsheets end somewhere. */
const MAX_COLUMNS = 200;

/**
 * Names of the fields that the listed leads have: the usual ones first, then the others by name. Of more than 200,
 * the usual ones and those that most leads have.
 */
export async function showFieldNames(
  database: Database,
  { workspaceId }: Principal,
  filter: LeadFilterIds,
  page: SortedPage,
): Promise<string[]> {
  const found = await database.inWorkspace(workspaceId, (transaction) =>
    listFieldNames(transaction, workspaceId, filter, { ...page, limit: MAX_COLUMNS }, USUAL),
  );
  const others = found.filter((name) => !USUAL.includes(name)).toSorted();
  return [...USUAL.filter((name) => found.includes(name)), ...others];
}
