import { analyzeAs } from "../analysis/analyze.ts";
import { foldWord } from "../analysis/fold-word.ts";
import { questionLanguage } from "../ranking/site-terms/question-language.ts";
import { readQuestion } from "./read-question.ts";

const MAX_MISSING = 8;

/**
 * Words of these questions that none of the texts has in any form, those that most questions have first, as they were
 * written. Words that carry any question (`do you have`) don't count.
 */
export function missingWords(questions: readonly string[], texts: readonly string[]): string[] {
  const missing = new Map<string, { written: string; times: number }>();
  const known = new Map<string, ReadonlySet<string>>();
  for (const question of questions) {
    const language = questionLanguage(question) ?? "en";
    const terms = known.get(language) ?? termsOf(texts, language);
    known.set(language, terms);
    const saying = new Map(readQuestion(question).flatMap((word) => (word.weight === 1 ? [[word.written, word]] : [])));
    for (const { start, end } of analyzeAs(question, language, language)) {
      const written = question.slice(start, end);
      const word = saying.get(foldWord(written));
      if (!word || [word.term, ...word.parts].some((term) => terms.has(term))) continue;
      saying.delete(word.written);
      const counted = missing.get(word.term);
      if (counted) counted.times += 1;
      else missing.set(word.term, { written, times: 1 });
    }
  }
  const found = [...missing.values()].toSorted((one, other) => other.times - one.times);
  return found.slice(0, MAX_MISSING).map(({ written }) => written);
}

function termsOf(texts: readonly string[], language: string): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => analyzeAs(text, language, language).map(({ term }) => term)));
}
