import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError } from "./config.ts";
import type { OpenedDatabase } from "./platform/database/open-database.ts";
import { newId } from "./platform/ids/identifiers.ts";
import { writeOnce } from "./platform/write-once.ts";

const MARKER = "folder-id";

/**
 * Throws where the processes of one Postgres have folders of their own: what one stores, another would miss for good.
 * The first process writes an id into its folder and the database; every other has to find it in its own.
 */
export async function assertFolderShared(database: Pick<OpenedDatabase, "owner">, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, MARKER);
  const before = await readMarker(path);
  if (before === undefined) writeOnce(path, `${newId()}\n`);
  const here = before ?? (await readMarker(path))!;
  await database.owner.query("INSERT INTO file_folder (id) VALUES ($1) ON CONFLICT DO NOTHING", [here]);
  const { rows } = await database.owner.query("SELECT id::text AS id FROM file_folder");
  const known = rows[0]!.id as string;
  if (here === known) return;
  if (before === undefined) await rm(path, { force: true });
  throw new ConfigError(
    "DATA_DIR",
    `${folder} is not the folder that the other processes of this database keep their files in (its id is ` +
      `${before ?? "missing"}, not ${known}). Mount the same folder everywhere. If it is the right one and its files were ` +
      `put back from elsewhere, write ${known} into ${path}.`,
  );
}

async function readMarker(path: string): Promise<string | undefined> {
  return readFile(path, "utf8").then(
    (text) => text.trim(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return undefined;
      throw error;
    },
  );
}
