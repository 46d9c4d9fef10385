import sql from "sql-template-tag";
import type { Transaction } from "../../platform/database/database.ts";
import { lockRow } from "../../platform/database/lock-row.ts";
import { ConflictError } from "../../platform/errors/app-error.ts";
import { countChecks } from "./check-queries.ts";
import { MAX_CHECKS } from "./run-checks.ts";

/** After one was added or brought back, one after the other: every check is run before publishing. */
export async function assertChecksFit(transaction: Transaction, workspaceId: string, agentId: string): Promise<void> {
  await lockRow(transaction, workspaceId, sql`agents`, agentId);
  if ((await countChecks(transaction, workspaceId, agentId)) > MAX_CHECKS)
    throw new ConflictError("too_many_checks", `An assistant has at most ${MAX_CHECKS} checks.`);
}
