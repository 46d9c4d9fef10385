import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Migration, readMigrations } from "../../server/src/platform/database/read-migrations.ts";

/** `releases/VERSION.json`: what databases out there have run. */
export interface Release {
  version: string;
  /** YYYY-MM-DD. */
  date: string;
  migrations: { name: string; sha256: string }[];
}

export const ROOT = join(import.meta.dirname, "../..");
export const RELEASES = join(ROOT, "releases");

/** The releases so far, the last one last. */
export async function readReleases(): Promise<Release[]> {
  const names = (await readdir(RELEASES)).filter((name) => name.endsWith(".json"));
  const releases = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(RELEASES, name), "utf8")) as Release),
  );
  return releases.sort((a, b) => a.version.localeCompare(b.version, "en", { numeric: true }));
}

export const readCurrentMigrations = (): Promise<Migration[]> => readMigrations(join(ROOT, "server/migrations"));

/** The version of the root's package.json. */
export async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8")) as { version: string };
  return version;
}
