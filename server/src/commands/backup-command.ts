import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { readConfig } from "../config.ts";
import { writeBackup } from "../features/backups/index.ts";
import { type Command, CommandError } from "./command.ts";
import { explainTarget } from "./explain-target.ts";
import { openForReading } from "./open-for-reading.ts";
import { ENCRYPTION_OPTIONS, readEncryption } from "./read-key-options.ts";

export const backupCommand: Command = {
  name: "backup",
  summary: "Write everything that is stored to one file, while the service runs",
  positionals: [{ name: "FILE" }],
  options: {
    ...ENCRYPTION_OPTIONS,
    "with-key": { description: "put secret.key into a backup that is not encrypted" },
  },
  async run(input) {
    const { config, secrets } = readConfig(input.environment);
    const path = resolve(input.positionals[0]!);
    if (existsSync(path)) throw new CommandError(`${path} is there already. Name another file.`);
    const encryption = await readEncryption(input);
    const installation = await openForReading(config, secrets);
    try {
      const written = await explainTarget(path, () =>
        writeBackup(
          { ...installation, onProgress: input.onProgress },
          { path, encryption, withKey: input.isOn("with-key"), withFiles: true },
        ),
      );
      const { secret_key: key, tables, files, missing_files: missing } = written;
      const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
      return {
        result: { path, ...written },
        lines: [
          `${path}: ${rows} rows, ${files} files.`,
          ...missing.map((sha256) => `  missing  ${sha256} is named by a row and not among the files`),
          keyLine(key),
        ],
        hasFailed: missing.length > 0,
      };
    } finally {
      await installation.close();
    }
  },
};

function keyLine(key: { included: boolean; fingerprint: string | null }): string {
  if (key.fingerprint === null) return "There is no secret key yet.";
  return key.included
    ? `The secret key (${key.fingerprint}) is in it: keep the file as you keep the key.`
    : `The secret key (${key.fingerprint}) is not in it: keep DATA_DIR/secret.key, or SECRET_KEY, elsewhere.`;
}
