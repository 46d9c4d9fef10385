import type { Evidence } from "./align-statement.ts";
import type { SupportFailure } from "./support-verdict.ts";
import type { SupportToken } from "./tokens/support-token.ts";
import { FUNCTION_WORDS, OPENERS } from "./tokens/word-classes.ts";

/** How far back a pronoun of the window may point. */
const SENTENCES_BEFORE = 3;

/**
 * Every capitalised name of the statement stands in the window, just before it or in the title, as itself, as the
 * acronym of words in a row, or as words in a row that an acronym stands for. The first word of a sentence counts as a
 * name when the passage has no such word.
 */
export function checkNames(evidence: Evidence, text: string): SupportFailure | null {
  const { statement, window, source, first, last } = evidence;
  const keys = new Set<string>(window.passage.titleKeys);
  const before = window.passage.sentences[Math.max(0, window.from - SENTENCES_BEFORE)]!.first;
  for (let index = before; index < last; index++) keys.add(source[index]!.key);
  const words = source.slice(first, last);
  for (const [index, token] of statement.tokens.entries()) {
    if (token.kind !== "word" || !isNameLike(token, statement.tokens[index + 1]) || keys.has(token.key)) continue;
    if (isJoined(token.word, words) || isAcronymOf(token.word, words) || isWordOfAcronym(statement.tokens, index, keys))
      continue;
    return { code: "name_missing", detail: text.slice(token.start, token.end) };
  }
  return null;
}

function isNameLike(token: SupportToken, next: SupportToken | undefined): boolean {
  if (token.isName) return token.isContent || token.word.length > 2;
  if (!token.isInitial || !token.isContent || FUNCTION_WORDS.has(token.word) || OPENERS.has(token.word)) return false;
  return next?.isName === true && next.breakBefore === 0;
}

/** `WalMart` in the statement, `Wal - Mart` in the source. */
function isJoined(word: string, words: readonly SupportToken[]): boolean {
  return words.some(
    (token, at) => token.word !== word && word.startsWith(token.word) && token.word + words[at + 1]?.word === word,
  );
}

function isAcronymOf(word: string, words: readonly SupportToken[]): boolean {
  if (!/^[a-z]{2,6}$/.test(word)) return false;
  const letters = [...word];
  return words.some((_, from) => {
    let at = from;
    return letters.every((letter) => {
      if (words[at] && !words[at]!.word.startsWith(letter) && !words[at]!.isContent) at++;
      return words[at++]?.word.startsWith(letter) === true;
    });
  });
}

/** `World Health Organization` in the statement, `WHO` in the source. */
function isWordOfAcronym(tokens: readonly SupportToken[], index: number, keys: ReadonlySet<string>): boolean {
  let from = index;
  while (from > 0 && (tokens[from - 1]!.isName || tokens[from - 1]!.word === "of") && tokens[from]!.breakBefore === 0)
    from--;
  let to = index;
  while (
    tokens[to + 1] &&
    (tokens[to + 1]!.isName || tokens[to + 1]!.word === "of") &&
    tokens[to + 1]!.breakBefore === 0
  )
    to++;
  const run = tokens.slice(from, to + 1);
  const initials = (list: readonly SupportToken[]) => list.map((token) => token.word[0]).join("");
  return (
    run.length >= 2 &&
    [initials(run), initials(run.filter((token) => token.isContent))].some((key) => key.length > 1 && keys.has(key))
  );
}
