import type { Migration } from "../../server/src/platform/database/read-migrations.ts";
import type { Release } from "./release.ts";

/**
 * What keeps a database of the last release from being brought up to date, in sentences; empty: nothing does.
 * Migrations of a release never change and never go, and those that came since have numbers above all of its own.
 */
export function compareMigrations(
  { version, migrations }: Release,
  current: Pick<Migration, "number" | "name" | "checksum">[],
): string[] {
  const problems: string[] = [];
  for (const { name, sha256 } of migrations) {
    const found = current.find((migration) => migration.name === name);
    if (!found) problems.push(`${name} is missing, and databases of ${version} have run it. Bring it back.`);
    else if (found.checksum !== sha256) {
      problems.push(`${name} has changed since ${version}, which ran it. Undo the change and add a new migration.`);
    }
  }
  const highest = migrations
    .map(({ name }) => name)
    .toSorted()
    .at(-1);
  for (const { name } of current) {
    const isReleased = migrations.some((migration) => migration.name === name);
    if (!isReleased && highest !== undefined && name < highest) {
      problems.push(`${name} is new but comes before ${highest}, which ${version} ran. Give it a higher number.`);
    }
  }
  return problems;
}
