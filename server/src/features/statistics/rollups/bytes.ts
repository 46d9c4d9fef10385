const CONTINUES = 0x80;
const DIGITS = 0x7f;

/** Numbers one after the other, the smaller the shorter (LEB128, https://dwarfstd.org/doc/DWARF5.pdf, 7.6). */
export class ByteWriter {
  readonly #bytes: number[] = [];

  write(value: number): void {
    let left = value;
    // Of more than 31 bits too: without bit operations on the whole.
    for (; left > DIGITS; left = Math.floor(left / CONTINUES)) this.#bytes.push((left % CONTINUES) + CONTINUES);
    this.#bytes.push(left);
  }

  finish(): Uint8Array {
    return Uint8Array.from(this.#bytes);
  }
}

export class ByteReader {
  readonly #bytes: Uint8Array;
  #place = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  read(): number {
    let byte = this.#bytes[this.#place++]!;
    if (byte < CONTINUES) return byte;
    let value = 0;
    let unit = 1;
    for (; byte >= CONTINUES; byte = this.#bytes[this.#place++]!) {
      value += (byte - CONTINUES) * unit;
      unit *= CONTINUES;
    }
    return value + byte * unit;
  }
}
