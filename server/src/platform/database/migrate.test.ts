import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { migrate } from "./migrate.ts";
import { MigrationError } from "./read-migrations.ts";
import { withTestDatabase } from "./test-database.ts";

const database = await withTestDatabase();
const parent = await mkdtemp(join(tmpdir(), "citedesk-migrations-"));
after(() => rm(parent, { recursive: true, force: true }));

async function newFolder(migrations: Record<string, string>): Promise<string> {
  await database.owner.query("DROP TABLE IF EXISTS citedesk_migrations, first, second");
  const folder = await mkdtemp(join(parent, "folder-"));
  await addTo(folder, migrations);
  return folder;
}

async function addTo(folder: string, migrations: Record<string, string>): Promise<void> {
  for (const [name, sql] of Object.entries(migrations)) await writeFile(join(folder, name), sql);
}

test("migrations run once, in the order of their numbers", async () => {
  const folder = await newFolder({
    "0001_second.sql": "INSERT INTO first VALUES (1); INSERT INTO first VALUES (2)",
    "0000_first.sql": "CREATE TABLE first (number int)",
  });
  assert.deepEqual(await migrate(database, folder), ["0000_first.sql", "0001_second.sql"]);
  assert.deepEqual(await migrate(database, folder), []);
  const { rows } = await database.owner.query("SELECT number FROM first ORDER BY number");
  assert.deepEqual(rows, [{ number: 1 }, { number: 2 }]);
});

test("a migration that fails leaves nothing of itself and keeps those before it", async () => {
  const folder = await newFolder({
    "0000_first.sql": "CREATE TABLE first (number int)",
    "0001_second.sql": "CREATE TABLE second (number int); SELECT 1 / 0",
  });
  await assert.rejects(
    migrate(database, folder),
    /^MigrationError: Migration 0001_second.sql failed: division by zero/,
  );
  const { rows } = await database.owner.query("SELECT to_regclass('first') AS first, to_regclass('second') AS second");
  assert.deepEqual(rows, [{ first: "first", second: null }]);
  await addTo(folder, { "0001_second.sql": "CREATE TABLE second (number int)" });
  assert.deepEqual(await migrate(database, folder), ["0001_second.sql"]);
});

test("a migration that was edited after it ran is refused", async () => {
  const folder = await newFolder({ "0000_first.sql": "CREATE TABLE first (number int)" });
  await migrate(database, folder);
  await addTo(folder, { "0000_first.sql": "CREATE TABLE first (number bigint)" });
  await assert.rejects(
    migrate(database, folder),
    (error) => error instanceof MigrationError && /has changed/.test(error.message),
  );
});

test("a database that a newer version has written is refused, and nothing is changed", async () => {
  const folder = await newFolder({
    "0000_first.sql": "CREATE TABLE first (number int)",
    "0001_second.sql": "SELECT 1",
  });
  await migrate(database, folder);
  const older = await mkdtemp(join(parent, "older-"));
  await addTo(older, { "0000_first.sql": "CREATE TABLE first (number int)" });
  await assert.rejects(migrate(database, older), /newer version \(it has migration 0001_second.sql\)/);
});

test("a bad name, a number that is there twice, and one that comes too late are refused", async () => {
  await assert.rejects(migrate(database, await newFolder({ "1_first.sql": "SELECT 1" })), /1_first.sql is not named/);
  const twice = { "0000_first.sql": "SELECT 1", "0000_other.sql": "SELECT 1" };
  await assert.rejects(migrate(database, await newFolder(twice)), /Two migrations/);
  const folder = await newFolder({ "0000_first.sql": "SELECT 1", "0010_later.sql": "SELECT 1" });
  await migrate(database, folder);
  await addTo(folder, { "0005_late.sql": "SELECT 1" });
  await assert.rejects(migrate(database, folder), /0005_late.sql is new but comes before 0010_later.sql/);
});

test("two that start at once run each migration once", async () => {
  const folder = await newFolder({
    "0000_first.sql": "CREATE TABLE first (number int); SELECT pg_sleep(0.05)",
    "0001_second.sql": "INSERT INTO first VALUES (1)",
  });
  const ran = await Promise.all([migrate(database, folder), migrate(database, folder)]);
  assert.deepEqual(ran.flat().sort(), ["0000_first.sql", "0001_second.sql"]);
  assert.equal((await database.owner.query("SELECT FROM first")).rowCount, 1);
});

test("line endings don't count as an edit", async () => {
  const folder = await newFolder({ "0000_first.sql": "CREATE TABLE first (\n  number int\n)" });
  await migrate(database, folder);
  await addTo(folder, { "0000_first.sql": "CREATE TABLE first (\r\n  number int\r\n)" });
  assert.deepEqual(await migrate(database, folder), []);
});

test("what is amended is run as amended, on record as it was released", async () => {
  const released = "CREATE TABLE first (number int)";
  const amended = JSON.stringify([{ migration: "0000_first.sql", released: "int", run: "bigint", why: "" }]);
  const folder = await newFolder({ "0000_first.sql": released, "amended.json": amended });
  await migrate(database, folder);
  const { rows } = await database.owner.query(
    "SELECT pg_typeof(number)::text AS type FROM first RIGHT JOIN (SELECT) one ON true",
  );
  assert.deepEqual(rows, [{ type: "bigint" }]);
  const before = await mkdtemp(join(parent, "before-"));
  await addTo(before, { "0000_first.sql": released });
  assert.deepEqual(await migrate(database, before), []);
});

test("an amendment to what doesn't stand once in its migration is refused", async () => {
  for (const [migration, text] of [
    ["0000_first.sql", "text"],
    ["0000_first.sql", "int"],
    ["0001_second.sql", "SELECT"],
  ]) {
    const amended = JSON.stringify([{ migration, released: text, run: "", why: "" }]);
    const folder = await newFolder({ "0000_first.sql": "CREATE TABLE first (a int, b int)", "amended.json": amended });
    await assert.rejects(migrate(database, folder), /^MigrationError: amended.json names what does not stand once in/);
  }
});
