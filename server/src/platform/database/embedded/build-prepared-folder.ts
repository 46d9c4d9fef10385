import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { embeddedOptions } from "./embedded-options.ts";
import { packFolder, preparedFolderFile } from "./prepared-folder.ts";

// Run by hand after PGlite has changed: node tools/run-node.js server/src/platform/database/embedded/build-prepared-folder.ts
const parent = await mkdtemp(join(tmpdir(), "citedesk-prepared-"));
try {
  const folder = join(parent, "database");
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
  const packed = await packFolder(folder);
  await writeFile(preparedFolderFile(), packed);
  console.log(`${preparedFolderFile().pathname}: ${packed.length} bytes`);
} finally {
  await rm(parent, { recursive: true, force: true });
}
