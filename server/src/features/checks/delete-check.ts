import sql from "sql-template-tag";
import type { Static } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { lockRow } from "../../platform/database/lock-row.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { assertMatches } from "../../platform/http/entity-tag.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { markCheckDeleted } from "./check-queries.ts";
import type { CheckParameters } from "./check-schemas.ts";
import { findCheck } from "./find-check.ts";
import { presentCheck } from "./present-check.ts";

/** Deletes a check; it can be restored for 30 days. */
export async function deleteCheck(
  database: Database,
  principal: Principal,
  checkId: string,
  ids: Static<typeof CheckParameters>,
  ifMatch: string | undefined,
): Promise<void> {
  const { workspaceId } = principal;
  await database.inWorkspace(workspaceId, async (transaction) => {
    await lockRow(transaction, workspaceId, sql`agent_checks`, parseId("check", checkId));
    const found = await findCheck(transaction, workspaceId, ids);
    assertMatches(ifMatch, found.version);
    await markCheckDeleted(transaction, workspaceId, found.id);
    await recordAudit(transaction, principal, {
      action: "check.deleted",
      target: { kind: "check", id: checkId },
      before: presentCheck(found),
    });
  });
}
