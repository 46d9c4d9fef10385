/** The peers' embedder: words hashed into 256 numbers, so that it costs nothing. */
export function hashWords(text: string): number[] {
  const vector = new Array<number>(HASHED_WORDS).fill(0);
  for (const word of text.toLowerCase().match(/[a-z0-9]+/g) ?? []) {
    let hash = 0;
    for (let index = 0; index < word.length; index++) hash = (Math.imul(hash, 31) + word.charCodeAt(index)) >>> 0;
    vector[hash & (HASHED_WORDS - 1)]!++;
  }
  return vector;
}

const HASHED_WORDS = 256;
