import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { openInstallation } from "../compose-operations.ts";
import { readConfig } from "../config.ts";
import { DatabaseFilledError, writeBackup } from "../features/backups/index.ts";
import { FolderInUseError } from "../platform/database/embedded/folder-lock.ts";
import { type Command, CommandError } from "./command.ts";
import { explainTarget } from "./explain-target.ts";
import { restoreInto } from "./restore-into.ts";

export const moveCommand: Command = {
  name: "move",
  summary: "Move the database to the other engine: from DATA_DIR to a Postgres, or back",
  positionals: [{ name: "TO" }],
  options: {},
  async run(input) {
    const { config, secrets } = readConfig(input.environment);
    const to = input.positionals[0]!;
    const isBack = to === "embedded";
    if (isBack === (config.databaseUrl === undefined))
      throw new CommandError(
        isBack
          ? "The database is the embedded one: DATABASE_URL is not set."
          : "TO is `embedded` while DATABASE_URL is set; to go from one Postgres to another, back up and restore.",
      );
    const target = readConfig({ ...input.environment, DATABASE_URL: isBack ? undefined : to }).config;
    const folder = join(config.dataDir, "database");
    if (isBack && existsSync(folder))
      throw new CommandError(
        `${folder} is there already: a move to Postgres leaves it as it was. Rename it (mv ${folder} ${folder}.before) or ` +
          "remove it, then move again; nothing was changed.",
      );
    const path = join(config.dataDir, "moving.citedesk");
    const installation = await openInstallation(config, secrets).catch((error) => {
      if (!(error instanceof FolderInUseError)) throw error;
      throw new CommandError("Stop the service first: what it writes meanwhile would stay behind.", { cause: error });
    });
    try {
      const nobody = { recipients: [], passphrase: undefined };
      const context = { ...installation, onProgress: input.onProgress };
      await explainTarget(path, () =>
        writeBackup(context, { path, encryption: nobody, withKey: false, withFiles: false }),
      );
      const decryption = { identities: [], passphrase: undefined };
      const { tables } = await restoreInto(target, secrets, { path, decryption, onProgress: input.onProgress }).catch(
        (error) => {
          if (!(error instanceof DatabaseFilledError)) throw error;
          throw new CommandError(
            "The Postgres holds accounts already. Move into an empty database (createdb); nothing was changed.",
            { cause: error },
          );
        },
      );
      const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
      return {
        result: { to: isBack ? config.dataDir : "postgres", rows, tables },
        lines: [
          `${rows} rows were moved, each compared. Files and key stay in ${config.dataDir}.`,
          isBack
            ? "Unset DATABASE_URL and start the service."
            : `Set DATABASE_URL and start the service. ${folder} is as it was: remove it when all is well, and before you ever move back.`,
        ],
      };
    } finally {
      await installation.close();
      if (existsSync(path)) await rm(path);
    }
  },
};
