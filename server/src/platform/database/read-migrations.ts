import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The database and the migrations of this version don't belong together. Nothing was changed. */
export class MigrationError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "MigrationError";
  }
}

export interface Migration {
  number: number;
  name: string;
  sql: string;
  /** sha256 in hex of the text with LF line ends. */
  checksum: string;
}

/** Reads `0000_name.sql`, `0001_…` in order. Throws `MigrationError` for a name out of line or a gap. */
export async function readMigrations(folder: URL | string): Promise<Migration[]> {
  const path = folder instanceof URL ? fileURLToPath(folder) : folder;
  const names = (await readdir(path)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name, position) => {
      const number = Number(/^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]);
      if (number !== position) {
        throw new MigrationError(`${name} is not named like a migration, or a number is missing before it.`);
      }
      const sql = await readFile(join(path, name), "utf8");
      return { number, name, sql, checksum: createHash("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex") };
    }),
  );
}
