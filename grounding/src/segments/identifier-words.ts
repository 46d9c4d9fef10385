/**
 * A UUID as four unsigned 32-bit words, most significant first: 16 bytes instead of a string of 36 characters, and the
 * order of the words is the order of the lower-case strings.
 */
export const IDENTIFIER_WORDS = 4;

/** Writes a UUID in lower case at `index` (counted in identifiers). Throws a RangeError for anything else. */
export function writeIdentifier(words: Uint32Array, index: number, uuid: string): void {
  if (uuid.length !== 36) throw new RangeError(`Not a UUID: ${uuid}`);
  let place = index * IDENTIFIER_WORDS;
  let word = 0;
  let digits = 0;
  for (let at = 0; at < 36; at++) {
    const code = uuid.charCodeAt(at);
    if (at === 8 || at === 13 || at === 18 || at === 23) {
      if (code !== HYPHEN) throw new RangeError(`Not a UUID: ${uuid}`);
      continue;
    }
    const isDigit = code >= 48 && code <= 57;
    if (!isDigit && (code < 97 || code > 102)) throw new RangeError(`Not a UUID in lower case: ${uuid}`);
    word = (word << 4) | (isDigit ? code - 48 : code - 87);
    if (++digits % 8 === 0) words[place++] = word;
  }
}

const HYPHEN = 45;

export function readIdentifier(words: Uint32Array, index: number): string {
  const hex = (offset: number) => words[index * IDENTIFIER_WORDS + offset]!.toString(16).padStart(8, "0");
  const [second, third] = [hex(1), hex(2)];
  return `${hex(0)}-${second.slice(0, 4)}-${second.slice(4)}-${third.slice(0, 4)}-${third.slice(4)}${hex(3)}`;
}

/** Negative when the first comes before the second as a string. */
export function compareIdentifiers(
  left: Uint32Array,
  leftIndex: number,
  right: Uint32Array,
  rightIndex: number,
): number {
  for (let offset = 0; offset < IDENTIFIER_WORDS; offset++) {
    const difference = left[leftIndex * IDENTIFIER_WORDS + offset]! - right[rightIndex * IDENTIFIER_WORDS + offset]!;
    if (difference !== 0) return difference;
  }
  return 0;
}
