import { formatId } from "../../platform/ids/identifiers.ts";
import { listWorkspaceIds } from "../../platform/unscoped/workspace-queries.ts";
import { verifyStoredChain } from "../audit/index.ts";
import type { CheckOutcome, Finding, VerificationContext } from "./verification-types.ts";

/** The audit log of each workspace is the one that was written (docs/audit.md). */
export async function checkAuditChains({ database, onProgress }: VerificationContext): Promise<CheckOutcome> {
  const findings: Finding[] = [];
  let checked = 0;
  for (const workspaceId of await database.unscoped(listWorkspaceIds)) {
    const subject = formatId("workspace", workspaceId);
    onProgress(`audit log of ${subject}`);
    const { events, problem } = await verifyStoredChain(database, workspaceId);
    checked += events;
    if (problem !== undefined)
      findings.push({ check: "audit", subject, problem: `event ${problem.sequence ?? "?"}: ${problem.reason}` });
  }
  return { checked, findings };
}
