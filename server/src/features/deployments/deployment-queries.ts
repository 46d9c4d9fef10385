import sql, { empty } from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { type Changeable, lockRowOf } from "../../platform/database/lock-for-change.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { AgentSettings } from "../agents/index.ts";
import type { DeploymentKind } from "./deployment-schemas.ts";

export interface DeploymentRow {
  id: string;
  agent_id: string;
  kind: DeploymentKind;
  name: string;
  is_default: boolean;
  enabled: boolean;
  version: number;
  created_at: Date;
  updated_at: Date;
  agent_name: string;
  slug: string;
  is_published: boolean;
  /** As published; of the draft before that. */
  settings: AgentSettings;
  domains: string[];
  seen: { origin: string; page: string; first_seen_at: string; last_seen_at: string; count: number }[];
  /** Where it was loaded and not shown. */
  refused: { origin: string; last_seen_at: string; count: number }[];
}

export const MAX_SEEN = 50;
export const MAX_REFUSED = 5;

const DEPLOYED = sql`
  SELECT d.id, d.agent_id, d.kind, d.name, d.is_default, d.enabled, d.version, d.created_at, d.updated_at,
    a.name AS agent_name, a.slug, a.published_version IS NOT NULL AND a.archived_at IS NULL AS is_published,
    coalesce(v.definition->'settings', a.settings) AS settings,
    ARRAY(SELECT o.hostname FROM domains o WHERE o.workspace_id = d.workspace_id AND o.deployment_id = d.id
      AND o.status = 'verified' AND o.deleted_at IS NULL ORDER BY o.hostname) AS domains,
    (SELECT coalesce(jsonb_agg(to_jsonb(s) ORDER BY s.last_seen_at DESC, s.origin, s.page), '[]') FROM (
      SELECT origin, page, first_seen_at, last_seen_at, count FROM deployment_sightings
      WHERE workspace_id = d.workspace_id AND deployment_id = d.id AND allowed
      ORDER BY last_seen_at DESC, origin, page LIMIT ${MAX_SEEN}) s) AS seen,
    (SELECT coalesce(jsonb_agg(to_jsonb(s) ORDER BY s.last_seen_at DESC, s.origin), '[]') FROM (
      SELECT origin, last_seen_at, count FROM deployment_sightings
      WHERE workspace_id = d.workspace_id AND deployment_id = d.id AND NOT allowed
      ORDER BY last_seen_at DESC, origin LIMIT ${MAX_REFUSED}) s) AS refused
  FROM deployments d
  JOIN agents a ON a.workspace_id = d.workspace_id AND a.id = d.agent_id AND a.deleted_at IS NULL
  LEFT JOIN agent_versions v
    ON v.workspace_id = a.workspace_id AND v.agent_id = a.id AND v.version = a.published_version
  WHERE d.deleted_at IS NULL`;

export function listDeployments(
  executor: Executor,
  workspaceId: string,
  agentId: string,
  kind: DeploymentKind | undefined,
  after: CursorPosition | undefined,
  limit: number,
): Promise<DeploymentRow[]> {
  return executor.query<DeploymentRow>(sql`
    ${DEPLOYED} AND d.workspace_id = ${workspaceId} AND d.agent_id = ${agentId}
      ${kind ? sql`AND d.kind = ${kind}` : empty} ${after ? sql`AND d.id < ${after.id}` : empty}
    ORDER BY d.id DESC LIMIT ${limit + 1}`);
}

/** By public ids. Throws `NotFoundError`, also where it belongs to another agent. */
export function getDeployment(
  executor: Executor,
  workspaceId: string,
  ids: { id: string; deployment_id: string },
): Promise<DeploymentRow> {
  return deploymentsOf(ids.id).get(executor, workspaceId, parseId("deployment", ids.deployment_id));
}

/** The deployments of an assistant, both by public id. */
export function deploymentsOf(agentId: string): Changeable<DeploymentRow> {
  return {
    prefix: "deployment",
    lock: lockRowOf(sql`deployments`),
    get: async (executor, workspaceId, id) => {
      const agent = parseId("agent", agentId);
      const row = agent && id && (await findDeployment(executor, workspaceId, agent, id));
      if (!row) throw new NotFoundError("deployment");
      return row;
    },
  };
}

export async function findDeployment(
  executor: Executor,
  workspaceId: string,
  agentId: string,
  id: string,
): Promise<DeploymentRow | undefined> {
  const [row] = await executor.query<DeploymentRow>(
    sql`${DEPLOYED} AND d.workspace_id = ${workspaceId} AND d.agent_id = ${agentId} AND d.id = ${id}`,
  );
  return row;
}

export async function countDeployments(executor: Executor, workspaceId: string, agentId: string): Promise<number> {
  const [row] = await executor.query<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM deployments
    WHERE workspace_id = ${workspaceId} AND agent_id = ${agentId} AND deleted_at IS NULL`);
  return row!.count;
}

export async function insertDeployment(
  executor: Executor,
  workspaceId: string,
  deployment: Pick<DeploymentRow, "id" | "agent_id" | "kind" | "name" | "enabled">,
): Promise<void> {
  await executor.query(sql`
    INSERT INTO deployments (workspace_id, id, agent_id, kind, name, enabled)
    VALUES (${workspaceId}, ${deployment.id}, ${deployment.agent_id}, ${deployment.kind}, ${deployment.name},
      ${deployment.enabled})`);
}

export async function updateDeploymentRow(
  executor: Executor,
  workspaceId: string,
  deployment: Pick<DeploymentRow, "id" | "name" | "enabled">,
): Promise<void> {
  await executor.query(sql`
    UPDATE deployments SET name = ${deployment.name}, enabled = ${deployment.enabled}, version = version + 1,
      updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ${deployment.id}`);
}

export async function markDeploymentDeleted(executor: Executor, workspaceId: string, id: string): Promise<void> {
  await executor.query(sql`
    UPDATE deployments SET deleted_at = now(), version = version + 1 WHERE workspace_id = ${workspaceId} AND id = ${id}`);
}

/** Host names that show it, proven or not. */
export async function listHostnames(executor: Executor, workspaceId: string, deploymentId: string): Promise<string[]> {
  const rows = await executor.query<{ hostname: string }>(sql`
    SELECT hostname FROM domains
    WHERE workspace_id = ${workspaceId} AND deployment_id = ${deploymentId} AND deleted_at IS NULL ORDER BY hostname`);
  return rows.map(({ hostname }) => hostname);
}
