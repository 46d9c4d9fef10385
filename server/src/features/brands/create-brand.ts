import type { Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids/identifier.ts";
import { insertBrand } from "./brand-queries.ts";
import { type BrandSettings, DEFAULT_BRAND_SETTINGS } from "./brand-schemas.ts";

/** Returns the new brand's UUID. */
export async function createBrand(
  transaction: Transaction,
  workspaceId: string,
  { name, ...settings }: { name: string } & Partial<BrandSettings>,
): Promise<string> {
  const id = newId();
  await insertBrand(transaction, workspaceId, { id, name, settings: { ...DEFAULT_BRAND_SETTINGS, ...settings } });
  return id;
}
