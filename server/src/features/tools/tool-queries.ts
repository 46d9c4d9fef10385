import sql, { empty } from "sql-template-tag";
import { containsPattern } from "../../platform/database/contains-pattern.ts";
import type { Executor } from "../../platform/database/database.ts";
import { lockRowOf } from "../../platform/database/lock-for-change.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";

export interface ToolRow {
  id: string;
  name: string;
  description: string;
  kind: "http" | "mcp";
  parameters: Record<string, unknown>;
  /** What of its address may be read: without what stands behind the `?`. */
  url: string;
  confirm: boolean;
  sealed_secret: string | null;
  /** The rest of its address, and its headers; null: there is neither. */
  sealed_parts: string | null;
  /** Whose library it is in; both null: the workspace's. */
  agent_id: string | null;
  brand_id: string | null;
  version: number;
  created_at: Date;
  updated_at: Date;
}

export type ToolFields = Pick<
  ToolRow,
  "name" | "description" | "parameters" | "url" | "confirm" | "sealed_secret" | "sealed_parts"
>;

const COLUMNS = sql`id, name, description, kind, parameters, url, confirm, sealed_secret, sealed_parts, agent_id, brand_id,
  version, created_at, updated_at`;

export function listTools(
  executor: Executor,
  workspaceId: string,
  filter: { kind: string | undefined; search: string | undefined },
  after: CursorPosition | undefined,
  limit: number,
): Promise<ToolRow[]> {
  const pattern = filter.search && containsPattern(filter.search);
  return executor.query<ToolRow>(sql`
    SELECT ${COLUMNS} FROM tools
    WHERE workspace_id = ${workspaceId} AND deleted_at IS NULL ${filter.kind ? sql`AND kind = ${filter.kind}` : empty}
      ${pattern ? sql`AND (name ILIKE ${pattern} OR description ILIKE ${pattern})` : empty} ${after ? sql`AND id < ${after.id}` : empty}
    ORDER BY id DESC LIMIT ${limit}`);
}

/** Throws `NotFoundError`. */
export async function getTool(executor: Executor, workspaceId: string, id: string | undefined): Promise<ToolRow> {
  const [row] =
    id === undefined
      ? []
      : await executor.query<ToolRow>(
          sql`SELECT ${COLUMNS} FROM tools WHERE workspace_id = ${workspaceId} AND id = ${id} AND deleted_at IS NULL`,
        );
  if (!row) throw new NotFoundError("tool");
  return row;
}

/**
 * Of the libraries that an assistant may use. Of one name the nearest counts: its own, its brand's, the workspace's.
 */
export function findToolsFor(
  executor: Executor,
  workspaceId: string,
  agentId: string,
  names: readonly string[],
): Promise<ToolRow[]> {
  return executor.query<ToolRow>(sql`
    SELECT DISTINCT ON (name) ${COLUMNS} FROM tools
    WHERE workspace_id = ${workspaceId} AND name = ANY(${names}::text[]) AND deleted_at IS NULL
      AND (agent_id = ${agentId} OR (agent_id IS NULL AND brand_id IS NULL)
           OR brand_id = (SELECT a.brand_id FROM agents a WHERE a.workspace_id = ${workspaceId} AND a.id = ${agentId}))
    ORDER BY name, agent_id IS NULL, brand_id IS NULL`);
}

export async function insertTool(
  executor: Executor,
  workspaceId: string,
  tool: ToolFields & Pick<ToolRow, "id" | "kind" | "agent_id" | "brand_id">,
): Promise<ToolRow> {
  const [row] = await executor.query<ToolRow>(sql`
    INSERT INTO tools (workspace_id, id, name, description, kind, parameters, url, confirm, sealed_secret, sealed_parts,
      agent_id, brand_id)
    VALUES (${workspaceId}, ${tool.id}, ${tool.name}, ${tool.description}, ${tool.kind},
      ${JSON.stringify(tool.parameters)}, ${tool.url}, ${tool.confirm}, ${tool.sealed_secret}, ${tool.sealed_parts},
      ${tool.agent_id}, ${tool.brand_id})
    RETURNING ${COLUMNS}`);
  return row!;
}

export async function updateToolRow(
  executor: Executor,
  workspaceId: string,
  id: string,
  tool: ToolFields,
): Promise<ToolRow> {
  const [row] = await executor.query<ToolRow>(sql`
    UPDATE tools SET name = ${tool.name}, description = ${tool.description}, parameters = ${JSON.stringify(tool.parameters)},
      url = ${tool.url}, confirm = ${tool.confirm}, sealed_secret = ${tool.sealed_secret},
      sealed_parts = ${tool.sealed_parts}, version = version + 1,
      updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ${id} RETURNING ${COLUMNS}`);
  return row!;
}

export async function markToolDeleted(executor: Executor, workspaceId: string, id: string): Promise<void> {
  await executor.query(sql`
    UPDATE tools SET deleted_at = now() WHERE workspace_id = ${workspaceId} AND id = ${id}`);
}

export const TOOLS = { prefix: "tool", lock: lockRowOf(sql`tools`), get: getTool } as const;
