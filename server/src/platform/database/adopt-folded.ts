import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Connection } from "./connections.ts";
import { type Migration, MigrationError } from "./read-migrations.ts";

/** `folded.json` beside the migrations: those of a finished version that others stand for now, with the same schema. */
interface FoldedMigrations {
  version: string;
  migrations: { name: string; sha256: string }[];
  /** Names of the migrations that make the same schema. */
  into: string[];
}

/** A row of the ledger. */
export type RanMigration = Pick<Migration, "number" | "name" | "checksum">;

/** What was folded into migrations of this folder; undefined when nothing was. */
export async function readFolded(folder: URL | string): Promise<FoldedMigrations | undefined> {
  const path = join(folder instanceof URL ? fileURLToPath(folder) : folder, "folded.json");
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  return text === undefined ? undefined : (JSON.parse(text) as FoldedMigrations);
}

/**
 * Writes into the ledger of a database that ran exactly the folded migrations that it ran what stands for them. Returns
 * whether it did. One that ran only some of them, or others of the same number, is refused. Call it in a transaction
 * that holds the migration lock.
 */
export async function adoptFolded(
  connection: Connection,
  ran: RanMigration[],
  folded: FoldedMigrations,
  known: Migration[],
): Promise<boolean> {
  const into = folded.into.map((name) => known.find((migration) => migration.name === name)!);
  const first = into[0]!.number;
  const former = ran.filter(({ number }) => number < first);
  if (former.length === 0) return false;
  refuseOtherThan(folded, former);
  await connection.query("DELETE FROM citedesk_migrations WHERE number < $1", [first]);
  for (const { number, name, checksum } of into) {
    await connection.query("INSERT INTO citedesk_migrations (number, name, checksum) VALUES ($1, $2, $3)", [
      number,
      name,
      checksum,
    ]);
  }
  return true;
}

function refuseOtherThan({ version, migrations }: FoldedMigrations, former: RanMigration[]): void {
  const expected = new Map(migrations.map(({ name, sha256 }) => [name, sha256]));
  const foreign = former.find(({ name, checksum }) => expected.get(name) !== checksum);
  if (foreign) {
    throw new MigrationError(
      `The database was written by a build from before ${version} was finished (its migration ${foreign.name} is not ` +
        `that of ${version}), which can't be brought up to date: restore a backup of a finished version, or begin with an ` +
        "empty database.",
    );
  }
  const ranNames = new Set(former.map(({ name }) => name));
  const missing = migrations.find(({ name }) => !ranNames.has(name));
  if (missing) {
    throw new MigrationError(
      `The database is older than the end of ${version} (it has ${former.length} of its ${migrations.length} migrations; ` +
        `the next is ${missing.name}): start the last build of ${version} on it once, then this version.`,
    );
  }
}
