import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { findBrand } from "./brand-queries.ts";
import { DEFAULT_BRAND_SETTINGS } from "./brand-schemas.ts";

/** What mails to visitors show of a brand. */
export interface MailBrand {
  senderName: string;
  replyTo: string | undefined;
  /** One that mail programs show: they take no drawings. */
  logo: { content: Buffer; name: string } | undefined;
}

/** Of a brand, or of none; `name` stands where it has none of its own. */
export async function findMailBrand(
  executor: Executor,
  workspaceId: string,
  brandId: string | null,
  name: string,
): Promise<MailBrand> {
  const brand = brandId === null ? undefined : await findBrand(executor, workspaceId, brandId);
  const settings = { ...DEFAULT_BRAND_SETTINGS, ...brand?.settings };
  const [logo] = await executor.query<{ type: string; content: Buffer }>(sql`
    SELECT type, content FROM brand_images
    WHERE workspace_id = ${workspaceId} AND brand_id = ${brandId} AND kind = 'logo' AND type IN ('png', 'jpg', 'gif')`);
  return {
    senderName: (settings.sender_name || brand?.name || name).replaceAll(/\s+/g, " "),
    replyTo: settings.reply_to ?? undefined,
    logo: logo && { content: logo.content, name: `logo.${logo.type}` },
  };
}
