import assert from "node:assert/strict";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { migrate } from "../migrate.ts";
import { openDatabase } from "../open-database.ts";
import { readMigrations } from "../read-migrations.ts";
import { preparedMigrations } from "./prepare-folder.ts";

const MIGRATIONS = new URL("../../../../migrations/", import.meta.url);
const RELEASES = new URL("../../../../../releases/", import.meta.url);
const parent = await mkdtemp(join(tmpdir(), "citedesk-prepared-"));
after(() => rm(parent, { recursive: true, force: true }));

test("the prepared database has run every migration of the last release, and none that is not of this version", async () => {
  const prepared = await preparedMigrations();
  const current = (await readMigrations(MIGRATIONS)).map(({ checksum }) => checksum);
  const hint = "run: node tools/run-node.js tools/build-prepared-database.ts";
  assert.deepEqual(prepared, current.slice(0, prepared.length), hint);
  assert.ok(prepared.length >= (await lastRelease()).migrations.length, hint);
});

/** The record of the highest version. */
async function lastRelease(): Promise<{ migrations: unknown[] }> {
  const names = (await readdir(RELEASES)).filter((name) => name.endsWith(".json"));
  const last = names.sort((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1)!;
  return JSON.parse(await readFile(new URL(last, RELEASES), "utf8"));
}

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
