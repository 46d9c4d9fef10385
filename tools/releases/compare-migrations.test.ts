import assert from "node:assert/strict";
import { test } from "node:test";
import { compareMigrations } from "./compare-migrations.ts";
import { readCurrentMigrations, readReleases } from "./release.ts";

const release = (await readReleases()).at(-1)!;
const current = await readCurrentMigrations();
const last = release.migrations.at(-1)!;

test("the migrations of the last release are as it ran them, and later ones come above", () => {
  assert.deepEqual(compareMigrations(release, current), []);
  const later = { number: 9_999, name: "9999_later.sql", checksum: "0".repeat(64) };
  assert.deepEqual(compareMigrations(release, [...current, later]), []);
});

test("each migration of the release that is edited or taken away is named", () => {
  for (const { name } of release.migrations) {
    const edited = current.map((each) => (each.name === name ? { ...each, checksum: "0".repeat(64) } : each));
    assert.deepEqual(compareMigrations(release, edited), [
      `${name} has changed since ${release.version}, which ran it. Undo the change and add a new migration.`,
    ]);
    const without = current.filter((each) => each.name !== name);
    assert.deepEqual(compareMigrations(release, without), [
      `${name} is missing, and databases of ${release.version} have run it. Bring it back.`,
    ]);
  }
});

test("a new migration below or beside those of the release is named", () => {
  for (const name of ["0001_early.sql", `${last.name.slice(0, 4)}_a.sql`]) {
    const early = { number: Number(name.slice(0, 4)), name, checksum: "0".repeat(64) };
    assert.deepEqual(compareMigrations(release, [early, ...current]), [
      `${name} is new but comes before ${last.name}, which ${release.version} ran. Give it a higher number.`,
    ]);
  }
});
