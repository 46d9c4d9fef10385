import type { Evidence } from "./align-statement.ts";
import type { SupportFailure } from "./support-verdict.ts";
import { type SupportToken, saysSame } from "./tokens/support-token.ts";
import { PRONOUNS } from "./tokens/word-classes.ts";

const NEIGHBOURS = 4;
const REACH = 7;
const LEAST_SHARE = 0.5;
/** Of a name: pronouns and changed words around names are common in true sentences. */
const LEAST_NAME_SHARE = 0.25;

/** Each number, month and name stands among the same words as in one sentence of the window. */
export function checkBinding(evidence: Evidence, text: string): SupportFailure | null {
  const { statement } = evidence;
  for (const [order, index] of statement.content.entries()) {
    const token = statement.tokens[index]!;
    if (token.kind !== "number" && token.kind !== "month" && !token.isName) continue;
    const share = boundShare(evidence, order);
    const least = token.isName ? LEAST_NAME_SHARE : LEAST_SHARE;
    if (
      (share !== null && share < least) ||
      (token.kind === "number" && (isTradedAway(evidence, order) || isTradedInside(evidence, order)))
    )
      return { code: "binding_broken", detail: text.slice(token.start, token.end) };
  }
  return null;
}

/**
 * The best share, over the sentences that have the anchor, of its neighbours found near it; null when nothing can be
 * said.
 */
function boundShare(evidence: Evidence, order: number): number | null {
  const { statement, source, window } = evidence;
  const anchor = statement.tokens[statement.content[order]!]!;
  const neighbours = nearestContent(statement.content, order).map((index) => statement.tokens[index]!);
  if (neighbours.length === 0) return null;
  let best: number | null = null;
  for (let at = window.from; at <= window.to; at++) {
    const sentence = window.passage.sentences[at]!;
    const content: SupportToken[] = [];
    for (let index = sentence.first; index < sentence.last; index++)
      if (source[index]!.isContent) content.push(source[index]!);
    for (const [place, token] of content.entries()) {
      if (!saysSame(anchor, token)) continue;
      const around = content.slice(Math.max(0, place - REACH), place + REACH + 1);
      const found = neighbours.filter(
        (neighbour) =>
          window.passage.titleKeys.has(neighbour.key) || around.some((other) => saysSame(neighbour, other)),
      );
      best = Math.max(best ?? 0, found.length / neighbours.length);
    }
  }
  return best;
}

function nearestContent(content: readonly number[], order: number): number[] {
  return content
    .map((index, other) => ({ index, distance: Math.abs(other - order) }))
    .filter(({ distance }) => distance > 0)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, NEIGHBOURS)
    .map(({ index }) => index);
}

const CLAUSE_NEIGHBOURS = 3;
/** Sentences around the window that may hold the number's rival. */
const RIVAL_REACH = 3;

/**
 * A word beside the number stands in the source only with another number of the same kind: `Shipping takes 3 days` from
 * `Refunds take 3 days. Shipping takes 14 days.`
 */
function isTradedAway(evidence: Evidence, order: number): boolean {
  const { statement, window, source } = evidence;
  const number = statement.tokens[statement.content[order]!]!;
  const { sentences } = window.passage;
  const inWindow = sentences.slice(window.from, window.to + 1);
  const around = sentences.slice(Math.max(0, window.from - RIVAL_REACH), window.to + 1 + RIVAL_REACH);
  const has = (sentence: TokenRange, holds: (token: SupportToken) => boolean) => {
    for (let at = sentence.first; at < sentence.last; at++) if (holds(source[at]!)) return true;
    return false;
  };
  const own = inWindow.filter((sentence) => has(sentence, (token) => saysSame(number, token)));
  const others = around.filter(
    (sentence) => !own.includes(sentence) && has(sentence, (token) => isRival(number, token)),
  );
  if (own.length === 0) return false;
  const isPronoun = own.some((sentence) => PRONOUNS.has(source[sentence.first]!.word));
  return clauseNeighbours(evidence, order).some((neighbour) => {
    // What the title names is what the passage speaks of by pronouns.
    if (window.passage.titleKeys.has(neighbour.key) && (neighbour.isName || isPronoun)) return false;
    const isHere = (sentence: TokenRange) => has(sentence, (token) => saysSame(neighbour, token));
    if (own.some(isHere)) return false;
    return others.some(isHere) || (neighbour.isName && own.every((sentence) => hasOtherSubject(evidence, sentence)));
  });
}

/**
 * The same between the clauses of one sentence, when the number's own clause has another word in the neighbour's stead.
 */
function isTradedInside(evidence: Evidence, order: number): boolean {
  const { statement, window, source } = evidence;
  const number = statement.tokens[statement.content[order]!]!;
  const said = new Set(statement.tokens.map(({ key }) => key));
  const clauses = window.passage.sentences
    .slice(window.from, window.to + 1)
    .flatMap((range) => clausesOf(source, range));
  const own = clauses.filter((clause) => clause.some((token) => saysSame(number, token)));
  const others = clauses.filter((clause) => !own.includes(clause) && clause.some((token) => isRival(number, token)));
  const hasOtherWord = own.every((clause) => clause.some((token) => token.isName && !said.has(token.key)));
  if (own.length === 0 || others.length === 0 || !hasOtherWord) return false;
  return clauseNeighbours(evidence, order).some((neighbour) => {
    const isHere = (clause: SupportToken[]) => clause.some((token) => saysSame(neighbour, token));
    return others.some(isHere) && !own.some(isHere);
  });
}

function clausesOf(source: readonly SupportToken[], { first, last }: TokenRange): SupportToken[][] {
  const clauses: SupportToken[][] = [];
  for (let at = first; at < last; at++) {
    const token = source[at]!;
    if (clauses.length === 0 || token.breakBefore > 0 || JOINTS.has(token.word)) clauses.push([]);
    clauses.at(-1)!.push(token);
  }
  return clauses;
}

const JOINTS = new Set("and while but whereas".split(" "));

interface TokenRange {
  first: number;
  last: number;
}

const SUBJECT_REACH = 3;

/** The sentence opens with a name that the statement doesn't have: `The Team plan …`. */
function hasOtherSubject({ statement, source }: Evidence, { first, last }: TokenRange): boolean {
  for (let at = first; at < Math.min(last, first + SUBJECT_REACH); at++) {
    const token = source[at]!;
    if (token.isName && token.isContent && !statement.tokens.some(({ key }) => key === token.key)) return true;
  }
  return false;
}

function isRival(number: SupportToken, other: SupportToken): boolean {
  const dimension = (key: string) => key.slice(0, key.indexOf(":"));
  return other.kind === "number" && !saysSame(number, other) && dimension(number.key) === dimension(other.key);
}

/** The content words nearest to the number without a break between. */
function clauseNeighbours({ statement }: Evidence, order: number): SupportToken[] {
  const neighbours: SupportToken[] = [];
  for (const step of [-1, 1]) {
    for (let count = 1; count <= CLAUSE_NEIGHBOURS; count++) {
      const index = statement.content[order + step * count];
      if (index === undefined) break;
      const [from, to] = step < 0 ? [index, statement.content[order]!] : [statement.content[order]!, index];
      if (hasBreak(statement.tokens, from, to)) break;
      neighbours.push(statement.tokens[index]!);
    }
  }
  return neighbours;
}

function hasBreak(tokens: readonly SupportToken[], from: number, to: number): boolean {
  for (let at = from + 1; at <= to; at++) if (tokens[at]!.breakBefore > 0 || tokens[at]!.word === "and") return true;
  return false;
}
