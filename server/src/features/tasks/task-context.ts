import type { OpenedDatabase } from "../../platform/database/open-database.ts";
import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";
import type { Clock } from "../../ports/clock.ts";
import type { FileStore } from "../../ports/file-store.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import type { PassageIndex } from "../../ports/passage-index.ts";
import type { CredentialCache } from "../identity/index.ts";

export interface TaskContext {
  clock: Clock;
  database: OpenedDatabase;
  queue: JobQueue;
  files: FileStore;
  index: PassageIndex;
  secretKeys: SecretKeys;
  credentials: Pick<CredentialCache, "forget">;
  /** Where archives lie while they are written and read. */
  uploadFolder: string;
}

/** Carries a task to its end. Safe to repeat. */
export const RUN_TASK_JOB = "run-task";

export interface RunTaskJob {
  taskId: string;
}

/** Tries of a task that failed for no reason that is known; then it is `failed`. */
export const MAX_TRIES = 4;

/** What it takes to ask for one. */
export interface AskContext extends Omit<TaskContext, "index" | "secretKeys" | "credentials"> {
  credentials: CredentialCache;
}
