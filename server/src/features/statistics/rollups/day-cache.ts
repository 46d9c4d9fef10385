import { LRUCache } from "lru-cache";
import { KnownKeys } from "./known-keys.ts";
import type { PackedDay } from "./packed-day.ts";
import { type DayColumn, packedDay, type StoredDay } from "./stored-day.ts";

/** A year of 1,000,000 messages takes about half of it. */
const MAX_BYTES = 64 * 2 ** 20;
const MAX_NAMES = 20_000;
/** What a day takes besides its columns. */
const DAY_BYTES = 1_000;
const NAME_BYTES = 8;

/** A row of `report_days` as a report finds it listed: `version` is another one after each write. */
export interface ListedDay {
  agent_id: string;
  day: string;
  version: string;
}

/**
 * Packed days as this process last read them. Whether they still hold, the database says: whoever uses one compares
 * its version. A day that was packed anew takes the place of the one before it.
 */
export class DayCache {
  readonly #days = new LRUCache<string, { version: string; columns: Set<DayColumn>; packed: PackedDay }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ packed }) => DAY_BYTES + bytesOf(packed),
  });
  /** The same name is the same text in all days: comparing and looking up are quick. */
  readonly #names = new LRUCache<string, string>({ max: MAX_NAMES });
  readonly keys = new KnownKeys();

  get isHalfFull(): boolean {
    return this.#days.calculatedSize > MAX_BYTES / 2;
  }

  find(workspaceId: string, listed: ListedDay, columns: readonly DayColumn[]): PackedDay | undefined {
    const known = this.#days.get(keyOf(workspaceId, listed));
    return known?.version === listed.version && columns.every((column) => known.columns.has(column))
      ? known.packed
      : undefined;
  }

  /** With the columns of the same version that were known before. */
  put(workspaceId: string, stored: StoredDay & ListedDay, columns: readonly DayColumn[]): PackedDay {
    const key = keyOf(workspaceId, stored);
    const known = this.#days.get(key);
    const isSame = known?.version === stored.version;
    const read = packedDay(stored, (name) => this.#sameName(name));
    const packed = isSame ? { ...known.packed } : read;
    if (isSame) for (const column of columns) take(packed, read, column);
    const all = new Set([...(isSame ? known.columns : []), ...columns]);
    this.#days.set(key, { version: stored.version, columns: all, packed });
    return packed;
  }

  #sameName(name: string): string {
    const known = this.#names.get(name);
    if (known === undefined) this.#names.set(name, name);
    return known ?? name;
  }
}

function take<Column extends DayColumn>(packed: PackedDay, from: PackedDay, column: Column): void {
  packed[column] = from[column];
}

const keyOf = (workspaceId: string, { agent_id: agentId, day }: ListedDay) => `${workspaceId} ${agentId} ${day}`;

function bytesOf(packed: PackedDay): number {
  const { sizes, keys, answers, times, costs, questions, outcomes } = packed;
  const named = [packed.citations, packed.reasons, packed.languages, packed.pages];
  named.push(outcomes.languages, outcomes.pages, outcomes.reasons);
  const numbers = [sizes, keys, answers, times, costs, questions, outcomes.marks, outcomes.times, outcomes.waits];
  return [
    ...[...numbers, ...named.map(({ bytes }) => bytes)].map(({ byteLength }) => byteLength),
    ...named.map(({ names }) => NAME_BYTES * names.length),
  ].reduce((sum, bytes) => sum + bytes, 0);
}
