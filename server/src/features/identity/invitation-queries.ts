import sql, { empty } from "sql-template-tag";
import { containsPattern } from "../../platform/database/contains-pattern.ts";
import type { Executor } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import type { StoredGrants } from "./grants.ts";
import type { MemberPrincipal, Role } from "./principal.ts";

export const INVITATION_STATUSES = ["open", "accepted", "revoked", "expired"] as const;

export interface InvitationRow {
  id: string;
  email: string;
  role: Role;
  /** Null: to all workspaces of the account. */
  workspace_id: string | null;
  grants: StoredGrants | null;
  invited_by: string;
  status: (typeof INVITATION_STATUSES)[number];
  created_at: Date;
  expires_at: Date;
}

const STATUS = sql`CASE WHEN accepted_at IS NOT NULL THEN 'accepted' WHEN revoked_at IS NOT NULL THEN 'revoked'
  WHEN expires_at <= now() THEN 'expired' ELSE 'open' END`;
const COLUMNS = sql`id, email, role, workspace_id, grants, invited_by, ${STATUS} AS status, created_at, expires_at`;

export function listInvitations(
  executor: Executor,
  seer: Seer,
  filter: { status: string | undefined; search: string | undefined },
  after: CursorPosition | undefined,
  limit: number,
): Promise<InvitationRow[]> {
  return executor.query<InvitationRow>(sql`
    SELECT ${COLUMNS} FROM invitations
    WHERE ${seenBy(seer)} ${filter.status ? sql`AND ${STATUS} = ${filter.status}` : empty}
      ${filter.search ? sql`AND email ILIKE ${containsPattern(filter.search)}` : empty}
      ${after ? sql`AND id < ${after.id}` : empty}
    ORDER BY id DESC LIMIT ${limit + 1}`);
}

/** Until the transaction ends nobody else accepts it or takes it back. */
export async function lockInvitation(executor: Executor, accountId: string, id: string | undefined): Promise<void> {
  if (id === undefined) return;
  await executor.query(sql`SELECT FROM invitations WHERE account_id = ${accountId} AND id = ${id} FOR UPDATE`);
}

/** Whose invitations somebody sees: those to all workspaces only who is a member of all. */
type Seer = Pick<MemberPrincipal, "accountId" | "accountWide">;

const seenBy = ({ accountId, accountWide }: Seer) =>
  sql`account_id = ${accountId} ${accountWide ? empty : sql`AND workspace_id IS NOT NULL`}`;

/** Throws `NotFoundError`. */
export async function getInvitation(executor: Executor, seer: Seer, id: string | undefined): Promise<InvitationRow> {
  const [row] =
    id === undefined
      ? []
      : await executor.query<InvitationRow>(
          sql`SELECT ${COLUMNS} FROM invitations WHERE ${seenBy(seer)} AND id = ${id}`,
        );
  if (!row) throw new NotFoundError("invitation");
  return row;
}

export async function insertInvitation(
  executor: Executor,
  accountId: string,
  invitation: {
    id: string;
    email: string;
    role: Role;
    workspaceId: string | null;
    grants: StoredGrants | null;
    tokenHash: string;
    invitedBy: string;
    invitedById: string | null;
    lifetimeSeconds: number;
  },
): Promise<InvitationRow> {
  const [row] = await executor.query<InvitationRow>(sql`
    INSERT INTO invitations (account_id, id, email, role, workspace_id, grants, token_hash, invited_by, invited_by_id, expires_at)
    VALUES (${accountId}, ${invitation.id}, ${invitation.email}, ${invitation.role}, ${invitation.workspaceId},
      ${invitation.grants && JSON.stringify(invitation.grants)}, ${invitation.tokenHash}, ${invitation.invitedBy}, ${invitation.invitedById},
      now() + make_interval(secs => ${invitation.lifetimeSeconds}))
    RETURNING ${COLUMNS}`);
  return row!;
}

export async function revokeInvitation(executor: Executor, accountId: string, id: string): Promise<void> {
  await executor.query(sql`
    UPDATE invitations SET revoked_at = now() WHERE account_id = ${accountId} AND id = ${id} AND revoked_at IS NULL`);
}

/**
 * A member's open invitations to these roles end, or pass to `heir`. Their ids. Of those from before their maker's id
 * was kept, the name tells whose they are.
 */
export async function handOverInvitations(
  executor: Executor,
  accountId: string,
  member: { id: string; name: string; email: string },
  heir: { id: string; name: string; email: string } | undefined,
  roles: readonly Role[],
): Promise<string[]> {
  const changed = heir
    ? sql`invited_by_id = ${heir.id}, invited_by = ${heir.name || heir.email}`
    : sql`revoked_at = now()`;
  const rows = await executor.query<{ id: string }>(sql`
    UPDATE invitations SET ${changed}
    WHERE account_id = ${accountId} AND accepted_at IS NULL AND revoked_at IS NULL AND role = ANY(${roles})
      AND (invited_by_id = ${member.id} OR (invited_by_id IS NULL AND invited_by = ${member.name || member.email}))
    RETURNING id`);
  return rows.map(({ id }) => id);
}

export async function isMemberAddress(executor: Executor, accountId: string, email: string): Promise<boolean> {
  const rows = await executor.query(sql`
    SELECT FROM memberships m JOIN users u ON u.id = m.user_id
    WHERE m.account_id = ${accountId} AND lower(u.email) = ${email.toLowerCase()}`);
  return rows.length > 0;
}
