import type { OpenedDatabase } from "../../platform/database/open-database.ts";
import type { Clock } from "../../ports/clock.ts";
import type { FileStore } from "../../ports/file-store.ts";

export interface BackupContext {
  clock: Clock;
  database: Pick<OpenedDatabase, "engine" | "owner">;
  files: FileStore;
  /** Undefined: there is none yet. */
  secretKey: string | undefined;
  /** Tables outside of `public` whose rows belong to it: those of the job queue. */
  jobTables: readonly string[];
  /** Told what is under way, for a person who waits. */
  onProgress: (text: string) => void;
}
