import { formatId } from "../../platform/ids/identifiers.ts";
import type { ApiKeyRow } from "./api-key-queries.ts";
import type { ApiKey } from "./api-key-schemas.ts";

export function presentApiKey(row: ApiKeyRow): ApiKey {
  return {
    id: formatId("key", row.id),
    name: row.name,
    kind: row.kind,
    hint: row.hint,
    scopes: row.scopes,
    agent_id: row.agent_id && formatId("agent", row.agent_id),
    brand_id: row.brand_id && formatId("brand", row.brand_id),
    allowed_origins: row.allowed_origins,
    expires_at: row.expires_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    previous_key_until: row.previous_until?.toISOString() ?? null,
    created_by: row.created_by && formatId("member", row.created_by),
    created_at: row.created_at.toISOString(),
  };
}
