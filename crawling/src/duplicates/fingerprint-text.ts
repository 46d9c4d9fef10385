import { hashText, mixBits } from "../hash-text.ts";

/**
 * What a text is about, in one short string to store beside it: `simhash.numbers.words`.
 *
 * - simhash: 64 bits in hexadecimal over shingles of three words (Charikar 2002; Manku, Jain, Das Sarma 2007);
 * - numbers: a hash of the words that hold digits, in order;
 * - words: how many there are.
 *
 * Case, punctuation and spacing don't count. Scripts without spaces are taken by character.
 */
export function fingerprintText(text: string): string {
  const words = wordsOf(text.normalize("NFKC").toLowerCase());
  const hashes = words.map((word) => hashText(word));
  const low = new BitCounts();
  const high = new BitCounts();
  const shingles = Math.max(1, hashes.length - SHINGLE + 1);
  for (let index = 0; index < shingles; index++) addShingle(low, high, hashes, index);
  const numbers = hashText(words.filter(holdsDigit).join(" "));
  return `${high.mostly(shingles)}${low.mostly(shingles)}.${numbers.toString(16).padStart(8, "0")}.${words.length}`;
}

/**
 * Whether two texts say the same with small differences (a date in the footer, another menu). At most 3 of the 64 bits
 * may differ, and that is not enough alone: pages made from one template differ in little more than a price, so
 * every number must be equal too, the length nearly so, and short texts are never near-duplicates at all.
 * Equal texts are found by their sha256.
 */
export function isNearDuplicate(one: string, other: string): boolean {
  const [firstBits = "", firstNumbers, firstWords] = one.split(".");
  const [secondBits = "", secondNumbers, secondWords] = other.split(".");
  if (firstNumbers !== secondNumbers) return false;
  const [shorter, longer] = [Number(firstWords), Number(secondWords)].sort((a, b) => a - b) as [number, number];
  if (shorter < MIN_WORDS || shorter < longer * MIN_LENGTH_RATIO) return false;
  return differingBits(firstBits, secondBits) <= MAX_DIFFERING_BITS;
}

/**
 * Four keys to find candidates by: texts with at most three differing bits share at least one of four quarters.
 * Store them, look up texts that share one, then ask `isNearDuplicate`.
 */
export function fingerprintBands(fingerprint: string): [string, string, string, string] {
  const quarter = (index: number) => `${index}${fingerprint.slice(index * 4, index * 4 + 4)}`;
  return [quarter(0), quarter(1), quarter(2), quarter(3)];
}

const SHINGLE = 3;
const MIN_WORDS = 60;
const MIN_LENGTH_RATIO = 0.95;
const MAX_DIFFERING_BITS = 3;
const WORDS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[\p{L}\p{N}\p{M}]+/gu;

function wordsOf(text: string): string[] {
  return text.match(LATIN_TEXT.test(text) ? LATIN_WORDS : WORDS) ?? [];
}

/** The same words, found in a third of the time. */
const LATIN_TEXT = /^[\0-\xff]*$/;
const LATIN_WORDS = /[0-9A-Za-z\xaa\xb2\xb3\xb5\xb9\xba\xbc-\xbe\xc0-\xd6\xd8-\xf6\xf8-\xff]+/g;

function addShingle(lows: BitCounts, highs: BitCounts, hashes: readonly number[], start: number): void {
  let low = 0x9e3779b9;
  let high = 0x7f4a7c15;
  for (let index = start; index < start + SHINGLE; index++) {
    const hash = hashes[index] ?? 0;
    low = mixBits(Math.imul(low, 31) + hash);
    high = mixBits(Math.imul(high, 37) ^ hash);
  }
  lows.add(low);
  highs.add(high);
}

/** How often each of 32 bits was set, counted side by side: `#digits[n]` holds the digit of value 2^n of all 32 counts. */
class BitCounts {
  readonly #digits = new Int32Array(32);

  add(bits: number): void {
    for (let place = 0, carry = bits | 0; carry !== 0; place++) {
      const digit = this.#digits[place]!;
      this.#digits[place] = digit ^ carry;
      carry &= digit;
    }
  }

  /** In hexadecimal, the bits that were set in more than half of `added`. */
  mostly(added: number): string {
    const places = Math.ceil(Math.log2(added + 1));
    let value = 0;
    for (let bit = 0; bit < 32; bit++) {
      let count = 0;
      for (let place = 0; place < places; place++) count += ((this.#digits[place]! >>> bit) & 1) * 2 ** place;
      if (count * 2 > added) value |= 1 << bit;
    }
    return (value >>> 0).toString(16).padStart(8, "0");
  }
}

function holdsDigit(word: string): boolean {
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index);
    if (code >= 0x80) return /\p{N}/u.test(word);
    if (code >= 0x30 && code <= 0x39) return true;
  }
  return false;
}

function differingBits(one: string, other: string): number {
  let difference = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
  let count = 0;
  for (; difference !== 0n; difference &= difference - 1n) count += 1;
  return count;
}
