import type { Database } from "../../platform/database/database.ts";
import { lockForChange } from "../../platform/database/lock-for-change.ts";
import { ConflictError } from "../../platform/errors/app-error.ts";

import { recordChange } from "../../platform/events/record-audit.ts";
import type { Change } from "../../platform/http/change.ts";
import type { Principal } from "../identity/index.ts";
import { BRANDS, markBrandDeleted } from "./brand-queries.ts";
import { presentBrand } from "./present-brand.ts";

/** Deletes a brand without assistants or sources; it can be restored for 30 days. */
export async function deleteBrand(database: Database, principal: Principal, change: Change): Promise<void> {
  const { workspaceId } = principal;
  await database.inWorkspace(workspaceId, async (transaction) => {
    const found = await lockForChange(transaction, workspaceId, BRANDS, change);
    if (found.agents + found.sources > 0)
      throw new ConflictError(
        "brand_in_use",
        `The brand still has ${found.agents} assistants and ${found.sources} sources. Move or delete them first.`,
      );
    await markBrandDeleted(transaction, workspaceId, found.id);
    await recordChange(transaction, principal, "brand.deleted", { before: presentBrand(found) });
  });
}
