import { SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { Job } from "../../ports/job-queue.ts";
import { type ClaimedJob, HEARTBEAT_SECONDS, type JobStore } from "./job-store.ts";

export interface JobHandler {
  concurrency: number;
  expireSeconds: number;
  run: (job: Job<object>) => Promise<void>;
}

interface RunningJob {
  claimed: ClaimedJob;
  controller: AbortController;
  /** Resolves once the job is settled in the database, or given up. */
  settled: Promise<void>;
  lastBeat: number;
}

/** A trace of its own for each try; none where nobody collects them. */
function inSpan({ id, name, attempt }: ClaimedJob, work: () => Promise<void>): Promise<void> {
  const attributes = { "messaging.message.id": id, "messaging.destination.name": name, "citedesk.attempt": attempt };
  const options = { kind: SpanKind.CONSUMER, root: true, attributes };
  return trace.getTracer("citedesk").startActiveSpan(`job ${name}`, options, async (span) => {
    try {
      await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** The jobs that this process runs now: their heartbeat, their time limit, their end. */
export class RunningJobs {
  readonly #store: JobStore;
  readonly #onError: (error: unknown) => void;
  readonly #jobs = new Set<RunningJob>();
  readonly #timer: NodeJS.Timeout;

  constructor(store: JobStore, onError: (error: unknown) => void) {
    this.#store = store;
    this.#onError = onError;
    this.#timer = setInterval(() => void this.#beat(), (HEARTBEAT_SECONDS * 1000) / 3);
    this.#timer.unref();
  }

  count(name: string): number {
    return [...this.#jobs].filter(({ claimed }) => claimed.name === name).length;
  }

  start(claimed: ClaimedJob, handler: JobHandler, onSettled: () => void): void {
    const controller = new AbortController();
    const job: RunningJob = { claimed, controller, lastBeat: performance.now(), settled: Promise.resolve() };
    this.#jobs.add(job);
    job.settled = this.#run(job, handler)
      .catch(this.#onError)
      .finally(() => {
        this.#jobs.delete(job);
        onSettled();
      });
  }

  async allSettled(): Promise<void> {
    while (this.#jobs.size > 0) await Promise.all([...this.#jobs].map(({ settled }) => settled));
  }

  abortAll(reason: Error): void {
    for (const { controller } of this.#jobs) controller.abort(reason);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #run(job: RunningJob, handler: JobHandler): Promise<void> {
    const { claimed, controller } = job;
    const { id, payload, attempt } = claimed;
    const limit = setTimeout(
      () => controller.abort(new Error(`The job took longer than ${handler.expireSeconds} s.`)),
      handler.expireSeconds * 1000,
    );
    try {
      // A handler that doesn't listen to its signal is left behind: its job is settled, and its slot is free.
      await Promise.race([
        inSpan(claimed, () => handler.run({ id, payload, attempt, signal: controller.signal })),
        rejectOnAbort(controller.signal),
      ]);
    } catch (error) {
      if (!(error instanceof JobLostError)) await this.#store.fail(claimed, error);
      return;
    } finally {
      clearTimeout(limit);
    }
    await this.#store.complete(claimed);
  }

  async #beat(): Promise<void> {
    const jobs = [...this.#jobs];
    if (jobs.length === 0) return;
    try {
      const alive = await this.#store.beat(jobs.map(({ claimed }) => claimed));
      for (const job of jobs) {
        if (alive.has(job.claimed.id)) job.lastBeat = performance.now();
        else job.controller.abort(new JobLostError());
      }
    } catch (error) {
      // Without the database nobody can hear that these jobs live: others will take them up.
      const oldest = performance.now() - HEARTBEAT_SECONDS * 1000;
      for (const job of jobs) if (job.lastBeat < oldest) job.controller.abort(new JobLostError());
      this.#onError(error);
    }
  }
}

/** The job belongs to another worker by now, or has been settled. */
class JobLostError extends Error {
  constructor() {
    super("The job was handed to another worker.");
    this.name = "JobLostError";
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }));
}
