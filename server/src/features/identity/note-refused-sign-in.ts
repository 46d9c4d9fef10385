import type { Database } from "../../platform/database/database.ts";
import type { SeldomAudit } from "../../platform/events/seldom-audit.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { findRecordedWorkspaces } from "../../platform/unscoped/people-queries.ts";
import { findUserByEmail } from "../../platform/unscoped/sign-in-queries.ts";
import { type RefusedOrigin, refusedEvent } from "./refused-event.ts";

/**
 * A wrong password or code, in the log of each account that the person belongs to. An address without an account has no
 * log.
 */
export function noteRefusedSignIn(
  { database, seldomAudit }: { database: Database; seldomAudit: SeldomAudit },
  email: string,
  origin: RefusedOrigin,
  reason: "wrong_password" | "wrong_code",
): void {
  seldomAudit.note(() =>
    database.unscoped(async (transaction) => {
      const user = await findUserByEmail(transaction, email);
      if (!user) return [];
      const workspaces = await findRecordedWorkspaces(transaction, user.id);
      return workspaces.map((one) =>
        refusedEvent(
          one.workspace_id,
          origin,
          "session.refused",
          { kind: "user", id: formatId("user", user.id) },
          reason,
        ),
      );
    }),
  );
}
