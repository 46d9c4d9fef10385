import { characterClass, MARK, SEPARATOR, UNSPACED } from "../analysis/character-class.ts";

/** About how many words stand in a range; where none are spaced, two and a half characters count as one. */
export function countWords(text: string, start: number, end: number): number {
  let words = 0;
  let isInside = false;
  for (let index = start; index < end; index++) {
    const kind = characterClass(text.charCodeAt(index));
    if (kind === UNSPACED) words += 0.4;
    else if (kind !== SEPARATOR && kind !== MARK && !isInside) words++;
    isInside = kind !== SEPARATOR && kind !== UNSPACED;
  }
  return Math.ceil(words);
}
