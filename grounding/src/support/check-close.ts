import { alignClose, type Pair } from "./align-close.ts";
import { findDropped } from "./find-dropped.ts";
import { findSplice } from "./find-splice.ts";
import type { EvidenceWindow } from "./find-windows.ts";
import type { PreparedStatement } from "./prepare-statement.ts";
import type { SupportToken } from "./support-token.ts";
import type { SupportFailure } from "./support-verdict.ts";
import { INSERTABLE, PRONOUNS } from "./word-classes.ts";

/**
 * The statement is the window's words with little added and nothing of weight left out: aligned by a common subsequence, every
 * added token is a small word, a word of the title that stands for the subject, or one of the window's own words put between
 * neighbours; no restrictive token is left out that bears on what is kept; and no two clauses are spliced.
 */
export function checkClose(statement: PreparedStatement, window: EvidenceWindow): SupportFailure | null {
  const { passage } = window;
  const range = { first: passage.sentences[window.from]!.first, last: passage.sentences[window.to]!.last };
  const pairs = alignClose(statement.tokens, passage.tokens, range.first, range.last);
  if (pairs.length === 0) return { code: "not_close", detail: "" };
  const added = findAdded(statement.tokens, pairs, window, range);
  if (added) return { code: "not_close", detail: statement.text.slice(added.start, added.end) };
  const kept = pairs.map((pair) => pair.source);
  const dropped = findDropped(passage.tokens, kept, range) ?? findSplice(statement.tokens, passage.tokens, pairs);
  return dropped && { code: "condition_dropped", detail: passage.text.slice(dropped.start, dropped.end) };
}

function findAdded(
  statement: readonly SupportToken[],
  pairs: readonly Pair[],
  { passage }: EvidenceWindow,
  { first, last }: { first: number; last: number },
): SupportToken | undefined {
  const matched = new Set(pairs.map((pair) => pair.statement));
  const firstContent = pairs.find((pair) => statement[pair.statement]!.isContent)?.statement ?? statement.length;
  return statement.find((token, index) => {
    if (matched.has(index) || INSERTABLE.has(token.word)) return false;
    if (token.isInitial && (CONNECTIVES.has(token.word) || opensAlike(token, pairs, passage.tokens))) return false;
    const isInWindow = (passage.places.get(token.key) ?? []).some((place) => place >= first && place < last);
    if (isInWindow && token.kind === "word" && joinsNeighbours(index, pairs, passage.tokens)) return false;
    if (!passage.titleKeys.has(token.key)) return true;
    if (standsForPronoun(index, pairs, passage.tokens)) return false;
    return index >= firstContent + SUBJECT_REACH || isInWindow;
  });
}

/** A title may also come in behind the first words: `Known as Refunds, …`. */
const SUBJECT_REACH = 4;
const LONGEST_ADDITION = 2;
const LONGEST_REFERENCE = 2;

const CONNECTIVES = new Set(
  "then but however therefore additionally moreover furthermore thus hence so there yes".split(" "),
);

/** `When it rains, …` for `As it rains, …`; `Some lamps …` and `During the storm, …` claim less than `Lamps …` and no more than `In the storm`. */
function opensAlike({ word }: SupportToken, pairs: readonly Pair[], source: readonly SupportToken[]): boolean {
  if (WEAKER_OPENINGS.has(word)) return true;
  const replaced = source[(pairs[0]?.source ?? 0) - 1];
  return SAME_TIME.has(word) && replaced !== undefined && SAME_TIME.has(replaced.word);
}

const WEAKER_OPENINGS = new Set(["some", "during"]);
const SAME_TIME = new Set(["as", "when", "while"]);

/** `the research vessel Knorr` from `Knorr`, when the quote speaks of a research vessel too: no word of weight made room for it. */
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
