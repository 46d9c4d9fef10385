import sql from "sql-template-tag";
import type { Executor } from "../database/database.ts";
import type { OpenInvitation } from "./people-queries.ts";
import type { UserRow } from "./sign-in-queries.ts";

export async function findExternalUser(
  executor: Executor,
  issuer: string,
  subject: string,
): Promise<UserRow | undefined> {
  const [row] = await executor.query<UserRow>(sql`
    SELECT u.id, u.email, u.name, u.password_hash, u.password_is_initial
    FROM external_identities e JOIN users u ON u.id = e.user_id WHERE e.issuer = ${issuer} AND e.subject = ${subject}`);
  return row;
}

/** Of two sign-ins at once only one is the first. */
export async function insertExternalIdentity(
  executor: Executor,
  identity: { issuer: string; subject: string; userId: string },
): Promise<void> {
  await executor.query(sql`
    INSERT INTO external_identities (issuer, subject, user_id)
    VALUES (${identity.issuer}, ${identity.subject}, ${identity.userId}) ON CONFLICT DO NOTHING`);
}

/** The account that the installation was made with, and its first live workspace. */
export async function findOldestAccount(executor: Executor) {
  const [row] = await executor.query<{ account_id: string; workspace_id: string; live_workspaces: number }>(sql`
    SELECT a.id AS account_id, w.id AS workspace_id,
      (SELECT count(*)::int FROM workspaces o WHERE o.account_id = a.id AND o.kind = 'live') AS live_workspaces
    FROM accounts a JOIN workspaces w ON w.account_id = a.id AND w.kind = 'live' ORDER BY a.id, w.id LIMIT 1`);
  return row;
}

export async function findMembership(executor: Executor, accountId: string, userId: string) {
  const [row] = await executor.query<{ id: string; role: string; workspace_id: string | null }>(
    sql`SELECT id, role, workspace_id FROM memberships WHERE account_id = ${accountId} AND user_id = ${userId}
      ORDER BY workspace_id NULLS FIRST LIMIT 1`,
  );
  return row;
}

type InvitationTo = Pick<OpenInvitation, "id" | "role" | "grants" | "only_workspace_id">;

/** The newest open one to an address, locked. */
export async function lockInvitationTo(
  executor: Executor,
  accountId: string,
  email: string,
): Promise<InvitationTo | undefined> {
  const [row] = await executor.query<InvitationTo>(sql`
    SELECT id, role, grants, workspace_id AS only_workspace_id FROM invitations
    WHERE account_id = ${accountId} AND lower(email) = ${email} AND accepted_at IS NULL AND revoked_at IS NULL
      AND expires_at > now()
    ORDER BY id DESC LIMIT 1 FOR UPDATE`);
  return row;
}
