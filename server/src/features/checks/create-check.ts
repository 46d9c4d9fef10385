import type { Database } from "../../platform/database/database.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { formatId, newId, parseId } from "../../platform/ids/identifiers.ts";
import { getAgent } from "../agents/index.ts";
import type { Principal } from "../identity/index.ts";
import { assertChecksFit } from "./assert-checks-fit.ts";
import { type CheckRow, insertCheck } from "./check-queries.ts";
import type { CreateCheckBody } from "./check-schemas.ts";
import { resolveExpectation } from "./resolve-expectation.ts";

/** Adds a question with what must hold of its answer. */
export function createCheck(
  database: Database,
  principal: Principal,
  publicId: string,
  body: CreateCheckBody,
): Promise<CheckRow> {
  const { workspaceId } = principal;
  const { question, expect } = body;
  return database.inWorkspace(workspaceId, async (transaction) => {
    const agent = await getAgent(transaction, workspaceId, parseId("agent", publicId));
    const expectation = await resolveExpectation(transaction, workspaceId, expect);
    const id = newId();
    await recordAudit(transaction, principal, {
      action: "check.created",
      target: { kind: "check", id: formatId("check", id) },
      after: body,
    });
    const inserted = await insertCheck(transaction, workspaceId, { id, agent_id: agent.id, question, expectation });
    await assertChecksFit(transaction, workspaceId, agent.id);
    return inserted;
  });
}
