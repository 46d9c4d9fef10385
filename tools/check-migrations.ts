import { compareMigrations } from "./releases/compare-migrations.ts";
import { readCurrentMigrations, readReleases } from "./releases/release.ts";

// npm run migrations: fails when a database of the last release (the last file of releases/) could not be brought up to
// date.
const release = (await readReleases()).at(-1);
if (release === undefined) throw new Error("releases is empty: there is nothing to compare with.");
const current = await readCurrentMigrations();
const problems = compareMigrations(release, current);
for (const sentence of problems) console.error(sentence);
if (problems.length > 0) process.exitCode = 1;
else {
  const later = current.length - release.migrations.length;
  console.log(`databases of ${release.version} can be brought up to date: ${later} migrations since`);
}
