import type { Vocabulary } from "../segments/vocabulary.ts";
import { findCompoundEnd } from "./find-compound-end.ts";
import type { QueryWord } from "./prepare-query.ts";

/**
 * The parts of a compound as it is written, as far as the library has words that begin like them: `kinder`, `fahrrad`,
 * `anhänger`, `verleih` of `Kinderfahrradanhängerverleih`. The first may be none of its words. Empty for other words.
 */
export function compoundParts(word: QueryWord, vocabulary: Vocabulary): string[] {
  const parts: string[] = [];
  let rest = word.written;
  for (;;) {
    const end = findCompoundEnd({ ...word, written: rest }, vocabulary);
    if (end === undefined || parts.length >= MAX_PARTS) break;
    parts.push(rest.slice(0, rest.length - end.written.length));
    rest = end.written;
  }
  return parts.length === 0 ? [] : [...parts, rest];
}

const MAX_PARTS = 5;
