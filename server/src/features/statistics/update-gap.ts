import type { Static } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { lockForChange } from "../../platform/database/lock-for-change.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import type { Change } from "../../platform/http/change.ts";
import type { Principal } from "../identity/index.ts";
import { GAPS, type GapRow, getGap, setGapStatus } from "./gap-queries.ts";
import type { UpdateGapBody } from "./gap-schemas.ts";

/** Dismisses a gap, or open it again. */
export function updateGap(
  database: Database,
  principal: Principal,
  change: Change<Static<typeof UpdateGapBody>>,
): Promise<GapRow> {
  const { workspaceId } = principal;
  const { body } = change;
  return database.inWorkspace(workspaceId, async (transaction) => {
    const found = await lockForChange(transaction, workspaceId, GAPS, change);
    await setGapStatus(transaction, workspaceId, found.id, body.status);
    await recordAudit(transaction, principal, {
      action: "gap.updated",
      target: { kind: "gap", id: change.id },
      before: { status: found.status },
      after: { status: body.status },
    });
    return getGap(transaction, workspaceId, found.id);
  });
}
