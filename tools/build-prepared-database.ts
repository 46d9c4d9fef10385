import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { createJobQueue } from "../server/src/adapters/job-queue/pg-boss.ts";
import { embeddedOptions } from "../server/src/platform/database/embedded/embedded-options.ts";
import {
  packSnapshots,
  preparedFolderFile,
  readSnapshot,
} from "../server/src/platform/database/embedded/prepare-folder.ts";
import { migrate } from "../server/src/platform/database/migrate.ts";
import { openDatabase } from "../server/src/platform/database/open-database.ts";
import { readMigrations } from "../server/src/platform/database/read-migrations.ts";

// Run by hand for a release, and when PGlite or pg-boss has changed: node tools/run-node.js
// tools/build-prepared-database.ts Migrations that came since run at the first start.
const MIGRATIONS = new URL("../server/migrations/", import.meta.url);
const dataDir = await mkdtemp(join(tmpdir(), "citedesk-prepared-"));
const folder = join(dataDir, "database");
try {
  await buildBare();
  const bare = await readSnapshot(folder);
  await buildMigrated();
  const migrated = await readSnapshot(folder);
  const checksums = (await readMigrations(MIGRATIONS)).map(({ checksum }) => checksum);
  const packed = await packSnapshots({ bare, migrated }, checksums);
  await writeFile(preparedFolderFile(), packed);
  console.log(`${preparedFolderFile().pathname}: ${packed.length} bytes`);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

async function buildBare(): Promise<void> {
  const database = await PGlite.create({ dataDir: folder, ...embeddedOptions() });
  // The two template databases are twice the size of the one in use, and nothing ever reads them.
  await database.exec("UPDATE pg_database SET datistemplate = false");
  await database.exec("DROP DATABASE template0");
  await database.exec("DROP DATABASE template1");
  await database.exec("CREATE EXTENSION vector");
  await database.exec("VACUUM FULL");
  await database.exec("VACUUM (ANALYZE, FREEZE)");
  await database.exec("CHECKPOINT");
  await database.close();
}

async function buildMigrated(): Promise<void> {
  const database = await openDatabase({ dataDir });
  await migrate(database, MIGRATIONS);
  const queue = createJobQueue(database, {
    onError(error) {
      throw error;
    },
  });
  await queue.start();
  await queue.stop(1);
  await database.owner.query("VACUUM (ANALYZE)");
  // "Known to be empty" makes plans that read whole tables, and keeps them; "not known" makes plans that use the
  // indexes.
  await database.owner.query("UPDATE pg_class SET reltuples = -1 WHERE relkind = 'r' AND reltuples = 0");
  await database.owner.query("CHECKPOINT");
  await database.close();
}
