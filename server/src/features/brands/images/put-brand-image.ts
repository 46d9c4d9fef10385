import type { Database } from "../../../platform/database/database.ts";
import { lockForChange } from "../../../platform/database/lock-for-change.ts";
import { recordChange } from "../../../platform/events/record-audit.ts";
import type { Change } from "../../../platform/http/change.ts";
import { newId } from "../../../platform/ids/identifiers.ts";
import type { Principal } from "../../identity/index.ts";
import { BRANDS, type BrandRow, getBrand, updateBrandRow } from "../brand-queries.ts";
import { DEFAULT_BRAND_SETTINGS } from "../brand-schemas.ts";
import { presentBrand } from "../present-brand.ts";
import { addressMember, deleteImage, IMAGE_PATH, type ImageKind, insertImage } from "./image-queries.ts";
import { readImage } from "./read-image.ts";

/** Replaces a picture of a brand by an uploaded one, which is shown at an address of its own. */
export function putBrandImage(
  database: Database,
  principal: Principal,
  kind: ImageKind,
  change: Change<Buffer>,
): Promise<BrandRow> {
  const { type, content } = readImage(change.body);
  return changeImage(database, principal, kind, change, { id: newId(), type, content });
}

/** Takes a picture of a brand away, uploaded or elsewhere. */
export function deleteBrandImage(
  database: Database,
  principal: Principal,
  kind: ImageKind,
  change: Change,
): Promise<BrandRow> {
  return changeImage(database, principal, kind, change, undefined);
}

function changeImage(
  database: Database,
  principal: Principal,
  kind: ImageKind,
  change: Change,
  image: ({ id: string } & ReturnType<typeof readImage>) | undefined,
): Promise<BrandRow> {
  const { workspaceId } = principal;
  return database.inWorkspace(workspaceId, async (transaction) => {
    const found = await lockForChange(transaction, workspaceId, BRANDS, change);
    const { id, name } = found;
    await deleteImage(transaction, workspaceId, id, kind);
    if (image) await insertImage(transaction, workspaceId, { ...image, brandId: id, kind });
    const address = image ? `${IMAGE_PATH}${image.id}.${image.type}` : null;
    const settings = { ...DEFAULT_BRAND_SETTINGS, ...found.settings, [addressMember(kind)]: address };
    await updateBrandRow(transaction, workspaceId, { id, name, settings });
    const updated = await getBrand(transaction, workspaceId, id);
    await recordChange(transaction, principal, "brand.updated", {
      before: presentBrand(found),
      after: presentBrand(updated),
    });
    return updated;
  });
}
