import { readConfig } from "../config.ts";
import { verifyInstallation } from "../features/verification/index.ts";
import type { Command } from "./command.ts";
import { openForReading } from "./open-for-reading.ts";

export const verifyCommand: Command = {
  name: "verify",
  summary: "Check files, quotes, indexes, audit logs, reports, secrets and row security; changes nothing",
  positionals: [],
  options: {},
  async run(input) {
    const { config, secrets } = readConfig(input.environment);
    const installation = await openForReading(config, secrets);
    try {
      const result = await verifyInstallation({ ...installation, onProgress: input.onProgress });
      const { checked, findings } = result;
      return {
        result,
        lines: [
          ...findings.map(({ check, subject, problem }) => `${check.padEnd(8)} ${subject}: ${problem}`),
          `${checked.files} files, ${checked.quotes} quotes, ${checked.indexes} passages, ${checked.audit} events, ` +
            `${checked.reports} months of reports, ${checked.secrets} secrets, ${checked.schema} statements of the schema: ${findings.length === 0 ? "all is well" : `${findings.length} findings`}.`,
        ],
        hasFailed: findings.length > 0,
      };
    } finally {
      await installation.close();
    }
  },
};
