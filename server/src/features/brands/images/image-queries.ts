import sql from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import type { BrandSettings } from "../brand-schemas.ts";
import type { ImageType } from "./read-image.ts";

export const IMAGE_KINDS = ["logo", "logo_dark", "icon", "preview_image"] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

export const IMAGE_PATH = "/brand-images/";

/** The member of a brand's settings that says where its picture is. */
export const addressMember = (kind: ImageKind) => `${kind}_url` as const satisfies keyof BrandSettings;

export async function insertImage(
  executor: Executor,
  workspaceId: string,
  image: { id: string; brandId: string; kind: ImageKind; type: ImageType; content: Buffer },
): Promise<void> {
  const { id, brandId, kind, type, content } = image;
  await executor.query(sql`
    INSERT INTO brand_images (workspace_id, id, brand_id, kind, type, content)
    VALUES (${workspaceId}, ${id}, ${brandId}, ${kind}, ${type}, ${content})`);
}

export async function deleteImage(
  executor: Executor,
  workspaceId: string,
  brandId: string,
  kind: ImageKind,
): Promise<void> {
  await executor.query(sql`
    DELETE FROM brand_images WHERE workspace_id = ${workspaceId} AND brand_id = ${brandId} AND kind = ${kind}`);
}
