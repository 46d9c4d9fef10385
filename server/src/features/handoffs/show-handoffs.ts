import type { Database } from "../../platform/database/database.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { getHandoff, type HandoffFilterIds, type HandoffRow, listHandoffs } from "./handoff-queries.ts";
import { withTranscript } from "./present-handoff.ts";

/** Lists handoffs, newest first. */
export function showHandoffs(
  database: Database,
  { workspaceId }: Principal,
  filter: HandoffFilterIds,
  after: CursorPosition | undefined,
  limit: number,
): Promise<HandoffRow[]> {
  return database.inWorkspace(workspaceId, (transaction) =>
    listHandoffs(transaction, workspaceId, filter, after, limit),
  );
}

/** Gets a handoff with its transcript. */
export function showHandoff(database: Database, { workspaceId }: Principal, id: string) {
  return database.inWorkspace(workspaceId, async (transaction) => {
    const row = await getHandoff(transaction, workspaceId, parseId("handoff", id));
    return withTranscript(transaction, workspaceId, row);
  });
}
