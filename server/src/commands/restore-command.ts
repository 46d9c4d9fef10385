import { resolve } from "node:path";
import { readSecretKey } from "../compose-operations.ts";
import { readConfig } from "../config.ts";
import { fingerprint } from "../platform/secrets/fingerprint.ts";
import type { Command } from "./command.ts";
import { DECRYPTION_OPTIONS, readDecryption } from "./read-key-options.ts";
import { restoreInto } from "./restore-into.ts";

export const restoreCommand: Command = {
  name: "restore",
  summary: "Put a backup back into an empty DATA_DIR, or an empty DATABASE_URL",
  positionals: [{ name: "FILE" }],
  options: DECRYPTION_OPTIONS,
  async run(input) {
    const { config, secrets } = readConfig(input.environment);
    const restored = await restoreInto(config, secrets, {
      path: resolve(input.positionals[0]!),
      decryption: await readDecryption(input),
      onProgress: input.onProgress,
    });
    const { manifest, tables, files } = restored;
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    const needed = manifest.secret_key.fingerprint;
    const key = readSecretKey(config, secrets);
    const given = key === undefined ? null : fingerprint(key);
    const before = secrets.previousSecretKey && fingerprint(secrets.previousSecretKey);
    const isKeyThere = needed === null || [given, before].includes(needed);
    return {
      result: { ...restored, key_present: isKeyThere },
      lines: [
        `${rows} rows and ${files} files of ${manifest.created_at} (version ${manifest.version}) are back, each row as it was.`,
        isKeyThere
          ? "The secret key is the one that it was made with. Start the service."
          : `${given === null ? `The secret key ${needed} is missing` : `The secret key that is set is another one (${given}, not ${needed})`}: ` +
            `put secret.key into ${config.dataDir}, or set SECRET_KEY to it, before the start.`,
      ],
    };
  },
};
