/**
 * Lets at most so many transactions of one workspace hold a connection; the others of it wait without one, in order.
 */
export class WorkspaceLimiter {
  readonly #limit: number;
  readonly #running = new Map<string, { count: number; waiting: (() => void)[] }>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  async run<Result>(workspaceId: string, work: () => Promise<Result>): Promise<Result> {
    const entry = this.#running.get(workspaceId) ?? { count: 0, waiting: [] };
    this.#running.set(workspaceId, entry);
    if (entry.count >= this.#limit) await new Promise<void>((resolve) => entry.waiting.push(resolve));
    else entry.count += 1;
    try {
      return await work();
    } finally {
      const next = entry.waiting.shift();
      if (next) next();
      else {
        entry.count -= 1;
        if (entry.count === 0) this.#running.delete(workspaceId);
      }
    }
  }
}
