import type { Transaction } from "../../platform/database/database.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { MAX_TRIES, RUN_TASK_JOB, type RunTaskJob } from "./task-context.ts";

export function enqueueTask(transaction: Transaction, queue: JobQueue, taskId: string): Promise<void> {
  return queue.enqueue<RunTaskJob>(
    transaction,
    RUN_TASK_JOB,
    { taskId },
    { singletonKey: taskId, retryLimit: MAX_TRIES },
  );
}
