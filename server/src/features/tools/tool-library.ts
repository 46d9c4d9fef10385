import sql from "sql-template-tag";
import type { Transaction } from "../../platform/database/database.ts";
import { ForbiddenError, InvalidError, NotFoundError } from "../../platform/errors/app-error.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { holdBrand } from "../brands/index.ts";
import type { Principal } from "../identity/index.ts";
import type { ToolRow } from "./tool-queries.ts";

interface NamedLibrary {
  agent_id?: string;
  brand_id?: string;
}

/** Throws 422 where two libraries are named, and 403 for who may add to some libraries alone and names none. */
export function assertNamesLibrary({ reach }: Principal, { agent_id, brand_id }: NamedLibrary): void {
  if (agent_id !== undefined && brand_id !== undefined)
    throw new InvalidError([
      { pointer: "/brand_id", message: "a tool is in one library: name an assistant or a brand." },
    ]);
  if (reach && agent_id === undefined && brand_id === undefined)
    throw new ForbiddenError("You are limited to some assistants or brands: name one whose library the tool joins.");
}

/** Throws 404 for ids that the caller may not see. */
export async function findToolLibrary(
  transaction: Transaction,
  workspaceId: string,
  { agent_id, brand_id }: NamedLibrary,
): Promise<Pick<ToolRow, "agent_id" | "brand_id">> {
  return {
    agent_id: agent_id === undefined ? null : await holdAgent(transaction, workspaceId, parseId("agent", agent_id)),
    brand_id: brand_id === undefined ? null : await holdBrand(transaction, workspaceId, parseId("brand", brand_id)),
  };
}

async function holdAgent(transaction: Transaction, workspaceId: string, id: string | undefined): Promise<string> {
  const [row] =
    id === undefined
      ? []
      : await transaction.query<{ id: string }>(sql`
          SELECT id FROM agents WHERE workspace_id = ${workspaceId} AND id = ${id} AND deleted_at IS NULL FOR SHARE`);
  if (!row) throw new NotFoundError("assistant");
  return row.id;
}

/**
 * Throws 403 where a tool may be used, but is in a library of others too. Of an assistant's one sees what one may
 * change.
 */
export function assertMayChange({ reach }: Principal, tool: ToolRow): void {
  if (!reach || tool.agent_id !== null || (tool.brand_id !== null && reach.brandIds.includes(tool.brand_id))) return;
  throw new ForbiddenError("The tool is shared with assistants that you may not change.");
}
