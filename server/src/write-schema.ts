import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeSchema } from "./platform/database/describe-schema.ts";
import { migrate } from "./platform/database/migrate.ts";
import { openDatabase } from "./platform/database/open-database.ts";

// npm run schema            writes server/schema.sql: the schema that all migrations together make
// npm run schema -- --check  fails when the checked-in copy differs
const MIGRATIONS = new URL("../migrations/", import.meta.url);
const SCHEMA = new URL("../schema.sql", import.meta.url);
const HEAD = `-- What the migrations in server/migrations make together, written by \`npm run schema\`: to read, never to run or to edit.
-- Why a table or a column is there is told in the migrations.

`;

const dataDir = await mkdtemp(join(tmpdir(), "citedesk-schema-"));
try {
  const database = await openDatabase({ dataDir, migrations: MIGRATIONS });
  await migrate(database, MIGRATIONS);
  const current = HEAD + (await describeSchema(database.owner));
  await database.close();
  if (!process.argv.includes("--check")) {
    await writeFile(SCHEMA, current);
    console.log(`wrote server/schema.sql (${current.split("\n").length} lines)`);
  } else if ((await readFile(SCHEMA, "utf8").catch(() => "")) !== current) {
    console.error(
      "server/schema.sql differs from what the migrations make. Run `npm run schema` and look at the difference.",
    );
    process.exitCode = 1;
  } else console.log("server/schema.sql is what the migrations make");
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
