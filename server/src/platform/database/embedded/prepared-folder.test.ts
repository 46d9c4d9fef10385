import assert from "node:assert/strict";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { migrate } from "../migrate.ts";
import { openDatabase } from "../open-database.ts";
import { readMigrations } from "../read-migrations.ts";
import { preparedMigrations } from "./prepared-folder.ts";

const MIGRATIONS = new URL("../../../../migrations/", import.meta.url);
const parent = await mkdtemp(join(tmpdir(), "citedesk-prepared-"));
after(() => rm(parent, { recursive: true, force: true }));

test("the prepared database has run every migration of this version", async () => {
  const current = (await readMigrations(MIGRATIONS)).map(({ checksum }) => checksum);
  assert.deepEqual(await preparedMigrations(), current, "run: node tools/run-node.js tools/build-prepared-database.ts");
});

test("a new database starts with the prepared migrations, and only with those that are still the same", async () => {
  const ran: string[][] = [];
  for (const migrations of [MIGRATIONS, undefined]) {
    const dataDir = await mkdtemp(join(parent, "data-"));
    const database = await openDatabase({ dataDir, ...(migrations && { migrations }) });
    ran.push(await migrate(database, MIGRATIONS));
    await database.close();
    assert.deepEqual(
      (await readdir(dataDir)).filter((name) => name.includes("unfinished")),
      [],
    );
  }
  const all = (await readMigrations(MIGRATIONS)).map(({ name }) => name);
  assert.deepEqual(ran, [all.slice((await preparedMigrations()).length), all]);
});
