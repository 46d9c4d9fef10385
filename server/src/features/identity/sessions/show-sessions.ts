import type { Database } from "../../../platform/database/database.ts";
import { formatId } from "../../../platform/ids/identifiers.ts";
import { listOpenSessions, type SessionRow } from "../../../platform/unscoped/people-queries.ts";
import type { Session } from "../identity-schemas.ts";
import { REFRESH_TOKEN_SECONDS } from "../open-session.ts";
import type { MemberPrincipal } from "../principal.ts";

/** Lists your sign-ins, newest first (at most 100). */
export async function showSessions(database: Database, member: MemberPrincipal): Promise<Session[]> {
  const rows = await database.unscoped((transaction) =>
    listOpenSessions(transaction, member.userId, REFRESH_TOKEN_SECONDS),
  );
  return rows.map((row) => presentSession(row, member.sessionId));
}

export function presentSession(row: SessionRow, currentId: string): Session {
  return {
    id: formatId("session", row.id),
    current: row.id === currentId,
    user_agent: row.user_agent,
    address: row.address,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
  };
}
