/** Unsigned numbers of seven bits a byte, lowest first (LEB128). */
export interface VarintWriter {
  readonly length: number;
  write(value: number): void;
  /** Copies `bytes[start..end]`, which are varints already. */
  append(bytes: Uint8Array, start: number, end: number): void;
  bytes(): Uint8Array;
}

export function createVarintWriter(capacity: number): VarintWriter {
  let buffer = new Uint8Array(capacity);
  let length = 0;
  function reserve(bytes: number): void {
    if (length + bytes <= buffer.length) return;
    const larger = new Uint8Array(Math.max(buffer.length * 2, length + bytes));
    larger.set(buffer);
    buffer = larger;
  }
  return {
    get length() {
      return length;
    },
    write(value) {
      reserve(5);
      let rest = value;
      while (rest > 0x7f) {
        buffer[length++] = (rest & 0x7f) | 0x80;
        rest >>>= 7;
      }
      buffer[length++] = rest;
    },
    append(bytes, start, end) {
      reserve(end - start);
      for (let at = start; at < end; at++) buffer[length++] = bytes[at]!;
    },
    bytes: () => buffer.subarray(0, length),
  };
}

/** The offset behind `count` varints. */
export function skipVarints(bytes: Uint8Array, offset: number, count: number): number {
  let at = offset;
  for (let left = count; left > 0; at++) if (bytes[at]! < 0x80) left--;
  return at;
}

/** The number at the cursor, which moves behind it. */
export function readVarint(bytes: Uint8Array, cursor: { at: number }): number {
  let value = 0;
  let shift = 0;
  let byte = 0;
  do {
    byte = bytes[cursor.at++]!;
    value += (byte & 0x7f) * 2 ** shift;
    shift += 7;
  } while (byte > 0x7f);
  return value;
}
