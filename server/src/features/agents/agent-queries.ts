import sql, { empty } from "sql-template-tag";
import { containsPattern } from "../../platform/database/contains-pattern.ts";
import type { Executor } from "../../platform/database/database.ts";
import { lockRowOf } from "../../platform/database/lock-for-change.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import { type SortedPage, type SortedRow, sortRows } from "../../platform/http/sorted-page.ts";
import type { AgentDefinition, AgentSettings } from "./agent-schemas.ts";

export interface AgentRow {
  id: string;
  workspace_id: string;
  brand_id: string | null;
  name: string;
  model: string;
  prompt: string;
  settings: AgentSettings;
  version: number;
  published_version: number | null;
  archived_at: Date | null;
  slug: string;
  created_at: Date;
  updated_at: Date;
}

const COLUMNS = sql`id, workspace_id, brand_id, name, model, prompt, settings, version, published_version, archived_at,
  slug, created_at, updated_at`;

export interface StampedAgentRow extends AgentRow {
  /** Another one after each change of the row. */
  stamp: string;
}

export async function findAgent(
  executor: Executor,
  workspaceId: string,
  id: string,
): Promise<StampedAgentRow | undefined> {
  const [row] = await executor.query<StampedAgentRow>(sql`
    SELECT ${COLUMNS}, xmin::text AS stamp FROM agents
    WHERE workspace_id = ${workspaceId} AND id = ${id} AND deleted_at IS NULL`);
  return row;
}

/** Throws `NotFoundError`. */
export async function getAgent(
  executor: Executor,
  workspaceId: string,
  id: string | undefined,
): Promise<StampedAgentRow> {
  const row = id === undefined ? undefined : await findAgent(executor, workspaceId, id);
  if (!row) throw new NotFoundError("assistant");
  return row;
}

export interface AgentFilter {
  status?: string | undefined;
  brandId?: string | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** For keys that are limited to one agent. */
  onlyId?: string | undefined;
}

const ORDERS = {
  created_at: { by: sql`id`, kind: "id" },
  updated_at: { by: sql`updated_at`, kind: "time" },
  name: { by: sql`name`, kind: "text" },
} as const;

export function listAgents(
  executor: Executor,
  workspaceId: string,
  filter: AgentFilter,
  page: SortedPage,
): Promise<(AgentRow & SortedRow)[]> {
  const sorted = sortRows(ORDERS, sql`id`, page);
  return executor.query<AgentRow & SortedRow>(sql`
    SELECT ${COLUMNS}, ${sorted.key} FROM agents
    WHERE workspace_id = ${workspaceId} AND deleted_at IS NULL
      ${filter.status === "archived" ? sql`AND archived_at IS NOT NULL` : empty}
      ${filter.status === "published" ? sql`AND archived_at IS NULL AND published_version IS NOT NULL` : empty}
      ${filter.status === "draft" ? sql`AND archived_at IS NULL AND published_version IS NULL` : empty}
      ${filter.brandId ? sql`AND brand_id = ${filter.brandId}` : empty}
      ${filter.onlyId ? sql`AND id = ${filter.onlyId}` : empty}
      ${filter.from ? sql`AND created_at >= ${filter.from}` : empty}
      ${filter.to ? sql`AND created_at < ${filter.to}` : empty}
      ${filter.search ? sql`AND name ILIKE ${containsPattern(filter.search)}` : empty}
      ${sorted.after} ${sorted.order}`);
}

export async function insertAgent(
  executor: Executor,
  workspaceId: string,
  agent: AgentDefinition & { id: string; brandId: string | null; slug: string },
): Promise<AgentRow> {
  const [row] = await executor.query<AgentRow>(sql`
    INSERT INTO agents (workspace_id, id, brand_id, name, model, prompt, settings, slug)
    VALUES (${workspaceId}, ${agent.id}, ${agent.brandId}, ${agent.name}, ${agent.model}, ${agent.prompt},
      ${JSON.stringify(agent.settings)}, ${agent.slug})
    RETURNING ${COLUMNS}`);
  return row!;
}

export async function updateAgentRow(
  executor: Executor,
  workspaceId: string,
  agent: AgentDefinition & {
    id: string;
    brandId: string | null;
    slug: string;
    archived: boolean;
    unpublished: boolean;
    version: number;
  },
): Promise<AgentRow> {
  const [row] = await executor.query<AgentRow>(sql`
    UPDATE agents SET name = ${agent.name}, model = ${agent.model}, prompt = ${agent.prompt},
      settings = ${JSON.stringify(agent.settings)}, brand_id = ${agent.brandId}, slug = ${agent.slug},
      version = ${agent.version}, updated_at = now(),
      archived_at = CASE WHEN ${agent.archived} THEN coalesce(archived_at, now()) END,
      published_version = CASE WHEN ${agent.unpublished} THEN NULL ELSE published_version END
    WHERE workspace_id = ${workspaceId} AND id = ${agent.id}
    RETURNING ${COLUMNS}`);
  return row!;
}

export async function insertAgentVersion(
  executor: Executor,
  workspaceId: string,
  agentId: string,
  version: number,
  definition: AgentDefinition,
  createdBy: string,
): Promise<void> {
  await executor.query(sql`
    INSERT INTO agent_versions (workspace_id, agent_id, version, definition, created_by)
    VALUES (${workspaceId}, ${agentId}, ${version}, ${JSON.stringify(definition)}, ${createdBy})`);
}

export async function findAgentVersion(
  executor: Executor,
  workspaceId: string,
  agentId: string,
  version: number,
): Promise<AgentDefinition | undefined> {
  const [row] = await executor.query<{ definition: AgentDefinition }>(sql`
    SELECT definition FROM agent_versions
    WHERE workspace_id = ${workspaceId} AND agent_id = ${agentId} AND version = ${version}`);
  return row?.definition;
}

/** As it was published; undefined where nothing is. */
export async function findPublished(
  executor: Executor,
  workspaceId: string,
  { id, published_version: version }: Pick<AgentRow, "id" | "published_version">,
): Promise<AgentDefinition | undefined> {
  return version === null ? undefined : findAgentVersion(executor, workspaceId, id, version);
}

export async function setPublishedVersion(
  executor: Executor,
  workspaceId: string,
  agentId: string,
  version: number,
): Promise<AgentRow> {
  const [row] = await executor.query<AgentRow>(sql`
    UPDATE agents SET published_version = ${version}, archived_at = NULL, updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ${agentId} RETURNING ${COLUMNS}`);
  return row!;
}

export async function markAgentDeleted(executor: Executor, workspaceId: string, id: string): Promise<void> {
  await executor.query(sql`
    UPDATE agents SET deleted_at = now() WHERE workspace_id = ${workspaceId} AND id = ${id}`);
}

export const AGENTS = { prefix: "agent", lock: lockRowOf(sql`agents`), get: getAgent } as const;
