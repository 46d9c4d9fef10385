import type { Transaction } from "../platform/database/database.ts";

export interface JobOptions {
  /** At most one waiting job of this name and key; a second `enqueue` does nothing. */
  singletonKey?: string;
  startAfterSeconds?: number;
  retryLimit?: number;
  /** Higher runs first. */
  priority?: number;
}

export interface Job<Payload> {
  id: string;
  payload: Payload;
  /** 0 on the first try. */
  attempt: number;
  /** Aborted when the process shuts down or the job's time is up. */
  signal: AbortSignal;
}

/** A durable queue in the application's own database. Delivery is at least once: every handler is safe to repeat. */
export interface JobQueue {
  /** Stored by the transaction that caused the job: both are there or neither is. */
  enqueue<Payload extends object>(
    transaction: Transaction,
    name: string,
    payload: Payload,
    options?: JobOptions,
  ): Promise<void>;
  /** Registers the handler of a name; `concurrency` jobs run side by side in this process. */
  handle<Payload extends object>(
    name: string,
    options: { concurrency: number; expireSeconds: number },
    handler: (job: Job<Payload>) => Promise<void>,
  ): Promise<void>;
  /** Runs `handler` by cron (UTC) on one process. */
  schedule(name: string, cron: string, handler: () => Promise<void>): Promise<void>;
  start(): Promise<void>;
  /** Between `start` and `stop`. */
  isRunning(): boolean;
  /** Waits until no job is waiting or running that may start now. For tests and `Prefer: wait`-less scripts. */
  drain(): Promise<void>;
  /** Lets running jobs end (at most `graceSeconds`), then stops. */
  stop(graceSeconds: number): Promise<void>;
}
