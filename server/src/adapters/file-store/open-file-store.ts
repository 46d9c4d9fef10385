import { join } from "node:path";
import type { OpenedDatabase } from "../../platform/database/open-database.ts";
import type { OpenedFileStore } from "../../ports/file-store.ts";
import { openDatabaseFileStore } from "./database-file-store.ts";
import { openFolderFileStore } from "./folder-file-store.ts";
import { openS3FileStore, type S3Settings } from "./s3-file-store.ts";

interface Places {
  dataDir: string;
  fileStore: { kind: "folder" | "database" } | ({ kind: "s3" } & Omit<S3Settings, "keys">);
}

/** The one that the settings name. Throws `FilesUnavailableError`. */
export function openFileStore(
  { fileStore, dataDir }: Places,
  { fileStoreKeys: keys }: { fileStoreKeys: S3Settings["keys"] },
  database: Pick<OpenedDatabase, "owner">,
): Promise<OpenedFileStore> {
  if (fileStore.kind === "s3") return openS3FileStore({ ...fileStore, keys });
  if (fileStore.kind === "database") return openDatabaseFileStore(database);
  return openFolderFileStore(join(dataDir, "files"));
}
