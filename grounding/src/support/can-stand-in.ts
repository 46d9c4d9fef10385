import { detectLanguage } from "../analysis/detect-language.ts";
import { stopwordsOf } from "../analysis/stopwords.ts";
import type { PlacedQuote } from "./find-quote.ts";
import { wordsOfLanguage } from "./languages/words-of-language.ts";
import type { SupportPassage } from "./prepare-passage.ts";
import { CELL_BREAK, readRow } from "./read-row.ts";
import { isSameWord } from "./tokens/is-same-word.ts";
import { readTokens } from "./tokens/read-tokens.ts";
import { type SupportToken, saysSame } from "./tokens/support-token.ts";

/** How many of a statement's first words of weight may be its subject. */
const SUBJECT_WORDS = 3;

/**
 * Whether a quote may be shown in a statement's place: it denies when the statement denies and asserts when it asserts,
 * and it speaks of the same thing, by itself, under its heading or by the passage's title. Else the answer would come
 * to mean something else.
 */
export function canStandIn(quote: PlacedQuote, statement: string, passage: SupportPassage, context = ""): boolean {
  if (saysNothing(quote.text)) return false;
  const said = readTokens(statement);
  if (!isOfNamedRow(quote.text, [...said, ...readTokens(context)])) return false;
  const given = readTokens(quote.text);
  if (denies(said, statement) !== deniesOf(quote.text, given, said)) return false;
  const language = detectLanguage(passage.text) ?? "en";
  const common = stopwordsOf(language);
  const subject = said.filter((token) => token.isContent && token.kind === "word" && !common.has(token.word));
  const around = [...given, ...readTokens(passage.title ?? ""), ...readTokens(passage.text.slice(0, HEADING_LENGTH))];
  const isNamed = (token: SupportToken) =>
    around.some((other) => other.key === token.key || isSameWord(other.word, token.word));
  return subject.length === 0 || subject.slice(0, SUBJECT_WORDS).some(isNamed);
}

const HEADING_LENGTH = 120;

/** `Squall 3L shell`: a few words without an end, of a heading. */
function saysNothing(text: string): boolean {
  return !/[.!?:|。！？]/u.test(text) && text.trim().split(/\s+/u).length <= LONGEST_HEADING;
}

const LONGEST_HEADING = 4;

/** The row of `UK: 8` tells nothing of who speaks of UK 10: its label's header is said, and not its value. */
function isOfNamedRow(text: string, said: readonly SupportToken[]): boolean {
  const [cell] = readRow(text, 0, text.length) ?? [];
  if (!cell?.header) return true;
  const isSaid = (token: SupportToken) =>
    said.some((other) => saysSame(other, token) || isSameWord(other.word, token.word));
  const header = readTokens(text.slice(cell.header.start, cell.header.end));
  const value = readTokens(text.slice(cell.header.end + 1, cell.end)).filter(({ isContent }) => isContent);
  return value.length === 0 || value.some(isSaid) || !header.some((token) => token.isContent && isSaid(token));
}

/** Of a row the cells that share a word or a figure with the statement: `Basic: none | Cargo: £150`. */
function deniesOf(text: string, tokens: readonly SupportToken[], said: readonly SupportToken[]): boolean {
  if (!text.includes(CELL_BREAK)) return denies(tokens, text);
  const isSaid = (token: SupportToken) =>
    token.isContent && said.some((other) => other.key === token.key || isSameWord(other.word, token.word));
  return text.split(CELL_BREAK).some((cell) => {
    const inCell = readTokens(cell);
    return inCell.some(isSaid) && (denies(inCell, text) || NO_VALUE.test(cell));
  });
}

/** `Gym: no`: what stands alone in a cell is no mere answer to something else. */
const NO_VALUE = /(?:^|:\s*)(?:no|nein|non|não|nee|nie)[\s.]*$/iu;

/** A `No,` or `Nein,` at the head answers; it denies as the rest does. */
function denies(tokens: readonly SupportToken[], text: string): boolean {
  const words = wordsOfLanguage(detectLanguage(text) ?? "en");
  return tokens.some(
    (token, index) =>
      (token.kind === "negator" || words?.negators.has(token.word) === true) &&
      !(token.isInitial && (tokens[index + 1]?.breakBefore ?? 0) > 0),
  );
}
