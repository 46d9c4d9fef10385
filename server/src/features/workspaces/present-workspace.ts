import { formatId } from "../../platform/ids/identifiers.ts";
import { MASK_NOTHING } from "../personal-data/index.ts";
import { NO_LIMITS } from "../quotas/index.ts";
import type { WorkspaceRow } from "./workspace-queries.ts";
import { KEEP_EVERYTHING, NO_SIGN_IN_RULES, type Workspace } from "./workspace-schemas.ts";

export function presentWorkspace(row: WorkspaceRow, role: Workspace["role"]): Workspace {
  return {
    id: formatId("workspace", row.id),
    kind: row.kind,
    name: row.name,
    account_id: formatId("account", row.account_id),
    account_name: row.account_name,
    role,
    retention: { ...KEEP_EVERYTHING, ...row.settings.retention },
    limits: { ...NO_LIMITS, ...row.settings.limits },
    sign_in: { ...NO_SIGN_IN_RULES, ...row.settings.sign_in },
    verification: row.settings.verification ?? null,
    personal_data: { ...MASK_NOTHING, ...row.settings.personal_data },
    created_at: row.created_at.toISOString(),
  };
}
