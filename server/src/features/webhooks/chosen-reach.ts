import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { InvalidError } from "../../platform/errors/app-error.ts";
import { parseId } from "../../platform/ids/identifiers.ts";

/** UUIDs of the assistants or brands that a webhook is limited to. Throws 422 that names the one that isn't there. */
export async function chosenReach(
  executor: Executor,
  workspaceId: string,
  kind: "agent" | "brand",
  publicIds: readonly string[],
): Promise<string[]> {
  const ids = publicIds.map((id) => parseId(kind, id));
  const table = kind === "agent" ? sql`agents` : sql`brands`;
  const known = ids.filter((id) => id !== undefined);
  const rows = await executor.query<{ id: string }>(sql`
    SELECT id FROM ${table} WHERE workspace_id = ${workspaceId} AND id = ANY(${known}::uuid[]) AND deleted_at IS NULL`);
  const found = new Set(rows.map(({ id }) => id));
  const missing = ids.findIndex((id) => id === undefined || !found.has(id));
  if (missing >= 0)
    throw new InvalidError([
      {
        pointer: `/${kind}_ids/${missing}`,
        message: `is no ${kind === "agent" ? "assistant" : "brand"} of this workspace.`,
      },
    ]);
  return known;
}
