import type { Database } from "../../platform/database/database.ts";
import type { JobQueue } from "../../ports/job-queue.ts";

/** What has a source read. */
export interface ReadingContext {
  database: Database;
  queue: JobQueue;
}
