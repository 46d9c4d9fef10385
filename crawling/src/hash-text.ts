/**
 * A 32-bit hash of a text: FNV-1a over UTF-16 code units, then MurmurHash3's finaliser, which spreads the short
 * and similar texts that FNV leaves close together. Not for secrets. The same on every machine and in every run.
 */
export function hashText(text: string, seed = 0): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return mixBits(hash);
}

/** MurmurHash3's `fmix32` (Appleby, public domain). */
function mixBits(value: number): number {
  let mixed = value >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
