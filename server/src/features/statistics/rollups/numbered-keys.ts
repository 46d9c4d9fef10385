const FIRST_CAPACITY = 1024;
/** A table that is fuller takes ever more steps to look something up. */
const MOST_FULL = 0.5;
const FREE = -1;

/**
 * Numbers keys of 64 bits in the order in which they come. By open addressing: a Map of texts takes ten times as long.
 */
export class NumberedKeys {
  #capacity = FIRST_CAPACITY;
  #numbers = new Int32Array(FIRST_CAPACITY).fill(FREE);
  #keys = new Uint32Array(FIRST_CAPACITY);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** The two halves of a key. */
  keyOf(number: number): [number, number] {
    return [this.#keys[2 * number]!, this.#keys[2 * number + 1]!];
  }

  numberOf(high: number, low: number): number {
    if (this.#size >= this.#capacity * MOST_FULL) this.#grow();
    const place = this.#find(high, low);
    const known = this.#numbers[place]!;
    if (known !== FREE) return known;
    const number = this.#size++;
    this.#numbers[place] = number;
    this.#keys[2 * number] = high;
    this.#keys[2 * number + 1] = low;
    return number;
  }

  /** Where it is, or is to be. */
  #find(high: number, low: number): number {
    const last = this.#capacity - 1;
    // Keys are as good as random.
    let place = (low ^ Math.imul(high, 0x9e3779b1)) & last;
    for (; ; place = (place + 1) & last) {
      const number = this.#numbers[place]!;
      if (number === FREE) return place;
      if (this.#keys[2 * number] === high && this.#keys[2 * number + 1] === low) return place;
    }
  }

  #grow(): void {
    this.#capacity *= 2;
    const keys = new Uint32Array(this.#capacity);
    keys.set(this.#keys);
    this.#keys = keys;
    this.#numbers = new Int32Array(this.#capacity).fill(FREE);
    for (let number = 0; number < this.#size; number++)
      this.#numbers[this.#find(keys[2 * number]!, keys[2 * number + 1]!)] = number;
  }
}
