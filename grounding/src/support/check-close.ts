import { alignClose, type Pair } from "./align-close.ts";
import { isEnumeration } from "./check-numbers.ts";
import { findDropped } from "./find-dropped.ts";
import { findSplice } from "./find-splice.ts";
import type { EvidenceWindow } from "./find-windows.ts";
import { isNearTopic, takesPlace } from "./is-near-topic.ts";
import { isReworded } from "./is-reworded.ts";
import type { PreparedPassage, PreparedSentence } from "./prepare-passage.ts";
import type { PreparedStatement } from "./prepare-statement.ts";
import type { SupportFailure } from "./support-verdict.ts";
import type { SupportToken } from "./tokens/support-token.ts";
import { INSERTABLE, PRONOUNS } from "./tokens/word-classes.ts";

/**
 * The statement is the window's words with little added and nothing of weight left out: aligned by a common
 * subsequence, every added token is a small word, a word of the title that stands for the subject, one of the window's
 * own words put between neighbours or said in another form, or a single one that the passage has beside its topic; no
 * restrictive token is left out that bears on what is kept; and no two clauses are spliced.
 */
export function checkClose(statement: PreparedStatement, window: EvidenceWindow): SupportFailure | null {
  const { passage } = window;
  if (countForeign(statement, passage) > MAX_FOREIGN) return { code: "not_close", detail: "" };
  const range = { first: passage.sentences[window.from]!.first, last: passage.sentences[window.to]!.last };
  const pairs = alignClose(statement.tokens, passage.tokens, range.first, range.last);
  if (!pairs.some((pair) => isWeighty(statement.tokens[pair.statement]!))) return { code: "not_close", detail: "" };
  const [added, ...further] = findAdded(statement.tokens, pairs, window, range);
  if (added !== undefined && (further.length > 0 || !isNearTopic(added, statement, pairs, passage))) {
    const { start, end } = statement.tokens[added]!;
    return { code: "not_close", detail: statement.text.slice(start, end) };
  }
  const kept = pairs.map((pair) => pair.source);
  const dropped = findDropped(passage.tokens, kept, range) ?? findSplice(statement.tokens, passage.tokens, pairs);
  return dropped && { code: "condition_dropped", detail: passage.text.slice(dropped.start, dropped.end) };
}

/**
 * Words of weight that the passage has nowhere. More than a few can't all be its own words in another form: no need to
 * align.
 */
function countForeign({ tokens, content }: PreparedStatement, { places, titleKeys }: PreparedPassage): number {
  let count = 0;
  for (const index of content) {
    const token = tokens[index]!;
    if (isWeighty(token) && !places.has(token.key) && !titleKeys.has(token.key)) count++;
  }
  return count;
}

const MAX_FOREIGN = 3;

function isWeighty(token: SupportToken): boolean {
  return token.isContent && !INSERTABLE.has(token.word);
}

/** The indexes of the statement's tokens that the window doesn't have at their place and that say something. */
function findAdded(
  statement: readonly SupportToken[],
  pairs: readonly Pair[],
  { passage }: EvidenceWindow,
  { first, last }: { first: number; last: number },
): number[] {
  const matched = new Set(pairs.map((pair) => pair.statement));
  const kept = pairs.filter((pair) => statement[pair.statement]!.isContent).map((pair) => pair.source);
  const firstContent = pairs.find((pair) => statement[pair.statement]!.isContent)?.statement ?? statement.length;
  const isAdded = (token: SupportToken, index: number) => {
    if (matched.has(index) || INSERTABLE.has(token.word) || isEnumeration(statement, index)) return false;
    if (token.isInitial && (CONNECTIVES.has(token.word) || opensAlike(token, pairs, passage.tokens))) return false;
    if (token.word === "can" && isOffered(index, statement, pairs, passage.tokens)) return false;
    if (isReworded(index, statement, pairs, passage.tokens, { first, last })) return false;
    const places = (passage.places.get(token.key) ?? []).filter((place) => place >= first && place < last);
    const isOfKept = token.kind === "word" && places.some((place) => isBesideKept(place, passage.sentences, kept));
    if (isOfKept && joinsNeighbours(index, pairs, passage.tokens)) return false;
    if (!passage.titleKeys.has(token.key)) return true;
    if (standsForPronoun(index, pairs, passage.tokens)) return false;
    if (places.length > 0 || index >= firstContent + SUBJECT_REACH) return true;
    return takesPlace(index, pairs, passage.tokens);
  };
  return statement.flatMap((token, index) => (isAdded(token, index) ? [index] : []));
}

/** The sentence around a place of the source is kept in part: what it says is said of the same thing. */
function isBesideKept(place: number, sentences: readonly PreparedSentence[], kept: readonly number[]): boolean {
  const around = sentences.find(({ first, last }) => place >= first && place < last);
  return around !== undefined && kept.some((at) => at >= around.first && at < around.last);
}

/** A title may also come in behind the first words: `Known as Refunds, …`. */
const SUBJECT_REACH = 4;
const LONGEST_ADDITION = 2;
const LONGEST_REFERENCE = 2;

const CONNECTIVES = new Set(
  "then but however therefore additionally moreover furthermore thus hence so there yes finally lastly sorry similarly overall".split(
    " ",
  ),
);

/** `You can learn more …` for `Learn more …`. */
function isOffered(
  index: number,
  statement: readonly SupportToken[],
  pairs: readonly Pair[],
  source: readonly SupportToken[],
): boolean {
  const next = pairs.find((pair) => pair.statement === index + 1);
  return next !== undefined && statement[index - 1]?.word === "you" && source[next.source]!.isInitial;
}

/**
 * `When it rains, …` for `As it rains, …`; `Some lamps …` and `During the storm, …` claim less than `Lamps …` and no
 * more than `In the storm`.
 */
function opensAlike({ word }: SupportToken, pairs: readonly Pair[], source: readonly SupportToken[]): boolean {
  if (WEAKER_OPENINGS.has(word)) return true;
  const replaced = source[(pairs[0]?.source ?? 0) - 1];
  return SAME_TIME.has(word) && replaced !== undefined && SAME_TIME.has(replaced.word);
}

const WEAKER_OPENINGS = new Set(["some", "during"]);
const SAME_TIME = new Set(["as", "when", "while"]);

/**
 * `the research vessel Knorr` from `Knorr`, when the quote speaks of a research vessel too: no word of weight made room
 * for it.
 */
function joinsNeighbours(index: number, pairs: readonly Pair[], source: readonly SupportToken[]): boolean {
  const next = pairs.findIndex((pair) => pair.statement > index);
  if (next < 1) return false;
  const [left, right] = [pairs[next - 1]!, pairs[next]!];
  if (right.statement - left.statement > LONGEST_ADDITION + 1) return false;
  return source.slice(left.source + 1, right.source).every((token) => !token.isContent);
}

/** What the source has in the title's place is `it`, `they` or `the term`. */
function standsForPronoun(index: number, pairs: readonly Pair[], source: readonly SupportToken[]): boolean {
  const next = pairs.findIndex((pair) => pair.statement > index);
  if (next < 1) return false;
  const left = source.slice(pairs[next - 1]!.source + 1, pairs[next]!.source);
  const [head, noun] = left;
  if (head === undefined || left.length > LONGEST_REFERENCE) return false;
  if (left.some((token) => token.isName || token.breakBefore === 2)) return false;
  return noun === undefined ? PRONOUNS.has(head.word) : DEFINITE.has(head.word) && noun.kind === "word";
}

const DEFINITE = new Set("the this that these those".split(" "));
