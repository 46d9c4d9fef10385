import { readStored } from "../../platform/http/read-stored.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { BrandRow } from "./brand-queries.ts";
import { type Brand, DEFAULT_BRAND_SETTINGS } from "./brand-schemas.ts";
import { addressMember, IMAGE_KINDS, IMAGE_PATH } from "./images/image-queries.ts";
import { ThemeShown } from "./theme.ts";

/** Pictures that were uploaded are under `baseUrl`; without one, as they are stored. */
export function presentBrand(row: BrandRow, baseUrl?: string): Brand {
  const settings = { ...DEFAULT_BRAND_SETTINGS, ...row.settings };
  for (const kind of IMAGE_KINDS) {
    const address = settings[addressMember(kind)];
    if (baseUrl && address?.startsWith(IMAGE_PATH)) settings[addressMember(kind)] = new URL(address, baseUrl).href;
  }
  return {
    id: formatId("brand", row.id),
    name: row.name,
    ...settings,
    theme: readStored(ThemeShown, row.settings.theme ?? {}),
    agents: row.agents,
    sources: row.sources,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
