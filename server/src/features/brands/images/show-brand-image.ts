import type { Database } from "../../../platform/database/database.ts";
import { NotFoundError } from "../../../platform/errors/app-error.ts";
import { findBrandImage } from "../../../platform/unscoped/brand-image-queries.ts";
import { IMAGE_TYPES, type ImageType } from "./read-image.ts";

const NAME = new RegExp(`^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\\.(${IMAGE_TYPES.join("|")})$`);

/** The picture that a public address names. Throws `NotFoundError`. */
export async function showBrandImage(database: Database, file: string): Promise<{ type: ImageType; content: Buffer }> {
  const [, id, type] = NAME.exec(file) ?? [];
  const found =
    id && type ? await database.unscoped((transaction) => findBrandImage(transaction, id, type)) : undefined;
  if (!found) throw new NotFoundError("picture");
  return { type: type as ImageType, content: found.content };
}
