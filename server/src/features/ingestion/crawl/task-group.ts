/** Tasks that run side by side for one purpose: the first error ends them all. */
export class TaskGroup {
  readonly #stopped = new AbortController();
  readonly #running = new Set<Promise<void>>();
  #awake = Promise.withResolvers<void>();
  /** Aborted with the first error, with `outside`, or by `stop`. */
  readonly signal: AbortSignal;

  constructor(outside: AbortSignal) {
    this.signal = AbortSignal.any([outside, this.#stopped.signal]);
    this.signal.addEventListener("abort", () => this.wake(), { once: true });
  }

  get size(): number {
    return this.#running.size;
  }

  run(task: () => Promise<void>): void {
    const running: Promise<void> = task()
      .catch((error: unknown) => this.#stopped.abort(error))
      .finally(() => {
        this.#running.delete(running);
        this.wake();
      });
    this.#running.add(running);
  }

  /** Ends the pause under way, or the next one. */
  wake(): void {
    this.#awake.resolve();
  }

  /** Until a task ends, `wake` is called, or the time is over. */
  async pause(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    await Promise.race([this.#awake.promise, promise]);
    clearTimeout(timer);
    this.#awake = Promise.withResolvers();
  }

  /** Aborts what still runs and waits for its end. */
  async stop(): Promise<void> {
    this.#stopped.abort(new Error("This part of the work is over."));
    await Promise.allSettled(this.#running);
  }
}

/** Lets what is handed to it run one at a time, in order. */
export type Exclusively = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function oneAtATime(): Exclusively {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work, work);
    last = result.catch(() => {});
    return result;
  };
}
