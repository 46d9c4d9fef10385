import { once } from "node:events";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import { DatabaseUnavailableError } from "../database-errors.ts";
import { compileQuickly } from "./compile-quickly.ts";
import type { FromWorker, ToWorker, WorkerSettings } from "./embedded-messages.ts";
import { type EmbeddedLink, EmbeddedStream } from "./embedded-stream.ts";

export interface EngineSettings extends WorkerSettings {
  /** Compiled by `compileQuickly`. */
  endsSoon: boolean;
  /** What this thread loads while the engine's is loaded. */
  loadBeside?: (() => Promise<unknown>) | undefined;
}

/**
 * Postgres in a worker thread of its own, seen from the main thread.
 *
 *   stopped → starting → ready → (timeout, crash, failed sync) → stopped, and the next connection starts it again:
 *   Postgres then recovers from its log, as after a power cut.
 *
 * One session, so one connected stream at a time; a new one takes over from the last.
 */
export class EmbeddedEngine implements EmbeddedLink {
  readonly #settings: EngineSettings;
  #running: RunningWorker | undefined;
  #stream: EmbeddedStream | undefined;
  /** Resolves when the thread before is gone: two of them must never write to the same folder. */
  #stopped: Promise<void> = Promise.resolve();

  constructor(settings: EngineSettings) {
    this.#settings = settings;
  }

  /** For `pg.Pool({ stream })`. */
  readonly createStream = (): EmbeddedStream => new EmbeddedStream(this);

  /** Resolves once everything that was committed until now is on the disk. */
  whenDurable(): Promise<void> {
    return this.#running?.whenDurable() ?? Promise.reject(new DatabaseUnavailableError("The database has stopped."));
  }

  /** Ends a statement that takes too long. There is no gentler way: the thread is busy and reads no message. */
  interrupt(reason: Error): Promise<void> {
    return this.#stop(reason);
  }

  async close(): Promise<void> {
    await this.#stopped;
    const running = this.#running;
    if (running === undefined) return;
    await running.ready.catch(() => {});
    await running.close();
    this.#running = undefined;
  }

  async connect(stream: EmbeddedStream): Promise<void> {
    this.#stream = stream;
    await this.#stopped;
    if (this.#running === undefined) {
      const running = new RunningWorker(this.#settings, (error) => {
        if (this.#running === running) void this.#stop(error);
      });
      this.#running = running;
    }
    await this.#running.ready;
    this.#running?.post({ type: "reset" });
  }

  send(groups: ArrayBuffer[]): void {
    const stream = this.#stream;
    if (stream !== undefined) this.#running?.run(groups, stream);
  }

  disconnect(stream: EmbeddedStream): void {
    if (this.#stream === stream) this.#stream = undefined;
  }

  #stop(reason: Error): Promise<void> {
    const running = this.#running;
    this.#running = undefined;
    if (running !== undefined) this.#stopped = running.terminate(reason);
    this.#stream?.destroy(reason);
    return this.#stopped;
  }
}

/** Compiling Postgres on one thread instead of all takes no longer here and keeps 30 to 50 MB less memory. */
function compileOnOneThread(): void {
  setFlagsFromString("--wasm-num-compilation-tasks=1");
}

class RunningWorker {
  readonly ready: Promise<void>;
  readonly #worker: Worker;
  readonly #askers: EmbeddedStream[] = [];
  #writtenCount = 0;
  #durableCount = 0;
  #waiters: { count: number; resolve: () => void; reject: (error: Error) => void }[] = [];
  #markReady: () => void = () => {};
  readonly #onFailure: (error: Error) => void;

  constructor({ folder, endsSoon, loadBeside }: EngineSettings, onFailure: (error: Error) => void) {
    const workerData: WorkerSettings = { folder };
    this.#onFailure = onFailure;
    if (!endsSoon) compileOnOneThread();
    this.#worker = new Worker(new URL("./embedded-worker.ts", import.meta.url), {
      workerData,
      name: "database",
      // Not those of this process: `--eval` and its like make a worker fail.
      execArgv: [],
    });
    // Whoever loads it is told why it could not be.
    const loaded = loadBeside?.().catch(() => {});
    // Under other settings than the ones that it was compiled under V8 takes no code that was kept, neither ours nor
    // what Node.js brings along. A service has a core for each, and starts Postgres beside what it loads all the same.
    const mayStart = endsSoon ? Promise.resolve(loaded) : Promise.resolve();
    this.#worker.once("message", () => {
      void mayStart.then(() => {
        if (endsSoon) {
          compileOnOneThread();
          compileQuickly();
        }
        this.#worker.postMessage({ type: "start" });
      });
    });
    this.ready = new Promise((resolve, reject) => {
      this.#markReady = resolve;
      this.#worker.once("error", reject);
      this.#worker.once("exit", () => reject(new Error("the thread ended")));
      this.#worker.on("message", (message: FromWorker) => {
        if (message.type === "failed") reject(new Error(message.message));
      });
    });
    this.ready.catch(() => {});
    this.#worker.on("message", (message: FromWorker) => this.#receive(message));
    this.#worker.on("error", (error) => this.#fail(error.message));
    this.#worker.on("exit", () => this.#fail("its thread ended"));
  }

  post(message: ToWorker): void {
    this.#worker.postMessage(message, message.type === "run" ? message.groups : []);
  }

  run(groups: ArrayBuffer[], asker: EmbeddedStream): void {
    this.#askers.push(asker);
    this.post({ type: "run", groups });
  }

  whenDurable(): Promise<void> {
    const count = this.#writtenCount;
    if (count <= this.#durableCount) return Promise.resolve();
    return new Promise((resolve, reject) => this.#waiters.push({ count, resolve, reject }));
  }

  async close(): Promise<void> {
    this.#worker.removeAllListeners("exit");
    const exited = once(this.#worker, "exit");
    this.post({ type: "close" });
    await exited;
  }

  async terminate(reason: Error): Promise<void> {
    for (const waiter of this.#waiters.splice(0)) waiter.reject(reason);
    this.#worker.removeAllListeners("exit");
    await this.#worker.terminate();
  }

  #receive(message: FromWorker): void {
    if (message.type === "answer") {
      this.#writtenCount = message.writtenCount;
      const asker = message.last ? this.#askers.shift() : this.#askers[0];
      if (asker?.destroyed === false) asker.receive(message.bytes, message.last);
    } else if (message.type === "durable") {
      this.#durableCount = Math.max(this.#durableCount, message.count);
      const reached = this.#waiters.filter((waiter) => waiter.count <= message.count);
      this.#waiters = this.#waiters.filter((waiter) => waiter.count > message.count);
      for (const waiter of reached) waiter.resolve();
    } else if (message.type === "ready") {
      this.#markReady();
    } else if (message.type === "failed") {
      this.#fail(message.message);
    }
  }

  #fail(cause: string): void {
    this.#onFailure(new DatabaseUnavailableError(`The embedded database stopped: ${cause}`));
  }
}
