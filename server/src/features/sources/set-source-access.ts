import type { Database } from "../../platform/database/database.ts";
import { lockForChange } from "../../platform/database/lock-for-change.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import type { Change } from "../../platform/http/change.ts";
import type { Principal } from "../identity/index.ts";
import { assertServesOnlyReach } from "./assert-serves-only-reach.ts";
import { checkAccess, type SourceAccess } from "./source-options.ts";
import { getSource, raiseRevision, SOURCES, type SourceRow, updateSourceRow } from "./source-queries.ts";

/** Says whose questions a source may answer. */
export function setSourceAccess(
  database: Database,
  principal: Principal,
  change: Change<SourceAccess>,
): Promise<SourceRow> {
  const { workspaceId } = principal;
  const { body } = change;
  checkAccess(body, "/claim");

  return database.inWorkspace(workspaceId, async (transaction) => {
    const found = await lockForChange(transaction, workspaceId, SOURCES, change);
    await assertServesOnlyReach(transaction, found);
    await updateSourceRow(transaction, workspaceId, { ...found, access: body });
    await raiseRevision(transaction, workspaceId);
    await recordAudit(transaction, principal, {
      action: "source.access_changed",
      target: { kind: "source", id: change.id },
      before: { access: found.access },
      after: { access: body },
    });
    return getSource(transaction, workspaceId, found.id);
  });
}
