import type { Database } from "../../platform/database/database.ts";
import type { SeldomAudit, SeldomEvent } from "../../platform/events/seldom-audit.ts";
import { budgetAddress } from "../../platform/http/trusted-proxies.ts";
import { formatId, type IdentifierPrefix } from "../../platform/ids/identifiers.ts";
import { findLiveWorkspaces } from "../../platform/unscoped/people-queries.ts";
import { findUserByEmail } from "../../platform/unscoped/sign-in-queries.ts";

/** Where a request comes from that proved nothing. */
export interface RefusedOrigin {
  address: string | null;
  requestId: string | null;
}

/** A wrong password or code, in the log of each account that the person belongs to. An address without an account has no log. */
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
      const workspaces = await findLiveWorkspaces(transaction, user.id);
      return workspaces.map((one) =>
        refused(one.workspace_id, origin, "session.refused", { kind: "user", id: formatId("user", user.id) }, reason),
      );
    }),
  );
}

/** A key that ended, or came from a site that it is not for; or a site's word about a visitor that does not hold. */
export function noteRefusedCredential(
  { seldomAudit }: { seldomAudit: SeldomAudit },
  workspaceId: string,
  origin: RefusedOrigin,
  { prefix, id, reason }: { prefix: IdentifierPrefix & ("key" | "agent"); id: string; reason: string },
): void {
  const action = prefix === "key" ? "api_key.refused" : "identity_token.refused";
  seldomAudit.note(async () => [
    refused(workspaceId, origin, action, { kind: prefix, id: formatId(prefix, id) }, reason),
  ]);
}

function refused(
  workspaceId: string,
  { address, requestId }: RefusedOrigin,
  action: string,
  target: { kind: string; id: string },
  reason: string,
): SeldomEvent {
  const actor = { kind: "system" as const, id: null, name: "Unknown", address, requestId };
  return { workspaceId, actor, action, target, after: { reason }, source: budgetAddress(address ?? "") };
}
