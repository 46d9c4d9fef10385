/** Every place of every term, in the order of the passages, in arrays that grow. */
export interface Occurrences {
  /** Term → its number, in the order of first sight. */
  readonly terms: ReadonlyMap<string, number>;
  readonly count: number;
  /** `count` entries are filled: the term's number, the passage, the position. */
  readonly termNumbers: Uint32Array;
  readonly passages: Uint32Array;
  readonly positions: Uint32Array;
  add(term: string, passage: number, position: number): void;
}

export function createOccurrences(): Occurrences {
  const terms = new Map<string, number>();
  let count = 0;
  let termNumbers = new Uint32Array(1024);
  let passages = new Uint32Array(1024);
  let positions = new Uint32Array(1024);
  return {
    terms,
    get count() {
      return count;
    },
    get termNumbers() {
      return termNumbers;
    },
    get passages() {
      return passages;
    },
    get positions() {
      return positions;
    },
    add(term, passage, position) {
      if (count === termNumbers.length) {
        termNumbers = doubled(termNumbers);
        passages = doubled(passages);
        positions = doubled(positions);
      }
      // Half of a surrogate pair has no UTF-8: all of them become U+FFFD, in questions too.
      const known = terms.get(term) ?? terms.get(term.toWellFormed());
      if (known === undefined) terms.set(term.toWellFormed(), terms.size);
      termNumbers[count] = known ?? terms.size - 1;
      passages[count] = passage;
      positions[count++] = position;
    },
  };
}

function doubled(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}
