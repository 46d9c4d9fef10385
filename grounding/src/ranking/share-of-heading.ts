import { foldWord } from "../analysis/fold-word.ts";
import { stopwordsOf } from "../analysis/stopwords.ts";

/**
 * How nearly a heading that is a question asks what a visitor does, by all words of both, the common ones too: `what is
 * Debian` and `1.2. What is Debian GNU/Linux?`. 0 to 1; 0 for other headings.
 */
export function shareOfHeading(question: string, heading: string, language: string): number {
  if (!/[?？؟]/.test(heading)) return 0;
  const common = stopwordsOf(language);
  const asked = wordsOf(question);
  let most = 0;
  for (const part of heading.split(/(?<=[\p{L}\p{M})"”][.!?？؟])\s+/u)) {
    const words = wordsOf(part);
    const weightOf = (word: string) => (common.has(word) ? COMMON : 1);
    const sum = (set: Iterable<string>) => [...set].reduce((total, word) => total + weightOf(word), 0);
    const whole = sum(asked) + sum(words);
    if (whole > 0) most = Math.max(most, (2 * sum(asked.intersection(words))) / whole);
  }
  return most;
}

const COMMON = 0.4;

/** Folded, without the heading's number. */
function wordsOf(text: string): Set<string> {
  const spread = text.replace(/['’]s(?!\p{L})/giu, " is").replace(/['’]re(?!\p{L})/giu, " are");
  return new Set((spread.match(/\p{L}[\p{L}\p{M}\p{N}]*/gu) ?? []).map((word) => foldWord(word).slice(0, STEM)));
}

const STEM = 6;
