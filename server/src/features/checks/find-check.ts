import type { Static } from "typebox";
import type { Transaction } from "../../platform/database/database.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { getAgent } from "../agents/index.ts";
import { type CheckRow, getCheck } from "./check-queries.ts";
import type { CheckParameters } from "./check-schemas.ts";

export async function findCheck(
  transaction: Transaction,
  workspaceId: string,
  ids: Static<typeof CheckParameters>,
): Promise<CheckRow> {
  const agent = await getAgent(transaction, workspaceId, parseId("agent", ids.id));
  return getCheck(transaction, workspaceId, agent.id, parseId("check", ids.check_id));
}
