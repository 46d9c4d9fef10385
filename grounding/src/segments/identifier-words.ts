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
  const place = index * IDENTIFIER_WORDS;
  const [second, third] = [words[place + 1]!, words[place + 2]!];
  return `${hex(words[place]!)}-${highHex(second)}-${lowHex(second)}-${highHex(third)}-${lowHex(third)}${hex(words[place + 3]!)}`;
}

function hex(word: number): string {
  return highHex(word) + lowHex(word);
}

function highHex(word: number): string {
  return BYTES[word >>> 24]! + BYTES[(word >>> 16) & 0xff]!;
}

function lowHex(word: number): string {
  return BYTES[(word >>> 8) & 0xff]! + BYTES[word & 0xff]!;
}

const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

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
