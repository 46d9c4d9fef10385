import { analyzeAs } from "../analysis/analyze.ts";
import type { Vocabulary } from "../segments/vocabulary.ts";
import type { QueryWord } from "./prepare-query.ts";

/**
 * Two words side by side that a library writes as one, and of which it lacks one at least, as that one: `pay pal` for
 * `PayPal`. The same array when there are none.
 */
export function joinWritten(words: QueryWord[], { documentFrequency }: Vocabulary): QueryWord[] {
  const joined: QueryWord[] = [];
  for (let index = 0; index < words.length; index++) {
    const [word, next] = [words[index]!, words[index + 1]];
    const isSide = next !== undefined && next.position === word.position + 1 && next.weight === word.weight;
    const isUnknown = isSide && [word, next].some(({ term }) => documentFrequency(term) === 0);
    const whole = isUnknown ? asOne(word, next) : undefined;
    if (whole && documentFrequency(whole.term) > 0) {
      joined.push(whole);
      index++;
    } else joined.push(word);
  }
  return joined.length === words.length ? words : joined;
}

function asOne(word: QueryWord, { written: second }: QueryWord): QueryWord | undefined {
  const written = word.written + second;
  if (!LETTERS.test(written) || Math.min(word.written.length, second.length) < SHORTEST_PART) return undefined;
  const [token, more] = analyzeAs(written, word.language, word.language);
  // Outside English a term may be no more than the first word.
  const reach = token?.term.replace(/-$/u, "").length ?? 0;
  if (token === undefined || more !== undefined || reach < word.written.length + SHORTEST_PART) return undefined;
  return { ...word, term: token.term, written, isName: false, alternatives: [], foreign: [] };
}

const LETTERS = /^\p{L}{5,}$/u;
const SHORTEST_PART = 2;
