import { formatId } from "../../platform/ids/identifiers.ts";
import { listWorkspaceIds } from "../../platform/unscoped/workspace-queries.ts";
import { differencesOfDays } from "../statistics/index.ts";
import type { CheckOutcome, Finding, VerificationContext } from "./verification-types.ts";

/** What reports read is what the answers come to. */
export async function checkReports({ database, onProgress }: VerificationContext): Promise<CheckOutcome> {
  const findings: Finding[] = [];
  let checked = 0;
  for (const workspaceId of await database.unscoped(listWorkspaceIds)) {
    const subject = formatId("workspace", workspaceId);
    onProgress(`reports of ${subject}`);
    const { compared, problems } = await database.inWorkspace(workspaceId, (transaction) =>
      differencesOfDays(transaction, workspaceId),
    );
    checked += compared;
    for (const problem of problems)
      findings.push({
        check: "reports",
        subject,
        problem: `What is counted is not what the answers come to: ${problem}`,
      });
  }
  return { checked, findings };
}
