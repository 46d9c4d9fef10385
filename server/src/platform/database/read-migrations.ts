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
  /** What is run: the text, as amended. */
  sql: string;
  /** sha256 in hex of the text as it was released, with LF line ends. */
  checksum: string;
}

/**
 * An entry of `amended.json` beside the migrations: `released` stands once in that migration, which never changes as a
 * record, and is run as `run`. A later migration sees to it that databases which ran it as released end with the same
 * schema.
 */
interface Amendment {
  migration: string;
  released: string;
  run: string;
  why: string;
}

/**
 * Reads `0000_name.sql`, `0001_…` in the order of their numbers; gaps are fine. Throws `MigrationError` for a name out
 * of line, a number that is there twice, or an amendment to what isn't there.
 */
export async function readMigrations(folder: URL | string): Promise<Migration[]> {
  const path = folder instanceof URL ? fileURLToPath(folder) : folder;
  const names = (await readdir(path)).filter((name) => name.endsWith(".sql")).sort();
  const migrations = await Promise.all(names.map((name) => readMigration(path, name)));
  const twice = migrations.find(({ number }, index) => number === migrations[index - 1]?.number);
  if (twice) throw new MigrationError(`Two migrations have the number of ${twice.name}.`);
  return (await readAmendments(path)).reduce(amend, migrations);
}

async function readAmendments(path: string): Promise<Amendment[]> {
  const text = await readFile(join(path, "amended.json"), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "[]";
    throw error;
  });
  return JSON.parse(text) as Amendment[];
}

function amend(migrations: Migration[], { migration, released, run }: Amendment): Migration[] {
  const [before, after, ...others] = migrations.find(({ name }) => name === migration)?.sql.split(released) ?? [];
  if (before === undefined || after === undefined || others.length > 0)
    throw new MigrationError(`amended.json names what does not stand once in ${migration}: ${released}`);
  return migrations.map((each) => (each.name === migration ? { ...each, sql: before + run + after } : each));
}

async function readMigration(path: string, name: string): Promise<Migration> {
  const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1];
  if (number === undefined) throw new MigrationError(`${name} is not named like a migration (0000_name.sql).`);
  const sql = await readFile(join(path, name), "utf8");
  const checksum = createHash("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex");
  return { number: Number(number), name, sql, checksum };
}
