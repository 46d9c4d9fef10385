import { oncePerLanguage } from "./once-per-language.ts";

/** The same words are asked again and again. They come from outside: so many of a language are kept, none long. */
const REMEMBERED_WORDS = 10_000;
const LONGEST_REMEMBERED = 40;

/** The same function, that remembers what it found for a word of a language (a tag). `find` is pure. */
export function oncePerWord<Value>(
  find: (word: string, language: string) => Value,
): (word: string, language: string) => Value {
  const memoryOf = oncePerLanguage(() => new Map<string, { found: Value }>());
  return (word, language) => {
    const memory = memoryOf(language);
    let known = memory.get(word);
    if (known === undefined) {
      known = { found: find(word, language) };
      if (memory.size >= REMEMBERED_WORDS) memory.clear();
      if (word.length <= LONGEST_REMEMBERED) memory.set(word, known);
    }
    return known.found;
  };
}
