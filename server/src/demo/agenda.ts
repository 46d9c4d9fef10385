interface Entry {
  at: number;
  run: () => Promise<void>;
}

/** What is to happen, and when. What happens may put more on it. */
export class Agenda {
  readonly #entries: Entry[] = [];

  add(at: number, run: () => Promise<void>): void {
    const place = this.#entries.findIndex((entry) => entry.at > at);
    this.#entries.splice(place === -1 ? this.#entries.length : place, 0, { at, run });
  }

  /** The next, in the order of time; undefined when all is done or what is left lies behind `end`. */
  take(end: number): Entry | undefined {
    return this.#entries[0] && this.#entries[0].at < end ? this.#entries.shift() : undefined;
  }

  get length(): number {
    return this.#entries.length;
  }
}
