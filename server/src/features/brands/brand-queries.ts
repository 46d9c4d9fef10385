import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";

export interface BrandRow {
  id: string;
  name: string;
}

export async function findBrand(executor: Executor, workspaceId: string, id: string): Promise<BrandRow | undefined> {
  const [row] = await executor.query<BrandRow>(
    sql`SELECT id, name FROM brands WHERE workspace_id = ${workspaceId} AND id = ${id} AND deleted_at IS NULL`,
  );
  return row;
}
