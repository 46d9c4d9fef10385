import { foldWord } from "../analysis/fold-word.ts";
import { wordsOfLanguage } from "../support/languages/words-of-language.ts";

/**
 * Whether a text says that something is not so: `We don't take cheques`, `Vom Umtausch ausgeschlossen`. `language` is a
 * primary tag.
 */
export function denies(text: string, language: string): boolean {
  if (language === "en") return ENGLISH.test(text);
  const negators = wordsOfLanguage(language)?.negators;
  return negators !== undefined && wordsOf(text).some((word) => negators.has(word));
}

/**
 * Whether a question asks what is not so: `What can't be returned?`. Who tells of himself (`I can't log in`), asks by a
 * negation (`Isn't it open?`) or describes what is wanted (`without a card`) does not.
 */
export function asksWhatIsNot(question: string, language: string): boolean {
  if (language === "en") return !/\b(?:I|my|me|we|our|us)\b/i.test(question) && ENGLISH.test(withoutAsking(question));
  const words = wordsOf(question);
  const known = wordsOfLanguage(language)?.negators;
  return known !== undefined && words.some((word) => known.has(word) && NEGATES_VERB.has(word));
}

/** `Isn't it open?`, `It is open, isn't it?` deny nothing. */
function withoutAsking(question: string): string {
  return question
    .replace(/,?\s*\b\w+n['’]t (?:it|they|he|she|you|we|that|this|there)\s*\?\s*$/i, "")
    .replace(/(?:^|[.?!]\s+)\w+n['’]t\b/gi, "")
    .replace(/\bwithout\b/gi, "");
}

const ENGLISH =
  /\b(?:not|never|no|none|neither|nor|without|except|excluded|cannot)\b|n['’]t\b|\b(?:all|anything|everything|everyone|anyone|everywhere|anywhere) (?:\w+ )?but\b/i;
/** Of the negators those that turn the question itself, folded. */
const NEGATES_VERB: ReadonlySet<string> = new Set(
  "nicht kein keine keinen keinem keiner ausgeschlossen ausgenommen ne n pas aucun aucune no nunca non nao niet geen nie".split(
    " ",
  ),
);

function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).map(foldWord);
}
