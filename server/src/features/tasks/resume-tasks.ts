import type { Database } from "../../platform/database/database.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { enqueueTask } from "./enqueue-task.ts";
import { listRunningErasures } from "./task-queries.ts";

/** Erasures that a command began and did not end. Where another process is at it, nothing is deleted twice. */
export function resumeTasks({ database, queue }: { database: Database; queue: JobQueue }): Promise<void> {
  return database.unscoped(async (transaction) => {
    for (const taskId of await listRunningErasures(transaction)) await enqueueTask(transaction, queue, taskId);
  });
}
