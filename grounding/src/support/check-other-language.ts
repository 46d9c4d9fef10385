import { stopwordsOf } from "../analysis/stopwords.ts";
import { countedMark } from "../units/line-signs.ts";
import { checkCells } from "./check-cells.ts";
import { findQuote } from "./find-quote.ts";
import type { EvidenceWindow } from "./find-windows.ts";
import type { LanguageWords } from "./languages/language-words.ts";
import { wordsOfLanguage } from "./languages/words-of-language.ts";
import type { PreparedStatement } from "./prepare-statement.ts";
import type { Support, SupportFailure } from "./support-verdict.ts";
import { isSameWord } from "./tokens/is-same-word.ts";
import { NUMBER_WORDS_ELSEWHERE } from "./tokens/number-words-elsewhere.ts";
import { type SupportToken, saysSame } from "./tokens/support-token.ts";

/**
 * The rule for statements that are not English. Whole sentences of the source pass in any language. With lists for the
 * language, a statement also passes (`matched`) whose every word stands in the window, its heading or the title, but
 * for words without a fact of their own; whose numbers have the same unit; and that denies, limits and opposes as the
 * window does. `isQuoted`: the model copied the window as its quote; then one word more may be its own.
 */
export function checkOtherLanguage(
  statement: PreparedStatement,
  window: EvidenceWindow,
  language: string,
  { mode, isQuoted }: { mode: "strict" | "balanced"; isQuoted: boolean },
): Support | SupportFailure {
  if (isWholeSentence(statement, window)) return "verbatim";
  const words = wordsOfLanguage(language);
  if (!words || mode === "strict") return { code: "other_language", detail: "" };
  const source = window.passage.tokens.slice(
    window.passage.sentences[window.from]!.first,
    window.passage.sentences[window.to]!.last,
  );
  const matching: Matching = { statement, window, source, words, stopwords: stopwordsOf(language) };
  return (
    checkFigures(matching) ??
    checkCells(statement, window) ??
    checkOwnWords(matching, isQuoted) ??
    checkDenials(matching) ??
    checkLimits(matching) ??
    "matched"
  );
}

interface Matching {
  statement: PreparedStatement;
  window: EvidenceWindow;
  source: readonly SupportToken[];
  words: LanguageWords;
  stopwords: ReadonlySet<string>;
}

function isWholeSentence(statement: PreparedStatement, { passage }: EvidenceWindow): boolean {
  const place = findQuote(statement.text, passage.text, passage.folded());
  return (
    place !== null &&
    passage.sentences.some(({ start }) =>
      hasNoWord(passage.text, start + countedMark(passage.text, start), place.start),
    ) &&
    passage.sentences.some(({ end }) => hasNoWord(passage.text, place.end, end))
  );
}

function hasNoWord(text: string, from: number, to: number): boolean {
  return from <= to && !/[\p{L}\p{N}]/u.test(text.slice(from, to));
}

/**
 * Every number, date and address stands in the window, and a number before the same word as there: `5 Tage` is not `5
 * Werktage`.
 */
function checkFigures({ statement, source, window, stopwords, words }: Matching): SupportFailure | null {
  for (const [index, token] of statement.tokens.entries()) {
    const value = NUMBER_WORDS_ELSEWHERE.get(token.word);
    const isValue = (other: SupportToken) => other.bareKey === `#:${value}` || other.key === `#:${value}`;
    const isSaid = (other: SupportToken) => other.word === token.word || isValue(other);
    if (value !== undefined && !source.some(isSaid))
      return { code: "number_missing", detail: statement.text.slice(token.start, token.end) };
    if (token.kind === "word" || token.kind === "negator") continue;
    const places = source.flatMap((other, at) => (saysSame(token, other) ? [at] : []));
    const detail = statement.text.slice(token.start, token.end);
    if (places.length === 0) {
      if (window.passage.titleKeys.has(token.key)) continue;
      return { code: "number_missing", detail };
    }
    if (token.kind !== "number") continue;
    const isLight = ({ word, kind }: SupportToken) =>
      kind !== "word" || stopwords.has(word) || words.light.has(word) || words.restrictive.has(word);
    const unit = statement.tokens[index + 1];
    const isCounting = unit !== undefined && unit.breakBefore === 0 && !isLight(unit);
    const label = statement.tokens[index - 1];
    const isBesideUnit = !isCounting || hasUnit(source, places, unit);
    // `bus 12` is not told by `bus 7` and `sortie 12`.
    const isBesideLabel =
      isCounting || label === undefined || token.breakBefore > 0 || isLight(label) || hasLabel(source, places, label);
    if (!isBesideUnit || !isBesideLabel) return { code: "number_missing", detail };
  }
  return null;
}

/** `14 jours`; `6 couchages` from a table's `Couchages: 6`, where the unit is the label of the cell. */
function hasUnit(source: readonly SupportToken[], places: readonly number[], unit: SupportToken): boolean {
  const isFollowed = (at: number) =>
    source.slice(at + 1, at + 1 + UNIT_REACH).some((other) => isSameWord(unit.word, other.word));
  return places.some(isFollowed) || isRangeUnit(source, places, unit) || isLabelled(source, places, unit, 1);
}

const UNIT_REACH = 3;

function hasLabel(source: readonly SupportToken[], places: readonly number[], label: SupportToken): boolean {
  // Where the source has no such word, it is the statement's own, and judged as that.
  if (!source.some((other) => isSameWord(label.word, other.word))) return true;
  return isLabelled(source, places, label, LABEL_REACH) || hasUnit(source, places, label);
}

const LABEL_REACH = 3;

/** `2 bis 3 Werktage`, `2–3 Werktage`: the unit stands behind the second number. */
function isRangeUnit(source: readonly SupportToken[], places: readonly number[], unit: SupportToken): boolean {
  return places.some(
    (at) =>
      source[at + 1]?.kind === "number" && source.slice(at + 2, at + 4).some(({ word }) => isSameWord(unit.word, word)),
  );
}

function isLabelled(
  source: readonly SupportToken[],
  places: readonly number[],
  { word }: SupportToken,
  reach: number,
): boolean {
  return places.some((at) => source.slice(Math.max(0, at - reach), at).some((other) => isSameWord(word, other.word)));
}

function isPlain({ words, stopwords }: Matching, token: SupportToken): boolean {
  return (
    token.kind !== "word" ||
    token.word.length < 2 ||
    stopwords.has(token.word) ||
    words.light.has(token.word) ||
    words.negators.has(token.word) ||
    words.restrictive.has(token.word)
  );
}

/** What the statement says is said in the window or above it; no word is said as its opposite. */
function checkOwnWords(matching: Matching, isQuoted: boolean): SupportFailure | null {
  const { statement, source, window, words } = matching;
  const around = headingTokens(window);
  const own: SupportToken[] = [];
  let covered = 0;
  for (const token of statement.tokens) {
    const opposites = words.opposites.get(token.word);
    const has = (list: readonly SupportToken[]) => list.some((other) => isSameWord(token.word, other.word));
    if (opposites && !has(source) && source.some((other) => opposites.has(other.word)))
      return { code: "opposite_word", detail: statement.text.slice(token.start, token.end) };
    if (isPlain(matching, token) || NUMBER_WORDS_ELSEWHERE.has(token.word)) continue;
    if (has(source)) covered++;
    else if (!window.passage.titleKeys.has(token.key) && !has(around)) own.push(token);
  }
  const isFigured = statement.tokens.some(({ kind }) => kind === "number");
  if (covered === 0 && !isFigured) return { code: "low_coverage", detail: "" };
  const [first] = own;
  if (!first || (isQuoted && own.length === 1 && covered >= LEAST_BESIDE_OWN && !first.isName)) return null;
  return { code: "uncovered_words", detail: statement.text.slice(first.start, first.end) };
}

const LEAST_BESIDE_OWN = 3;

/** The passage's first line and the line above the window: mostly headings. */
function headingTokens({ passage, from }: EvidenceWindow): SupportToken[] {
  const start = passage.sentences[from]!.start;
  return passage.sentences
    .filter((sentence, index) => sentence.end <= start && (index === 0 || index === from - 1))
    .filter((sentence) => sentence.end - sentence.start <= LONGEST_HEADING)
    .flatMap(({ first, last }) => passage.tokens.slice(first, last));
}

const LONGEST_HEADING = 120;

/** Where the window denies what the statement speaks of, the statement denies, and the other way round. */
function checkDenials(matching: Matching): SupportFailure | null {
  const { statement, source, words, window } = matching;
  const said = statement.tokens.filter(
    (token, index) => words.negators.has(token.word) && !isAnswerWord(statement.tokens, index),
  );
  const given = source.filter((token, index) => words.negators.has(token.word) && !isAnswerWord(source, index));
  if (said.length > 0) {
    const isBacked =
      given.some((token) => touchesClause(matching, source.indexOf(token))) ||
      (isListed(window) && headingTokens(window).some(({ word }) => words.negators.has(word)));
    return isBacked ? null : negationFailure(said[0]!, statement.text);
  }
  const denied = given.find((token) => touchesClause(matching, source.indexOf(token)));
  return denied ? negationFailure(denied, matching.window.passage.text) : null;
}

/** What a heading or a lead-in denies, it denies of each item of the list under it. */
function isListed({ passage, from, to }: EvidenceWindow): boolean {
  return (
    from === to &&
    /^(?:[-*+•▪◦‣–]|\d{1,3}[.)])\s/u.test(
      passage.text.slice(passage.sentences[from]!.start, passage.sentences[from]!.start + 6),
    )
  );
}

function negationFailure({ start, end }: SupportToken, text: string): SupportFailure {
  return { code: "negation_differs", detail: text.slice(start, end) };
}

/** `Nein, …`, `No, …` at the head of a sentence. */
function isAnswerWord(tokens: readonly SupportToken[], index: number): boolean {
  return tokens[index]!.isInitial && (tokens[index + 1]?.breakBefore ?? 2) > 0;
}

/** The clause around a token of the source holds something that the statement says. */
function touchesClause(matching: Matching, at: number): boolean {
  const { source } = matching;
  let from = at;
  while (from > 0 && source[from]!.breakBefore === 0) from--;
  let to = at + 1;
  while (to < source.length && source[to]!.breakBefore === 0) to++;
  return source.slice(from, to).some((token) => isSaid(matching, token));
}

function isSaid(matching: Matching, token: SupportToken): boolean {
  if (token.kind === "number") return matching.statement.tokens.some((other) => saysSame(other, token));
  return !isPlain(matching, token) && matching.statement.tokens.some((other) => isSameWord(other.word, token.word));
}

const LIMIT_REACH = 4;

/** A word that limits stands in both or in neither: beside what the statement took, and among its own. */
function checkLimits(matching: Matching): SupportFailure | null {
  const { statement, source, words, window } = matching;
  const saidGroups = new Set(statement.tokens.flatMap(({ word }) => words.restrictive.get(word) ?? []));
  const givenGroups = new Set(
    [...source, ...headingTokens(window)].flatMap(({ word }) => words.restrictive.get(word) ?? []),
  );
  for (const token of statement.tokens) {
    const group = words.restrictive.get(token.word);
    if (group !== undefined && !givenGroups.has(group) && !FREE.has(group))
      return { code: "qualifier_missing", detail: statement.text.slice(token.start, token.end) };
  }
  for (const [at, token] of source.entries()) {
    const group = words.restrictive.get(token.word);
    if (group === undefined || saidGroups.has(group) || FREE.has(group) || !isBesideSaid(matching, at)) continue;
    return { code: "condition_dropped", detail: window.passage.text.slice(token.start, token.end) };
  }
  return null;
}

/** Words of these groups stand in sentences that limit nothing: `Sie können`, `pro Stück`. */
const FREE = new Set([
  "kann",
  "peut",
  "puede",
  "puo",
  "pode",
  "kan",
  "moze",
  "entre",
  "tra",
  "tussen",
  "miedzy",
  "pro",
  "por",
  "par",
  "per",
  "za",
  "um",
]);

/** Said within a few words before or behind, in the same sentence or cell. */
function isBesideSaid(matching: Matching, at: number): boolean {
  const { source } = matching;
  if (source[at]!.isInitial) return opensSaid(matching, at);
  for (const step of [-1, 1]) {
    for (let index = at + step, reach = 0; source[index] && reach < LIMIT_REACH; index += step, reach++) {
      const border = step > 0 ? source[index]! : source[index + 1]!;
      if (border.breakBefore === 2 || isCellBorder(matching, border)) break;
      if (isSaid(matching, source[index]!)) return true;
    }
  }
  return false;
}

/** `Beim Umtausch ist die Rücksendung kostenlos`: what opens a sentence limits all of it. */
function opensSaid(matching: Matching, at: number): boolean {
  const { source } = matching;
  let end = at + 1;
  while (source[end] && source[end]!.breakBefore !== 2) end++;
  return source.slice(at, end).some((token) => isSaid(matching, token));
}

function isCellBorder({ window }: Matching, token: SupportToken): boolean {
  return window.passage.text.slice(Math.max(0, token.start - 3), token.start) === " | ";
}
