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

/**
 * Reads `0000_name.sql`, `0001_…` in the order of their numbers; gaps are fine. Throws `MigrationError` for a name out
 * of line or a number that is there twice.
 */
export async function readMigrations(folder: URL | string): Promise<Migration[]> {
  const path = folder instanceof URL ? fileURLToPath(folder) : folder;
  const names = (await readdir(path)).filter((name) => name.endsWith(".sql")).sort();
  const migrations = await Promise.all(names.map((name) => readMigration(path, name)));
  const twice = migrations.find(({ number }, index) => number === migrations[index - 1]?.number);
  if (twice) throw new MigrationError(`Two migrations have the number of ${twice.name}.`);
  return migrations;
}

async function readMigration(path: string, name: string): Promise<Migration> {
  const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1];
  if (number === undefined) throw new MigrationError(`${name} is not named like a migration (0000_name.sql).`);
  const sql = await readFile(join(path, name), "utf8");
  const checksum = createHash("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex");
  return { number: Number(number), name, sql, checksum };
}
