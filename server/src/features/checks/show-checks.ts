import type { Static } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { getAgent } from "../agents/index.ts";
import type { Principal } from "../identity/index.ts";
import { type CheckResultRow, type CheckRow, listChecks, listResults } from "./check-queries.ts";
import type { CheckParameters } from "./check-schemas.ts";
import { findCheck } from "./find-check.ts";

/** Lists the checks of an assistant, newest first. */
export function showChecks(
  database: Database,
  { workspaceId }: Principal,
  id: string,
  after: CursorPosition | undefined,
  limit: number,
): Promise<CheckRow[]> {
  return database.inWorkspace(workspaceId, async (transaction) => {
    const agent = await getAgent(transaction, workspaceId, parseId("agent", id));
    return listChecks(transaction, workspaceId, agent.id, after, limit);
  });
}

/** Gets a check with its last run. */
export function showCheck(
  database: Database,
  { workspaceId }: Principal,
  ids: Static<typeof CheckParameters>,
): Promise<CheckRow> {
  return database.inWorkspace(workspaceId, (transaction) => findCheck(transaction, workspaceId, ids));
}

/** What each of a check's runs found, newest first. */
export function showResults(
  database: Database,
  { workspaceId }: Principal,
  ids: Static<typeof CheckParameters>,
  after: CursorPosition | undefined,
  limit: number,
): Promise<CheckResultRow[]> {
  return database.inWorkspace(workspaceId, async (transaction) => {
    const check = await findCheck(transaction, workspaceId, ids);
    return listResults(transaction, workspaceId, check.id, after, limit);
  });
}
