import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import sql from "sql-template-tag";
import { readFolded } from "./adopt-folded.ts";
import { migrate } from "./migrate.ts";
import { MigrationError, readMigrations } from "./read-migrations.ts";
import { withTestDatabase } from "./test-database.ts";

const MIGRATIONS = new URL("../../../migrations/", import.meta.url);
const database = await withTestDatabase();
const folded = (await readFolded(MIGRATIONS))!;
const known = await readMigrations(MIGRATIONS);
const later = known.filter(({ name }) => !folded.into.includes(name));
const account = "01890000-0000-7000-8000-000000000001";

/** The ledger as 0.1.0 left it. The schema is the same, so nothing else tells the databases apart. */
beforeEach(async () => {
  await database.owner.query("DELETE FROM citedesk_migrations WHERE name = ANY($1)", [folded.into]);
  await database.owner.query("DELETE FROM citedesk_migrations WHERE number < 200");
  for (const { name, sha256 } of folded.migrations) {
    await database.owner.query("INSERT INTO citedesk_migrations (number, name, checksum) VALUES ($1, $2, $3)", [
      Number(name.slice(0, 4)),
      name,
      sha256,
    ]);
  }
});

async function readNames(): Promise<unknown[]> {
  const { rows } = await database.owner.query("SELECT name FROM citedesk_migrations ORDER BY number");
  return rows.map(({ name }) => name);
}

test("a database that ran all that was folded goes on from there, with all that it holds", async () => {
  await database.unscoped((tx) => tx.query(sql`INSERT INTO accounts (id, name) VALUES (${account}, 'Kept')`));
  const ran = await Promise.all([migrate(database, MIGRATIONS), migrate(database, MIGRATIONS)]);
  assert.deepEqual(ran.flat(), []);
  assert.deepEqual(
    await readNames(),
    known.map(({ name }) => name),
  );
  const rows = await database.unscoped((tx) => tx.query(sql`SELECT name FROM accounts WHERE id = ${account}`));
  assert.deepEqual(rows, [{ name: "Kept" }]);
});

test("one that ran only some of it is refused, with what to do", async () => {
  const gone = folded.migrations.slice(-2).map(({ name }) => name);
  await database.owner.query("DELETE FROM citedesk_migrations WHERE name = ANY($1)", [gone]);
  await assert.rejects(
    migrate(database, MIGRATIONS),
    new MigrationError(
      "The database is older than the end of 0.1.0 (it has 46 of its 48 migrations; the next is 0162_question_digests.sql): " +
        "start the last build of 0.1.0 on it once, then this version.",
    ),
  );
  assert.equal((await readNames()).length, 46 + later.length);
});

test("one that ran something else under the same number is refused, with what to do", async () => {
  await database.owner.query("UPDATE citedesk_migrations SET checksum = 'other' WHERE number = 74");
  await assert.rejects(
    migrate(database, MIGRATIONS),
    /build from before 0\.1\.0 was finished \(its migration 0074_answer_end\.sql is not that of 0\.1\.0\).* restore a backup/,
  );
  assert.equal((await readNames()).length, folded.migrations.length + later.length);
});

test("everything that the folded ones are now is there, in order and before the others", () => {
  assert.deepEqual(
    known.slice(0, folded.into.length).map(({ name }) => name),
    folded.into,
  );
});
