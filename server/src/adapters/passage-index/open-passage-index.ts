import type { Database } from "../../platform/database/database.ts";
import type { FileStore } from "../../ports/file-store.ts";
import type { SegmentCatalogue } from "../../ports/passage-index.ts";
import { createMemoryPassageIndex } from "./memory-passage-index.ts";
import { createPostgresPassageIndex } from "./postgres-passage-index.ts";
import { createSegmentPages } from "./segment-pages.ts";
import type { MeasuredPassageIndex, PassageIndexOptions } from "./segment-passage-index.ts";
import { createSegmentStore } from "./segment-store.ts";

interface Settings {
  passageIndex: "memory" | "postgres";
  indexCacheBytes: number;
}

interface Parts {
  files: FileStore;
  database: Database;
  catalogue: SegmentCatalogue;
  /** Told where a thread could not search, and the main thread did. */
  onThreadError?: (error: unknown) => void;
  newId(): string;
}

/** The index that `PASSAGE_INDEX` names. Either reads what the other wrote. */
export function openPassageIndex(settings: Settings, parts: Parts): MeasuredPassageIndex {
  const options = toOptions(settings, parts);
  return settings.passageIndex === "postgres" ? createPostgresPassageIndex(options) : createMemoryPassageIndex(options);
}

/** For commands: it writes as the service does, but reads segments as a whole, and so finds any damage. */
export function openWholePassageIndex(settings: Settings, parts: Parts): MeasuredPassageIndex {
  return createMemoryPassageIndex({ ...toOptions(settings, parts), readsWhole: true });
}

function toOptions(
  { passageIndex, indexCacheBytes }: Settings,
  { files, database, catalogue, newId, onThreadError }: Parts,
): PassageIndexOptions {
  const store = createSegmentStore({
    fileStore: files,
    pages: createSegmentPages(database),
    writesTo: passageIndex === "postgres" ? "pages" : "files",
  });
  return { store, catalogue, newId, maximumBytes: indexCacheBytes, onThreadError };
}
