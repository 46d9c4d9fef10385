import type { Database } from "../../platform/database/database.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { type EventRow, getEvent, listEvents } from "./event-queries.ts";

/** Lists what happened, newest first. */
export function showEvents(
  database: Database,
  { workspaceId }: Principal,
  filter: { type: string | undefined; from: string | undefined; to: string | undefined },
  after: CursorPosition | undefined,
  limit: number,
): Promise<EventRow[]> {
  return database.inWorkspace(workspaceId, (transaction) => listEvents(transaction, workspaceId, filter, after, limit));
}

/** Gets an event. */
export function showEvent(database: Database, { workspaceId }: Principal, id: string): Promise<EventRow> {
  return database.inWorkspace(workspaceId, (transaction) => getEvent(transaction, workspaceId, parseId("event", id)));
}
