import { createHash } from "node:crypto";
import { join } from "node:path";
import { assertFolderShared } from "./assert-folder-shared.ts";
import { type Config, ConfigError } from "./config.ts";
import type { OpenedDatabase } from "./platform/database/open-database.ts";

/**
 * Throws where the files of this database are kept elsewhere: what one process stores, another would miss for good. A
 * folder proves itself by the id in it; a bucket and the database are known by their names.
 */
export async function assertFilesShared(
  database: Pick<OpenedDatabase, "owner">,
  { fileStore, dataDir, databaseUrl }: Pick<Config, "fileStore" | "dataDir" | "databaseUrl">,
): Promise<void> {
  if (fileStore.kind === "folder" && databaseUrl !== undefined)
    return assertFolderShared(database, join(dataDir, "files"));
  // The folder beside an embedded database has no id: nobody shares it.
  const here = fileStore.kind === "folder" ? undefined : nameId(fileStore);
  if (here) await database.owner.query("INSERT INTO file_folder (id) VALUES ($1) ON CONFLICT DO NOTHING", [here]);
  const { rows } = await database.owner.query("SELECT id::text AS id FROM file_folder");
  if (rows[0]?.id === here) return;
  throw new ConfigError(
    "FILE_STORE",
    "the files of this database are kept elsewhere. Set it, DATA_DIR and S3_… as the other processes have them; " +
      `to move the files, see \`npm run citedesk -- move-files\`.`,
  );
}

/** In the form of a UUID; the same on every process. */
function nameId(fileStore: Config["fileStore"]): string {
  const name = fileStore.kind === "s3" ? `s3 ${fileStore.bucket} ${fileStore.prefix}` : fileStore.kind;
  const hex = createHash("sha256").update(`citedesk files: ${name}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
