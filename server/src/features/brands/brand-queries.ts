import sql, { empty } from "sql-template-tag";
import { containsPattern } from "../../platform/database/contains-pattern.ts";
import type { Executor } from "../../platform/database/database.ts";
import { holdRow } from "../../platform/database/hold-row.ts";
import { lockRowOf } from "../../platform/database/lock-for-change.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import { type SortedPage, type SortedRow, sortRows } from "../../platform/http/sorted-page.ts";
import type { BrandSettings } from "./brand-schemas.ts";

export interface BrandRow {
  id: string;
  name: string;
  settings: Partial<BrandSettings>;
  agents: number;
  sources: number;
  version: number;
  created_at: Date;
  updated_at: Date;
}

const COLUMNS = sql`b.id, b.name, b.settings, b.version, b.created_at, b.updated_at,
  (SELECT count(*)::int FROM agents a
   WHERE a.workspace_id = b.workspace_id AND a.brand_id = b.id AND a.deleted_at IS NULL) AS agents,
  (SELECT count(*)::int FROM sources s
   WHERE s.workspace_id = b.workspace_id AND s.brand_id = b.id AND s.deleted_at IS NULL) AS sources`;

export async function findBrand(executor: Executor, workspaceId: string, id: string): Promise<BrandRow | undefined> {
  const [row] = await executor.query<BrandRow>(sql`
    SELECT ${COLUMNS} FROM brands b WHERE b.workspace_id = ${workspaceId} AND b.id = ${id} AND b.deleted_at IS NULL`);
  return row;
}

/** What visitors see of it. */
export async function findBrandOfAgent(
  executor: Executor,
  workspaceId: string,
  agentId: string,
): Promise<Pick<BrandRow, "name" | "settings"> | undefined> {
  const [row] = await executor.query<Pick<BrandRow, "name" | "settings">>(sql`
    SELECT b.name, b.settings FROM brands b WHERE b.workspace_id = ${workspaceId} AND b.deleted_at IS NULL
      AND b.id = (SELECT brand_id FROM agents WHERE workspace_id = ${workspaceId} AND id = ${agentId})`);
  return row;
}

/** For what is about to name the brand. Throws `NotFoundError`. */
export function holdBrand(executor: Executor, workspaceId: string, id: string | undefined): Promise<string> {
  return holdRow(executor, workspaceId, { table: sql`brands`, kind: "brand" }, id);
}

/** Throws `NotFoundError`. */
export async function getBrand(executor: Executor, workspaceId: string, id: string | undefined): Promise<BrandRow> {
  const row = id === undefined ? undefined : await findBrand(executor, workspaceId, id);
  if (!row) throw new NotFoundError("brand");
  return row;
}

const ORDERS = {
  created_at: { by: sql`b.id`, kind: "id" },
  updated_at: { by: sql`b.updated_at`, kind: "time" },
  name: { by: sql`b.name`, kind: "text" },
} as const;

export function listBrands(
  executor: Executor,
  workspaceId: string,
  search: string | undefined,
  page: SortedPage,
): Promise<(BrandRow & SortedRow)[]> {
  const sorted = sortRows(ORDERS, sql`b.id`, page);
  return executor.query<BrandRow & SortedRow>(sql`
    SELECT ${COLUMNS}, ${sorted.key} FROM brands b
    WHERE b.workspace_id = ${workspaceId} AND b.deleted_at IS NULL
      ${search ? sql`AND b.name ILIKE ${containsPattern(search)}` : empty}
      ${sorted.after} ${sorted.order}`);
}

export async function insertBrand(
  executor: Executor,
  workspaceId: string,
  brand: { id: string; name: string; settings: BrandSettings },
): Promise<void> {
  await executor.query(sql`
    INSERT INTO brands (workspace_id, id, name, settings)
    VALUES (${workspaceId}, ${brand.id}, ${brand.name}, ${JSON.stringify(brand.settings)})`);
}

export async function updateBrandRow(
  executor: Executor,
  workspaceId: string,
  brand: { id: string; name: string; settings: BrandSettings },
): Promise<void> {
  await executor.query(sql`
    UPDATE brands SET name = ${brand.name}, settings = ${JSON.stringify(brand.settings)}, version = version + 1,
      updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ${brand.id}`);
}

export async function markBrandDeleted(executor: Executor, workspaceId: string, id: string): Promise<void> {
  await executor.query(sql`
    UPDATE brands SET deleted_at = now(), version = version + 1 WHERE workspace_id = ${workspaceId} AND id = ${id}`);
}

export const BRANDS = { prefix: "brand", lock: lockRowOf(sql`brands`), get: getBrand } as const;
