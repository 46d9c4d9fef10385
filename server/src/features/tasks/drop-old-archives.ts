import type { Database } from "../../platform/database/database.ts";
import type { FileStore } from "../../ports/file-store.ts";
import { findRemovableFiles } from "../ingestion/index.ts";
import { dropArchives } from "./task-queries.ts";

/** Removes archives that were brought in, and those that could be fetched for a week. */
export async function dropOldArchives(context: { database: Database; files: FileStore }): Promise<void> {
  const dropped = new Set(await context.database.unscoped(dropArchives));
  for (const sha256 of await findRemovableFiles(context, [...dropped])) await context.files.remove(sha256);
}
