import type { Database } from "../../platform/database/database.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import {
  type FeedbackFilterIds,
  type FeedbackRead,
  type FeedbackRow,
  getFeedback,
  listFeedback,
} from "./feedback-queries.ts";

type Shown = FeedbackRow & Partial<FeedbackRead>;

/** Gets what someone thinks of an answer. */
export async function showOneFeedback(database: Database, principal: Principal, id: string): Promise<Shown> {
  const { workspaceId } = principal;
  const row = await database.inWorkspace(workspaceId, (transaction) =>
    getFeedback(transaction, workspaceId, parseId("feedback", id)),
  );
  return shownTo(principal, row);
}

/** Lists feedback, newest first. */
export async function showFeedback(
  database: Database,
  principal: Principal,
  filter: FeedbackFilterIds,
  after: CursorPosition | undefined,
  limit: number,
): Promise<Shown[]> {
  const { workspaceId } = principal;
  const rows = await database.inWorkspace(workspaceId, (transaction) =>
    listFeedback(transaction, workspaceId, filter, after, limit),
  );
  return rows.map((row) => shownTo(principal, row));
}

/** What was asked is part of the chat: a key that may read ratings alone does not get it. */
function shownTo(principal: Principal, { question, ...row }: FeedbackRead): Shown {
  const mayReadChats =
    principal.kind === "member" || (principal.kind === "api_key" && principal.scopes.includes("chats:read"));
  return mayReadChats ? { ...row, question } : row;
}
