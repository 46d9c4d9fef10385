import sql, { empty } from "sql-template-tag";
import { containsPattern } from "../../platform/database/contains-pattern.ts";
import type { Executor } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import type { StoredAgentRoles, StoredGrants } from "./grants.ts";
import type { Role } from "./principal.ts";

export interface MemberRow {
  id: string;
  user_id: string;
  /** Null: of all workspaces of the account. */
  workspace_id: string | null;
  name: string;
  email: string;
  role: Role;
  grants: StoredGrants | null;
  agent_roles: StoredAgentRoles;
  has_totp: boolean;
  version: number;
  created_at: Date;
}

const COLUMNS = sql`m.id, m.user_id, m.workspace_id, u.name, u.email, m.role, m.grants, m.agent_roles, m.version, m.created_at,
  EXISTS (SELECT FROM totp_secrets t WHERE t.user_id = u.id AND t.confirmed_at IS NOT NULL) AS has_totp`;

// Row-level security shows the memberships of the transaction's workspace, and those of all workspaces of its account.

export function listMembers(
  executor: Executor,
  accountId: string,
  filter: { role?: string | undefined; search?: string | undefined },
  after: CursorPosition | undefined,
  limit: number,
): Promise<MemberRow[]> {
  const pattern = filter.search && containsPattern(filter.search);
  return executor.query<MemberRow>(sql`
    SELECT ${COLUMNS} FROM memberships m JOIN users u ON u.id = m.user_id
    WHERE m.account_id = ${accountId} ${filter.role ? sql`AND m.role = ${filter.role}` : empty}
      ${pattern ? sql`AND (u.name ILIKE ${pattern} OR u.email ILIKE ${pattern})` : empty}
      ${after ? sql`AND m.id < ${after.id}` : empty}
    ORDER BY m.id DESC LIMIT ${limit + 1}`);
}

export async function findMember(
  executor: Executor,
  accountId: string,
  id: string | undefined,
): Promise<MemberRow | undefined> {
  if (id === undefined) return undefined;
  const [row] = await executor.query<MemberRow>(sql`
    SELECT ${COLUMNS} FROM memberships m JOIN users u ON u.id = m.user_id
    WHERE m.account_id = ${accountId} AND m.id = ${id}`);
  return row;
}

/** Throws `NotFoundError`. */
export async function getMember(executor: Executor, accountId: string, id: string | undefined): Promise<MemberRow> {
  const row = await findMember(executor, accountId, id);
  if (!row) throw new NotFoundError("member");
  return row;
}

/** What they are; until the transaction ends nobody removes or demotes them. */
export async function holdMember(
  executor: Executor,
  accountId: string,
  id: string,
): Promise<Pick<MemberRow, "role" | "workspace_id"> | undefined> {
  const [row] = await executor.query<Pick<MemberRow, "role" | "workspace_id">>(
    sql`SELECT role, workspace_id FROM memberships WHERE account_id = ${accountId} AND id = ${id} FOR SHARE`,
  );
  return row;
}

/** Until the transaction ends nobody else changes them. With every owner and in one order, as `lockOwners` does. */
export async function lockMember(executor: Executor, accountId: string, id: string | undefined): Promise<void> {
  if (id === undefined) return;
  await executor.query(sql`
    SELECT FROM memberships WHERE account_id = ${accountId} AND (id = ${id} OR role = 'owner') ORDER BY id FOR UPDATE`);
}

/** Locks every owner of the whole account, so that two of them can't remove each other at once. */
export async function lockOwners(executor: Executor, accountId: string): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(sql`
    SELECT id FROM memberships WHERE account_id = ${accountId} AND role = 'owner' AND workspace_id IS NULL
    ORDER BY id FOR UPDATE`);
  return rows.map(({ id }) => id);
}

export async function updateMembership(
  executor: Executor,
  accountId: string,
  member: Pick<MemberRow, "id" | "workspace_id" | "role" | "grants" | "agent_roles">,
): Promise<void> {
  await executor.query(sql`
    UPDATE memberships SET workspace_id = ${member.workspace_id}, role = ${member.role}, grants = ${member.grants && JSON.stringify(member.grants)},
      agent_roles = ${JSON.stringify(member.agent_roles)}, version = version + 1, updated_at = now()
    WHERE account_id = ${accountId} AND id = ${member.id}`);
}

export async function deleteMembership(executor: Executor, accountId: string, id: string): Promise<void> {
  await executor.query(sql`DELETE FROM memberships WHERE account_id = ${accountId} AND id = ${id}`);
}

export const MEMBERS = { prefix: "member", lock: lockMember, get: getMember } as const;
