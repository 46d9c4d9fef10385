import { type AuthenticationContext, findSession } from "./authenticate-request.ts";
import type { Principal, Role } from "./principal.ts";

export interface OwnWorkspace {
  id: string;
  accountId: string;
  /** Undefined for a key. */
  memberId: string | undefined;
  /** Null for a key. */
  role: Role | null;
}

/** The workspaces that a caller may name: all of a member's accounts, or the one of a key. */
export async function listOwnWorkspaces(
  context: Pick<AuthenticationContext, "database" | "credentials">,
  principal: Principal,
): Promise<OwnWorkspace[]> {
  if (principal.kind !== "member") {
    const { workspaceId: id, accountId } = principal;
    return [{ id, accountId, memberId: undefined, role: null }];
  }
  const access = await findSession(context, principal.sessionId);
  return (access?.workspaces ?? []).map(({ id, account_id, member_id, role }) => ({
    id,
    accountId: account_id,
    memberId: member_id,
    role: role as Role,
  }));
}
