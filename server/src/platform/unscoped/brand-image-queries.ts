import sql from "sql-template-tag";
import type { Executor } from "../database/database.ts";

/** What a browser asks for by an address that names it. */
export async function findBrandImage(
  executor: Executor,
  id: string,
  type: string,
): Promise<{ content: Buffer } | undefined> {
  const [row] = await executor.query<{ content: Buffer }>(
    sql`SELECT content FROM brand_images WHERE id = ${id} AND type = ${type}`,
  );
  return row;
}
