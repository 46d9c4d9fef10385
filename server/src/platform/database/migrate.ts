import { adoptFolded, type RanMigration, readFolded } from "./adopt-folded.ts";
import type { Connection } from "./connections.ts";
import { explainPrivilege } from "./explain-privilege.ts";
import type { OpenedDatabase } from "./open-database.ts";
import { type Migration, MigrationError, readMigrations } from "./read-migrations.ts";

/** Any constant will do; it keeps two processes that start at once from migrating side by side. */
const MIGRATION_LOCK = 7_203_540_913;

/** Also how long a second process waits for the first. */
const MAX_MIGRATION_MS = 3_600_000;

/**
 * Runs the migrations of `folder` (`0000_name.sql`, in the order of their numbers) that the database hasn't seen, each
 * in a transaction. Returns the names of those that ran. Throws `MigrationError` when the database is newer than the
 * folder, a migration that ran was edited since, the database stands where no migration of the folder goes on from, or
 * its user may not do what one does. Those before one that fails stay: the next start goes on there.
 * `through`: the number of the last one that is to run.
 */
export async function migrate(
  database: OpenedDatabase,
  folder: URL | string,
  { through = Number.POSITIVE_INFINITY } = {},
): Promise<string[]> {
  const known = await readMigrations(folder);
  const migrations = known.filter(({ number }) => number <= through);
  const folded = await readFolded(folder);
  const runAll = async (connection: Connection) => {
    await inLock(connection, () => connection.query(CREATE_LEDGER));
    if (folded) {
      await inLock(connection, async () => adoptFolded(connection, await readLedger(connection), folded, migrations));
    }
    const ran: string[] = [];
    for (const migration of migrations) {
      await inLock(connection, async () => {
        if (!(await isNotYetRun(connection, migration, known))) return;
        await run(connection, migration);
        ran.push(migration.name);
      });
    }
    return ran;
  };
  return explainPrivilege(database.owner, () => database.owner.lend(runAll, { statementTimeoutMs: MAX_MIGRATION_MS }));
}

const CREATE_LEDGER = `
  CREATE TABLE IF NOT EXISTS citedesk_migrations (
    number integer PRIMARY KEY,
    name text NOT NULL,
    checksum text NOT NULL,
    ran_at timestamptz NOT NULL DEFAULT now()
  )`;

/** The lock belongs to the transaction: it holds through PgBouncer and goes with a process that dies. */
async function inLock(connection: Connection, work: () => Promise<unknown>): Promise<void> {
  await connection.query(
    `BEGIN; SELECT pg_advisory_xact_lock(${MIGRATION_LOCK}), set_config('citedesk.migrating', 'on', true)`,
  );
  try {
    await work();
    await connection.query("COMMIT");
  } catch (error) {
    await connection.query("ROLLBACK");
    throw error;
  }
}

async function readLedger(connection: Connection): Promise<RanMigration[]> {
  const { rows } = await connection.query("SELECT number, name, checksum FROM citedesk_migrations ORDER BY number");
  return rows as unknown as RanMigration[];
}

async function isNotYetRun(connection: Connection, migration: Migration, known: Migration[]): Promise<boolean> {
  const ran = await readLedger(connection);
  const unknown = ran.find(({ number }) => known.every((each) => each.number !== number));
  if (unknown) {
    throw new MigrationError(
      `The database was written by a newer version (it has migration ${unknown.name}). Install that version, or restore a backup.`,
    );
  }
  const earlier = ran.find(({ number }) => number === migration.number);
  if (earlier === undefined) {
    const later = ran.at(-1);
    if (later === undefined || later.number < migration.number) return true;
    throw new MigrationError(
      `Migration ${migration.name} is new but comes before ${later.name}, which has run. Give it a higher number.`,
    );
  }
  if (earlier.checksum !== migration.checksum) {
    throw new MigrationError(
      `Migration ${migration.name} has changed since it ran. Undo the change and add a new migration.`,
    );
  }
  return false;
}

async function run(connection: Connection, migration: Migration): Promise<void> {
  try {
    await connection.query(migration.sql);
  } catch (error) {
    const { message, hint } = error as { message: string; hint?: string };
    throw new MigrationError(`Migration ${migration.name} failed: ${message}${hint ? ` ${hint}` : ""}`, {
      cause: error,
    });
  }
  await connection.query("INSERT INTO citedesk_migrations (number, name, checksum) VALUES ($1, $2, $3)", [
    migration.number,
    migration.name,
    migration.checksum,
  ]);
}
