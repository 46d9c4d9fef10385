import { readStored } from "../../platform/http/read-stored.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { BrandRow } from "./brand-queries.ts";
import { type Brand, DEFAULT_BRAND_SETTINGS } from "./brand-schemas.ts";
import { ThemeShown } from "./theme.ts";

export function presentBrand(row: BrandRow): Brand {
  return {
    id: formatId("brand", row.id),
    name: row.name,
    ...DEFAULT_BRAND_SETTINGS,
    ...row.settings,
    theme: readStored(ThemeShown, row.settings.theme ?? {}),
    agents: row.agents,
    sources: row.sources,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
