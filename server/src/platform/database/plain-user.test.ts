import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, test } from "node:test";
import sql from "sql-template-tag";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { describeSchema } from "./describe-schema.ts";
import { explainPrivilege } from "./explain-privilege.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";
import { MigrationError } from "./read-migrations.ts";

const MIGRATIONS = new URL("../../../migrations/", import.meta.url);
const SCHEMA = new URL("../../../schema.sql", import.meta.url);

// The embedded engine, which is PostgreSQL 18, as an administrator hands over a database. On the server, which is
// PostgreSQL 15, server/src/plain-user.test.ts installs the whole service.
const database = await openDatabase({ dataDir: await temporaryFolder() });
after(() => database.close());
await database.owner.query(
  "CREATE ROLE plain LOGIN CREATEROLE; CREATE EXTENSION IF NOT EXISTS vector; SET SESSION AUTHORIZATION plain",
);

test("a user who may make no tables is told the statement that lets them", async () => {
  await assert.rejects(
    migrate(database, MIGRATIONS),
    new MigrationError(
      "permission denied for schema public. The database user plain does not own the database. Run once as an " +
        "administrator, then start again: ALTER DATABASE postgres OWNER TO plain; What ran before it stays.",
    ),
  );
  await asAdministrator("ALTER DATABASE postgres OWNER TO plain; CREATE TABLE accounts ()");
  await assert.rejects(
    asUser("ALTER TABLE accounts ADD COLUMN id uuid"),
    /must be owner of table accounts. .* not all that is in it \(postgres has tables\)\. Start as the user who does/,
  );
  await asAdministrator("DROP TABLE accounts");
});

test("all migrations run as a user who is no superuser, to the same schema, and the service's roles are theirs", async () => {
  assert.ok((await migrate(database, MIGRATIONS)).includes("0590_plain_users.sql"));
  const shown = await readFile(SCHEMA, "utf8");
  assert.equal(shown.slice(shown.indexOf("CREATE ROLE")), await describeSchema(database.owner));
  assert.deepEqual(await database.unscoped((transaction) => transaction.query(sql`SELECT current_user AS name`)), [
    { name: "citedesk_unscoped" },
  ]);
});

async function asAdministrator(statements: string): Promise<void> {
  await database.owner.query(`SET SESSION AUTHORIZATION postgres; ${statements}; SET SESSION AUTHORIZATION plain`);
}

const asUser = (statement: string) => explainPrivilege(database.owner, () => database.owner.query(statement));
