import sql, { empty } from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { containsPattern } from "../../platform/database/like-pattern.ts";
import { lockRowOf } from "../../platform/database/lock-for-change.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { CursorPosition } from "../../platform/http/cursor.ts";

export interface ToolRow {
  id: string;
  name: string;
  description: string;
  kind: "http" | "mcp";
  parameters: Record<string, unknown>;
  url: string;
  confirm: boolean;
  sealed_secret: string | null;
  version: number;
  created_at: Date;
  updated_at: Date;
}

export type ToolFields = Pick<ToolRow, "name" | "description" | "parameters" | "url" | "confirm" | "sealed_secret">;

const COLUMNS = sql`id, name, description, kind, parameters, url, confirm, sealed_secret, version, created_at, updated_at`;

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

export function findToolsByName(executor: Executor, workspaceId: string, names: string[]): Promise<ToolRow[]> {
  return executor.query<ToolRow>(sql`
    SELECT ${COLUMNS} FROM tools
    WHERE workspace_id = ${workspaceId} AND name = ANY(${names}::text[]) AND deleted_at IS NULL ORDER BY name`);
}

export async function insertTool(
  executor: Executor,
  workspaceId: string,
  tool: ToolFields & { id: string; kind: ToolRow["kind"] },
): Promise<ToolRow> {
  const [row] = await executor.query<ToolRow>(sql`
    INSERT INTO tools (workspace_id, id, name, description, kind, parameters, url, confirm, sealed_secret)
    VALUES (${workspaceId}, ${tool.id}, ${tool.name}, ${tool.description}, ${tool.kind},
      ${JSON.stringify(tool.parameters)}, ${tool.url}, ${tool.confirm}, ${tool.sealed_secret})
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
      url = ${tool.url}, confirm = ${tool.confirm}, sealed_secret = ${tool.sealed_secret}, version = version + 1,
      updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ${id} RETURNING ${COLUMNS}`);
  return row!;
}

export async function markToolDeleted(executor: Executor, workspaceId: string, id: string): Promise<void> {
  await executor.query(sql`
    UPDATE tools SET deleted_at = now() WHERE workspace_id = ${workspaceId} AND id = ${id}`);
}

export const TOOLS = { prefix: "tool", lock: lockRowOf(sql`tools`), get: getTool } as const;
