import sql, { empty } from "sql-template-tag";
import { containsPattern } from "../../platform/database/contains-pattern.ts";
import type { Executor } from "../../platform/database/database.ts";
import { lockRowOf } from "../../platform/database/lock-for-change.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import type { DomainReason, DomainStatus } from "./domain-schemas.ts";

/** What checks change. */
export interface DomainState {
  status: DomainStatus;
  reason: DomainReason | null;
  checked_at: Date | null;
  next_check_at: Date | null;
  verified_at: Date | null;
  failing_since: Date | null;
}

export interface DomainRow extends DomainState {
  id: string;
  hostname: string;
  agent_id: string;
  brand_id: string | null;
  deployment_id: string;
  token: string;
  version: number;
  created_at: Date;
  updated_at: Date;
}

const DOMAIN_ROWS = sql`
  SELECT o.id, o.hostname, o.agent_id, a.brand_id, o.deployment_id, o.token, o.status, o.reason, o.checked_at,
    o.next_check_at, o.verified_at, o.failing_since, o.version, o.created_at, o.updated_at
  FROM domains o JOIN agents a ON a.workspace_id = o.workspace_id AND a.id = o.agent_id
  WHERE o.deleted_at IS NULL`;

export function listDomains(
  executor: Executor,
  workspaceId: string,
  filter: {
    status?: DomainStatus | undefined;
    agentId?: string | undefined;
    brandId?: string | undefined;
    search?: string | undefined;
  },
  after: CursorPosition | undefined,
  limit: number,
): Promise<DomainRow[]> {
  return executor.query<DomainRow>(sql`
    ${DOMAIN_ROWS} AND o.workspace_id = ${workspaceId}
      ${filter.status ? sql`AND o.status = ${filter.status}` : empty}
      ${filter.search ? sql`AND o.hostname ILIKE ${containsPattern(filter.search)}` : empty}
      ${filter.agentId ? sql`AND o.agent_id = ${filter.agentId}` : empty}
      ${filter.brandId ? sql`AND a.brand_id = ${filter.brandId}` : empty}
      ${after ? sql`AND o.id < ${after.id}` : empty}
    ORDER BY o.id DESC LIMIT ${limit + 1}`);
}

/** Throws `NotFoundError`. `lock`: until the transaction ends nobody else changes it. */
export async function getDomain(
  executor: Executor,
  workspaceId: string,
  id: string | undefined,
  { lock }: { lock: boolean } = { lock: false },
): Promise<DomainRow> {
  const [row] =
    id === undefined
      ? []
      : await executor.query<DomainRow>(sql`
          ${DOMAIN_ROWS} AND o.workspace_id = ${workspaceId} AND o.id = ${id} ${lock ? sql`FOR UPDATE OF o` : empty}`);
  if (!row) throw new NotFoundError("domain");
  return row;
}

export async function countDomains(executor: Executor, workspaceId: string): Promise<number> {
  const [row] = await executor.query<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM domains WHERE workspace_id = ${workspaceId} AND deleted_at IS NULL`,
  );
  return row!.count;
}

export async function insertDomain(
  executor: Executor,
  workspaceId: string,
  domain: Pick<DomainRow, "id" | "hostname" | "agent_id" | "deployment_id" | "token"> & { nextCheckAt: Date },
): Promise<void> {
  await executor.query(sql`
    INSERT INTO domains (workspace_id, id, hostname, agent_id, deployment_id, token, next_check_at)
    VALUES (${workspaceId}, ${domain.id}, ${domain.hostname}, ${domain.agent_id}, ${domain.deployment_id},
      ${domain.token}, ${domain.nextCheckAt})`);
}

export async function setDomainPage(
  executor: Executor,
  workspaceId: string,
  domain: Pick<DomainRow, "id" | "agent_id" | "deployment_id">,
): Promise<void> {
  await executor.query(sql`
    UPDATE domains SET agent_id = ${domain.agent_id}, deployment_id = ${domain.deployment_id}, version = version + 1,
      updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ${domain.id}`);
}

export async function setDomainState(
  executor: Executor,
  workspaceId: string,
  id: string,
  state: DomainState,
): Promise<void> {
  await executor.query(sql`
    UPDATE domains SET status = ${state.status}, reason = ${state.reason}, checked_at = ${state.checked_at},
      next_check_at = ${state.next_check_at}, verified_at = ${state.verified_at}, failing_since = ${state.failing_since}
    WHERE workspace_id = ${workspaceId} AND id = ${id}`);
}

export async function markDomainDeleted(executor: Executor, workspaceId: string, id: string): Promise<void> {
  await executor.query(sql`
    UPDATE domains SET deleted_at = now(), version = version + 1 WHERE workspace_id = ${workspaceId} AND id = ${id}`);
}

/**
 * Brings back a domain that was deleted after `since`. Its proof stands while nothing but two days without a check
 * speaks against it, as it does for one whose record is missing; else, and where `isTaken` by another workspace, it has
 * to be proven again. False: not deleted, or longer ago. Breaks `domains_verified` where another workspace has proven
 * the name meanwhile, `domains_own` where this one has added it again.
 */
export async function restoreDomainRow(
  executor: Executor,
  workspaceId: string,
  id: string,
  { since, isTaken }: { since: Date; isTaken: boolean },
): Promise<boolean> {
  const stands = sql`(NOT ${isTaken}::boolean AND status = 'verified' AND checked_at > now() - interval '48 hours')`;
  const rows = await executor.query(sql`
    UPDATE domains SET deleted_at = NULL, version = version + 1, updated_at = now(), next_check_at = now(),
      status = CASE WHEN ${stands} THEN status ELSE 'pending' END, reason = CASE WHEN ${stands} THEN reason END,
      verified_at = CASE WHEN ${stands} THEN verified_at END,
      failing_since = CASE WHEN ${stands} THEN failing_since ELSE now() END
    WHERE workspace_id = ${workspaceId} AND id = ${id} AND deleted_at > ${since} RETURNING 1`);
  return rows.length > 0;
}

/** Whether the page that a domain shows is there. */
export async function hasPage(executor: Executor, workspaceId: string, id: string): Promise<boolean> {
  const rows = await executor.query(sql`
    SELECT FROM domains o
    JOIN deployments d ON d.workspace_id = o.workspace_id AND d.id = o.deployment_id AND d.deleted_at IS NULL
    WHERE o.workspace_id = ${workspaceId} AND o.id = ${id}`);
  return rows.length > 0;
}

/** The page that came with an agent, or one of its others. Undefined where there is no such page of it. */
export async function findPage(
  executor: Executor,
  workspaceId: string,
  agentId: string,
  deploymentId: string | undefined,
): Promise<string | undefined> {
  const [row] = await executor.query<{ id: string }>(sql`
    SELECT id FROM deployments WHERE workspace_id = ${workspaceId} AND agent_id = ${agentId} AND kind = 'page'
      AND deleted_at IS NULL
      AND ${deploymentId === undefined ? sql`is_default` : sql`id = ${deploymentId}`}`);
  return row?.id;
}

export const DOMAINS = { prefix: "domain", lock: lockRowOf(sql`domains`), get: getDomain } as const;
