/**
 * Whether a message holds nothing to search for: only emoji, punctuation, white space or characters that nobody sees.
 */
export function isUnanswerableInput(message: string): boolean {
  return !/[\p{L}\p{N}]/u.test(message.normalize("NFKC").replace(BLANK_LETTERS, ""));
}

// Hangul fillers and the braille blank count as letters or symbols but show nothing.
const BLANK_LETTERS = /[\u115f\u1160\u3164\uffa0\u2800]/g;
