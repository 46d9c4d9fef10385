import type { Database } from "../../../platform/database/database.ts";
import { findTotpState } from "../../../platform/unscoped/totp-queries.ts";
import { findSession } from "../authenticate-request.ts";
import type { CredentialCache } from "../credential-cache.ts";
import type { MemberPrincipal } from "../principal.ts";
import type { Totp } from "./totp-schemas.ts";

/** One's own second step, and whether the workspace asks for one. */
export async function showTotp(
  context: { database: Database; credentials: CredentialCache },
  member: MemberPrincipal,
): Promise<Totp> {
  const access = await findSession(context, member.sessionId);
  const state = await context.database.unscoped((transaction) => findTotpState(transaction, member.userId));
  const isEnabled = state.confirmed_at !== null;
  return {
    enabled: isEnabled,
    enabled_at: state.confirmed_at?.toISOString() ?? null,
    recovery_codes_left: isEnabled ? state.codes_left : 0,
    required: access?.workspaces.some(({ id, sign_in }) => id === member.workspaceId && sign_in?.require_totp) ?? false,
  };
}
