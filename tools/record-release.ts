import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compareMigrations } from "./releases/compare-migrations.ts";
import { RELEASES, type Release, readCurrentMigrations, readReleases, readVersion } from "./releases/release.ts";

// Run by hand when a version is finished: npm run release. Writes releases/VERSION.json; from then on the migrations in
// it never change. docs/releases.md says what else belongs to a release.
const version = await readVersion();
const releases = await readReleases();
const last = releases.at(-1);
if (last && last.version.localeCompare(version, "en", { numeric: true }) >= 0) {
  throw new Error(`${last.version} is released already: raise the version in the package.json files first.`);
}
const current = await readCurrentMigrations();
const problems = last ? compareMigrations(last, current) : [];
if (problems.length > 0) throw new Error(problems.join(" "));
const release: Release = {
  version,
  date: new Date().toISOString().slice(0, 10),
  migrations: current.map(({ name, checksum }) => ({ name, sha256: checksum })),
};
await writeFile(join(RELEASES, `${version}.json`), `${JSON.stringify(release, null, 2)}\n`);
console.log(`releases/${version}.json: ${release.migrations.length} migrations`);
