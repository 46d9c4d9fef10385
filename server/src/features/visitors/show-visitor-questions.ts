import type { Database } from "../../platform/database/database.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { getVisitor, listQuestions, type QuestionRow } from "./visitor-queries.ts";

/** Lists what a visitor asked, newest first. */
export function showVisitorQuestions(
  database: Database,
  { workspaceId }: Principal,
  id: string,
  after: CursorPosition | undefined,
  limit: number,
): Promise<QuestionRow[]> {
  return database.inWorkspace(workspaceId, async (transaction) => {
    const visitor = await getVisitor(transaction, workspaceId, parseId("visitor", id));
    return listQuestions(transaction, workspaceId, visitor.id, after, limit);
  });
}
