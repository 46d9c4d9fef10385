import type { Database } from "../../platform/database/database.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { getMember, listMembers, type MemberRow } from "./member-queries.ts";
import type { Principal } from "./principal.ts";

/** Lists the members of the account, newest first. */
export function showMembers(
  database: Database,
  { workspaceId, accountId }: Principal,
  filter: { role?: string | undefined; search?: string | undefined },
  after: CursorPosition | undefined,
  limit: number,
): Promise<MemberRow[]> {
  return database.inWorkspace(workspaceId, (transaction) => listMembers(transaction, accountId, filter, after, limit));
}

/** Gets a member. */
export function showMember(database: Database, { workspaceId, accountId }: Principal, id: string): Promise<MemberRow> {
  return database.inWorkspace(workspaceId, (transaction) => getMember(transaction, accountId, parseId("member", id)));
}
