import type { Static } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { lockForChange } from "../../platform/database/lock-for-change.ts";
import { recordChange } from "../../platform/events/record-audit.ts";
import type { Change } from "../../platform/http/change.ts";
import type { Principal } from "../identity/index.ts";
import { BRANDS, type BrandRow, getBrand, updateBrandRow } from "./brand-queries.ts";
import { DEFAULT_BRAND_SETTINGS, type UpdateBrandBody } from "./brand-schemas.ts";
import { addressMember, deleteImage, IMAGE_KINDS, IMAGE_PATH } from "./images/image-queries.ts";
import { presentBrand } from "./present-brand.ts";
import { assertReadable } from "./theme.ts";

/** Changes a brand. */
export function updateBrand(
  database: Database,
  principal: Principal,
  change: Change<Static<typeof UpdateBrandBody>>,
  baseUrl: string,
): Promise<BrandRow> {
  const { workspaceId } = principal;
  const { body } = change;
  assertReadable(body.theme);

  return database.inWorkspace(workspaceId, async (transaction) => {
    const found = await lockForChange(transaction, workspaceId, BRANDS, change);
    const { name = found.name, ...changes } = body;
    const settings = { ...DEFAULT_BRAND_SETTINGS, ...found.settings, ...changes };
    for (const kind of IMAGE_KINDS) {
      const member = addressMember(kind);
      const before = found.settings[member];
      if (changes[member] === undefined || !before?.startsWith(IMAGE_PATH)) continue;
      // Sent back as it was read, or gone for another.
      if (changes[member] === new URL(before, baseUrl).href) settings[member] = before;
      else await deleteImage(transaction, workspaceId, found.id, kind);
    }
    await updateBrandRow(transaction, workspaceId, { id: found.id, name, settings });
    const updated = await getBrand(transaction, workspaceId, found.id);
    await recordChange(transaction, principal, "brand.updated", {
      before: presentBrand(found),
      after: presentBrand(updated),
    });
    return updated;
  });
}
