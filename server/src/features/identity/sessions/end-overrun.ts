import type { Database } from "../../../platform/database/database.ts";
import { formatId } from "../../../platform/ids/identifiers.ts";
import type { SessionAccess } from "../../../platform/unscoped/credential-queries.ts";
import { revokeOwnSession } from "../../../platform/unscoped/people-queries.ts";
import { recordForPerson } from "../open-session.ts";

/** Ends a sign-in whose workspace allows it no longer: everywhere, also for its refresh token. */
export async function endOverrun(
  database: Database,
  session: SessionAccess,
  reason: "too_old" | "idle",
  origin: { address: string | null; requestId: string | null },
): Promise<void> {
  const person = { id: session.user_id, name: session.name || session.email };
  await database.unscoped(async (transaction) => {
    // Another request may have ended it meanwhile.
    if (!(await revokeOwnSession(transaction, session.user_id, session.session_id))) return;
    const target = formatId("session", session.session_id);
    await recordForPerson(transaction, person, origin, "session.ended", target, { after: { reason } });
  });
}
