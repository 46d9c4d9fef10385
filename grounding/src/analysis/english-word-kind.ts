import { ENGLISH_NOUNS, OTHER_ENGLISH_WORDS } from "./generated/english-words.ts";

/**
 * What WordNet has under an English stem (`stemEnglish`): `noun` for what is mostly a noun, names of places among them,
 * `other` for any other word; null for letters that are no word. Kept as Bloom filters (Bloom 1970): of letters that
 * are no word, one string in a hundred is taken for one.
 */
export function englishWordKind(stem: string): "noun" | "other" | null {
  filters ??= [ENGLISH_NOUNS, OTHER_ENGLISH_WORDS].map((filter) =>
    Uint8Array.from(atob(filter), (character) => character.charCodeAt(0)),
  );
  const [isNoun, isOther] = filters.map((bits) =>
    placesOf(stem, bits.length * 8).every((place) => (bits[place >> 3]! >> (place & 7)) & 1),
  );
  return isOther ? "other" : isNoun ? "noun" : null;
}

// Unpacked from constants when first asked for.
let filters: Uint8Array[] | undefined;

const HASHES = 7;

/** The bits that stand for a word in a filter of that many (Kirsch and Mitzenmacher 2006). */
export function placesOf(word: string, size: number): number[] {
  const [first, second] = [hash(word, 0x811c9dc5), hash(word, 0x2545f491) | 1];
  return Array.from({ length: HASHES }, (_, index) => ((first + Math.imul(index, second)) >>> 0) % size);
}

/** FNV-1a with the last steps of MurmurHash3, which spread what differs in one letter over all bits. */
function hash(word: string, seed: number): number {
  let value = seed;
  for (let index = 0; index < word.length; index++) value = Math.imul(value ^ word.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
