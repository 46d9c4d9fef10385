import type { Database } from "../../platform/database/database.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import type { CredentialCache } from "../identity/index.ts";

export interface WorkspaceContext {
  database: Database;
  credentials: CredentialCache;
  queue: JobQueue;
}
