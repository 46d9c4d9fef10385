import type { Database } from "../../platform/database/database.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { type FeedbackFilterIds, type FeedbackRow, getFeedback, listFeedback } from "./feedback-queries.ts";

/** Gets what someone thinks of an answer. */
export function showOneFeedback(database: Database, { workspaceId }: Principal, id: string): Promise<FeedbackRow> {
  return database.inWorkspace(workspaceId, (transaction) =>
    getFeedback(transaction, workspaceId, parseId("feedback", id)),
  );
}

/** Lists feedback, newest first. */
export function showFeedback(
  database: Database,
  { workspaceId }: Principal,
  filter: FeedbackFilterIds,
  after: CursorPosition | undefined,
  limit: number,
): Promise<FeedbackRow[]> {
  return database.inWorkspace(workspaceId, (transaction) =>
    listFeedback(transaction, workspaceId, filter, after, limit),
  );
}
