import { existsSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "./config.ts";
import type { OpenedDatabase } from "./platform/database/open-database.ts";
import { restoreMark } from "./platform/database/transfer/restore-mark.ts";

/** Throws where a restore, or a move, began and did not end: what is there would pass for a new installation. */
export async function assertRestored({ owner }: Pick<OpenedDatabase, "owner">): Promise<void> {
  if (!(await restoreMark.isSet(owner))) return;
  throw new ConfigError(
    "DATABASE_URL",
    "it names a database into which a restore was not finished. Run it again: `citedesk restore FILE` (or `move`). To begin with an " +
      `empty one instead, run DROP TABLE ${restoreMark.table}; in it.`,
  );
}

/** Of an embedded database, which gets its name when it is whole; opening it first would make an empty one. */
export function assertFolderRestored(dataDir: string): void {
  const unfinished = join(dataDir, "restoring");
  if (existsSync(join(dataDir, "database")) || !existsSync(unfinished)) return;
  throw new ConfigError(
    "DATA_DIR",
    `${dataDir} is a folder into which a restore was not finished. Run it again: \`citedesk restore FILE\` (or \`move\`). To begin ` +
      `with an empty one instead, remove ${unfinished}.`,
  );
}
