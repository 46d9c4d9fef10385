import sql from "sql-template-tag";
import type { Static } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { lockRow } from "../../platform/database/lock-row.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { assertMatches } from "../../platform/http/entity-tag.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { type CheckRow, updateCheckRow } from "./check-queries.ts";
import type { CheckParameters, UpdateCheckBody } from "./check-schemas.ts";
import { findCheck } from "./find-check.ts";
import { presentCheck } from "./present-check.ts";
import { resolveExpectation } from "./resolve-expectation.ts";

/** Changes a check. */
export function updateCheck(
  database: Database,
  principal: Principal,
  checkId: string,
  ids: Static<typeof CheckParameters>,
  ifMatch: string | undefined,
  body: UpdateCheckBody,
): Promise<CheckRow> {
  const { workspaceId } = principal;
  return database.inWorkspace(workspaceId, async (transaction) => {
    await lockRow(transaction, workspaceId, sql`agent_checks`, parseId("check", checkId));
    const found = await findCheck(transaction, workspaceId, ids);
    assertMatches(ifMatch, found.version);
    const { question = found.question, expect } = body;
    const expectation = expect ? await resolveExpectation(transaction, workspaceId, expect) : found.expectation;
    const updated = await updateCheckRow(transaction, workspaceId, { id: found.id, question, expectation });
    await recordAudit(transaction, principal, {
      action: "check.updated",
      target: { kind: "check", id: checkId },
      before: presentCheck(found),
      after: presentCheck(updated),
    });
    return updated;
  });
}
