import type { Database } from "../../platform/database/database.ts";
import type { Clock } from "../../ports/clock.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import type { CredentialCache } from "../identity/index.ts";

export interface WorkspaceContext {
  clock: Clock;
  database: Database;
  credentials: CredentialCache;
  queue: JobQueue;
}
