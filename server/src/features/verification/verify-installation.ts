import { checkAuditChains } from "./check-audit-chains.ts";
import { checkFiles } from "./check-files.ts";
import { checkIndexes } from "./check-indexes.ts";
import { checkQuotes } from "./check-quotes.ts";
import { checkReports } from "./check-reports.ts";
import { checkSchema } from "./check-schema.ts";
import { checkSecrets } from "./check-secrets.ts";
import type { CheckName, Finding, VerificationContext } from "./verification-types.ts";

export interface Verification {
  checked: Record<CheckName, number>;
  findings: Finding[];
}

const CHECKS = {
  schema: checkSchema,
  secrets: checkSecrets,
  files: checkFiles,
  quotes: checkQuotes,
  indexes: checkIndexes,
  audit: checkAuditChains,
  reports: checkReports,
};

/** Reads everything that is stored and says what does not fit together. Changes nothing. */
export async function verifyInstallation(context: VerificationContext): Promise<Verification> {
  const checked = {} as Verification["checked"];
  const findings: Finding[] = [];
  for (const [name, check] of Object.entries(CHECKS) as [CheckName, (typeof CHECKS)[CheckName]][]) {
    const outcome = await check(context);
    checked[name] = outcome.checked;
    findings.push(...outcome.findings);
  }
  return { checked, findings };
}
