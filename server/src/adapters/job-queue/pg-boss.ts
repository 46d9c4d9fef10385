import type { OpenedDatabase } from "../../platform/database/open-database.ts";
import { outsideTransaction } from "../../platform/database/open-transaction-error.ts";
import type { Job, JobQueue } from "../../ports/job-queue.ts";
import { JobStore } from "./job-store.ts";
import { type JobHandler, RunningJobs } from "./running-jobs.ts";

export interface JobQueueSettings {
  /** Told of failures in the background (polling, heartbeats, supervision); the work is tried again by itself. */
  onError: (error: unknown) => void;
  /** How often to look for jobs that another process enqueued or that have come due. Default 1000. */
  pollIntervalMs?: number;
  /** How late a scheduled handler may start. Default 15. */
  scheduleIntervalSeconds?: number;
}

const DEFAULT_POLL_INTERVAL_MS = 1000;
const DEFAULT_SCHEDULE_INTERVAL_SECONDS = 15;

/**
 * A `JobQueue` on pg-boss: its tables, retries, supervision and cron; but one poller a process instead of one a worker,
 * which the commit of an `enqueue` in this process wakes at once.
 *
 *   waiting → claimed (active, attempt n) → completed
 *                                         → failed: waiting again after 2, 4, 8 … s, five times at most
 *                                         → its worker dead: waiting again within 25 s, each time
 */
export function createJobQueue(database: OpenedDatabase, settings: JobQueueSettings): JobQueue {
  const store = new JobStore(
    database,
    settings.scheduleIntervalSeconds ?? DEFAULT_SCHEDULE_INTERVAL_SECONDS,
    settings.onError,
  );
  const running = new RunningJobs(store, settings.onError);
  const handlers = new Map<string, JobHandler>();
  const schedules = new Map<string, string>();
  let isStarted = false;
  let isStopping = false;
  let poller: NodeJS.Timeout | undefined;
  let pass: Promise<void> | undefined;
  let isWoken = false;

  /** Starts what may start; a call during a pass makes another one follow. */
  function wake(): Promise<void> {
    isWoken = true;
    pass ??= outsideTransaction(async () => {
      while (isWoken && !isStopping) {
        isWoken = false;
        await startReadyJobs();
      }
    }).finally(() => {
      pass = undefined;
    });
    return pass;
  }

  function wakeInBackground(): void {
    if (isStarted) wake().catch(settings.onError);
  }

  async function startReadyJobs(): Promise<void> {
    const withRoom = [...handlers].filter(([name, { concurrency }]) => running.count(name) < concurrency);
    for (const name of await store.findReady(withRoom.map(([name]) => name))) {
      const handler = handlers.get(name) as JobHandler;
      const claimed = await store.claim(name, handler.concurrency - running.count(name));
      for (const job of claimed) running.start(job, handler, wakeInBackground);
    }
  }

  async function register(name: string, handler: JobHandler): Promise<void> {
    if (handlers.has(name)) throw new Error(`Two handlers were registered for ${name}.`);
    handlers.set(name, handler);
    if (isStarted) await store.ensureQueue(name);
    wakeInBackground();
  }

  return {
    async enqueue(transaction, name, payload, options = {}) {
      await store.insert(transaction, name, payload, options);
      transaction.afterCommit(wakeInBackground);
    },

    handle: (name, { concurrency, expireSeconds }, handler) =>
      register(name, { concurrency, expireSeconds, run: (job) => handler(job as Job<never>) }),

    async schedule(name, cron, handler) {
      await register(name, { concurrency: 1, expireSeconds: 3600, run: handler });
      schedules.set(name, cron);
      if (isStarted) await store.schedule(name, cron);
    },

    async start() {
      await store.start(async () => {
        for (const name of handlers.keys()) await store.ensureQueue(name);
        for (const [name, cron] of schedules) await store.schedule(name, cron);
      });
      isStarted = true;
      poller = setInterval(wakeInBackground, settings.pollIntervalMs ?? DEFAULT_POLL_INTERVAL_MS);
      poller.unref();
      wakeInBackground();
    },

    isRunning: () => isStarted && !isStopping,

    async drain() {
      do {
        await wake();
        await running.allSettled();
      } while ((await store.findReady([...handlers.keys()])).length > 0);
    },

    async stop(graceSeconds) {
      isStopping = true;
      clearInterval(poller);
      await pass;
      const limit = setTimeout(() => running.abortAll(new Error("The server is shutting down.")), graceSeconds * 1000);
      await running.allSettled();
      clearTimeout(limit);
      running.close();
      if (isStarted) await store.stop();
    },
  };
}
