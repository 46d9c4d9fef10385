/** The first of its kind is told at once; more of them within this time are counted, and told as one line. */
const WINDOW_MS = 60_000;
const MAX_KINDS = 500;

/**
 * Keeps a flood of the same failure, as an outage brings, to a line a minute. Returns whether this one is to be
 * written.
 */
export class RepeatCounter {
  readonly #tell: (kind: string, count: number) => void;
  readonly #counts = new Map<string, number>();

  constructor(tell: (kind: string, count: number) => void) {
    this.#tell = tell;
  }

  admits(kind: string): boolean {
    const count = this.#counts.get(kind);
    if (count !== undefined) {
      this.#counts.set(kind, count + 1);
      return false;
    }
    if (this.#counts.size >= MAX_KINDS) return true;
    this.#counts.set(kind, 0);
    setTimeout(() => this.#end(kind), WINDOW_MS).unref();
    return true;
  }

  #end(kind: string): void {
    const count = this.#counts.get(kind) ?? 0;
    this.#counts.delete(kind);
    if (count > 0) this.#tell(kind, count);
  }
}
