import type { Static } from "typebox";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { recordChange } from "../../platform/events/record-audit.ts";
import { newId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { type BrandRow, getBrand, insertBrand } from "./brand-queries.ts";
import { type BrandSettings, type CreateBrandBody, DEFAULT_BRAND_SETTINGS } from "./brand-schemas.ts";
import { presentBrand } from "./present-brand.ts";
import { assertReadable } from "./theme.ts";

/** Returns the new brand's UUID. */
export async function storeBrand(
  transaction: Transaction,
  workspaceId: string,
  { name, ...settings }: { name: string } & Partial<BrandSettings>,
): Promise<string> {
  const id = newId();
  await insertBrand(transaction, workspaceId, { id, name, settings: { ...DEFAULT_BRAND_SETTINGS, ...settings } });
  return id;
}

/** Creates a brand. */
export function createBrand(
  database: Database,
  principal: Principal,
  body: Static<typeof CreateBrandBody>,
): Promise<BrandRow> {
  const { workspaceId } = principal;
  assertReadable(body.theme);

  return database.inWorkspace(workspaceId, async (transaction) => {
    const id = await storeBrand(transaction, workspaceId, body);
    const inserted = await getBrand(transaction, workspaceId, id);
    await recordChange(transaction, principal, "brand.created", { after: presentBrand(inserted) });
    return inserted;
  });
}
