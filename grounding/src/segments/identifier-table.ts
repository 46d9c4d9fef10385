import { IDENTIFIER_WORDS } from "./identifier-words.ts";

/**
 * A map from UUIDs (as words) to numbers below 2³² − 2, in typed arrays: 40 bytes an entry at most, where a Map of
 * strings takes 120, and nothing for the garbage collector to walk. Open addressing with linear probing, at most half
 * full.
 */
export interface IdentifierTable {
  readonly size: number;
  readonly byteSize: number;
  get(words: Uint32Array, index: number): number | undefined;
  set(words: Uint32Array, index: number, value: number): void;
  delete(words: Uint32Array, index: number): void;
}

export function createIdentifierTable(): IdentifierTable {
  let capacity = 64;
  let keys = new Uint32Array(capacity * IDENTIFIER_WORDS);
  let values = new Uint32Array(capacity);
  let size = 0;
  let used = 0;

  /** The slot that holds the key, or the empty one where it would go. */
  function findSlot(words: Uint32Array, index: number): number {
    const from = index * IDENTIFIER_WORDS;
    const [first, second, third, fourth] = [words[from]!, words[from + 1]!, words[from + 2]!, words[from + 3]!];
    // The low half of a UUIDv7 is random; the rest is mixed in for ids from elsewhere.
    let slot = (Math.imul(fourth ^ Math.imul(third ^ second, 0x9e3779b1) ^ first, 0x85ebca6b) >>> 7) & (capacity - 1);
    while (values[slot] !== EMPTY) {
      const at = slot * IDENTIFIER_WORDS;
      if (keys[at + 3] === fourth && keys[at + 2] === third && keys[at + 1] === second && keys[at] === first) break;
      slot = (slot + 1) & (capacity - 1);
    }
    return slot;
  }

  function grow(): void {
    const [oldKeys, oldValues] = [keys, values];
    capacity = Math.max(64, 2 ** Math.ceil(Math.log2(size * 4 + 1)));
    keys = new Uint32Array(capacity * IDENTIFIER_WORDS);
    values = new Uint32Array(capacity);
    used = size;
    for (let old = 0; old < oldValues.length; old++) {
      const value = oldValues[old]!;
      if (value < FIRST_VALUE) continue;
      const slot = findSlot(oldKeys, old);
      keys.set(oldKeys.subarray(old * IDENTIFIER_WORDS, (old + 1) * IDENTIFIER_WORDS), slot * IDENTIFIER_WORDS);
      values[slot] = value;
    }
  }

  return {
    get size() {
      return size;
    },
    get byteSize() {
      return keys.byteLength + values.byteLength;
    },
    get(words, index) {
      const value = values[findSlot(words, index)]!;
      return value < FIRST_VALUE ? undefined : value - FIRST_VALUE;
    },
    set(words, index, value) {
      const slot = findSlot(words, index);
      const before = values[slot]!;
      if (before === EMPTY) {
        keys.set(words.subarray(index * IDENTIFIER_WORDS, (index + 1) * IDENTIFIER_WORDS), slot * IDENTIFIER_WORDS);
        used++;
      }
      if (before < FIRST_VALUE) size++;
      values[slot] = value + FIRST_VALUE;
      if (used * 2 > capacity) grow();
    },
    delete(words, index) {
      const slot = findSlot(words, index);
      if (values[slot]! < FIRST_VALUE) return;
      values[slot] = DELETED;
      size--;
    },
  };
}

const EMPTY = 0;
/** Keeps its key, so that entries behind it are still found. */
const DELETED = 1;
const FIRST_VALUE = 2;
