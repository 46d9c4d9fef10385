export const SEPARATOR = 1;
export const LETTER = 2;
export const DIGIT = 3;
/** Scripts that write no spaces between words: a dictionary must find them. */
export const UNSPACED = 4;
/** Scripts whose words carry glued prefixes and suffixes: cut into overlapping letter groups. */
export const AFFIXED = 5;
export const MARK = 6;

/** The class of a UTF-16 code unit, for finding words without a regular expression a character. */
export function characterClass(code: number): number {
  const known = CLASSES[code];
  return known ? known : classify(code);
}

const CLASSES = new Uint8Array(65_536);

function classify(code: number): number {
  const character = String.fromCharCode(code);
  const found = classOf(code, character);
  CLASSES[code] = found;
  return found;
}

function classOf(code: number, character: string): number {
  // Only ideographs and a few letters outside the first plane matter here; emoji are told apart by the caller.
  if (code >= 0xd840 && code <= 0xd88d) return UNSPACED;
  if (code >= 0xdc00 && code <= 0xdfff) return MARK;
  if (/\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar}/u.test(character)) {
    return /[\p{L}\p{M}]/u.test(character) ? UNSPACED : /\p{Nd}/u.test(character) ? DIGIT : SEPARATOR;
  }
  if (/\p{M}|[\u200c\u200d]/u.test(character)) return MARK;
  if (/\p{N}/u.test(character)) return DIGIT;
  if (!/\p{L}/u.test(character)) return SEPARATOR;
  if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|[ー々〆]/u.test(character)) return UNSPACED;
  return /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Hangul}/u.test(character) ? AFFIXED : LETTER;
}
