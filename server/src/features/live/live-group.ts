import type { Database } from "../../platform/database/database.ts";
import type { Change } from "./live-queries.ts";
import type { LiveStream } from "./live-stream.ts";
import type { Snapshot } from "./parse-snapshot.ts";
import { readChanges } from "./read-changes.ts";

/**
 * Streams that see the same: what has changed is read and written out once for all of them. Each of them has read for
 * itself up to a moment after it joined, so what the group reads from its own place on leaves nothing out.
 */
export class LiveGroup {
  readonly streams = new Set<LiveStream>();
  #seen: Snapshot | undefined;

  concerns(change: Change): boolean {
    const [any] = this.streams;
    return any?.concerns(change) ?? false;
  }

  /** Nothing up to this moment concerned it. */
  skip(snapshot: Snapshot): void {
    if (this.#seen === undefined) {
      this.#begin(snapshot);
      return;
    }
    this.#seen = snapshot;
    for (const stream of this.streams) stream.skip(snapshot);
  }

  /** Throws what the database throws; the next look then covers the same time. */
  async look(database: Database, snapshot: Snapshot): Promise<void> {
    if (this.#seen === undefined) {
      this.#begin(snapshot);
      return;
    }
    const [any] = this.streams;
    if (!any) return;
    const read = await readChanges(database, any.principal, any.scopes, this.#seen);
    this.#seen = read.snapshot;
    const events = read.isKnown ? read.events : [{ type: "reset" as const, data: {} }];
    const written = events.map((event) => JSON.stringify(event));
    for (const stream of this.streams) stream.tell(written, read.snapshot);
  }

  /** The first look: whoever looked before it looks once more. */
  #begin(snapshot: Snapshot): void {
    this.#seen = snapshot;
    for (const stream of this.streams) stream.deliver();
  }
}
