import { NumberedKeys } from "./numbered-keys.ts";
import type { PackedDay } from "./packed-day.ts";

/** A million of each take some 25 MB. A year of 1,000,000 messages has a fifth of it. */
const MAX_KEYS = 1_000_000;
export const NOBODY = -1;

/** Of each chat of a day its number and that of its visitor (`NOBODY`: it has none). */
export interface DayNumbers {
  chats: Int32Array;
  visitors: Int32Array;
}

/** Numbers chats and visitors of days once: whoever counts them again looks none up. */
export class KnownKeys {
  #chats = new NumberedKeys();
  #visitors = new NumberedKeys();
  /** By a day's keys, as long as somebody holds them. */
  #days = new WeakMap<Uint32Array, DayNumbers>();
  readonly #maxKeys: number;

  constructor(maxKeys = MAX_KEYS) {
    this.#maxKeys = maxKeys;
  }

  /** Of these days, and how many chats and visitors have a number. */
  ofDays(days: readonly Pick<PackedDay, "keys">[]): { numbers: DayNumbers[]; chats: number; visitors: number } {
    if (this.#chats.size > this.#maxKeys) this.#forget();
    const numbers = days.map(({ keys }) => this.#ofDay(keys));
    return { numbers, chats: this.#chats.size, visitors: this.#visitors.size };
  }

  #ofDay(keys: Uint32Array): DayNumbers {
    const known = this.#days.get(keys);
    if (known) return known;
    const length = keys.length / 4;
    const numbers = { chats: new Int32Array(length), visitors: new Int32Array(length) };
    for (let chat = 0; chat < length; chat++) {
      const at = 4 * chat;
      const [high, low] = [keys[at + 2]!, keys[at + 3]!];
      numbers.chats[chat] = this.#chats.numberOf(keys[at]!, keys[at + 1]!);
      numbers.visitors[chat] = high === 0 && low === 0 ? NOBODY : this.#visitors.numberOf(high, low);
    }
    this.#days.set(keys, numbers);
    return numbers;
  }

  #forget(): void {
    this.#chats = new NumberedKeys();
    this.#visitors = new NumberedKeys();
    this.#days = new WeakMap();
  }
}
