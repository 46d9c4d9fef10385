import type { Evidence } from "./align-statement.ts";
import { CELL_BREAK } from "./read-row.ts";
import type { SupportFailure } from "./support-verdict.ts";
import { isOpposite } from "./tokens/is-opposite.ts";
import { type Negation, readNegations } from "./tokens/read-negations.ts";

/** What the statement denies, the source denies; what the source denies, the statement doesn't assert. */
export function checkNegation(evidence: Evidence, text: string): SupportFailure | null {
  const { statement, source, first, last, places } = evidence;
  const said = readNegations(statement.tokens);
  const given = readNegations(source, first, last).map((negation) => withinCell(negation, evidence));
  const listed = deniedItems(evidence);
  const deniedInSource = new Set([...given.flatMap((negation) => negation.scope), ...listed]);
  const contradicted = contradictsItself(evidence, said);
  if (contradicted) return { code: "negation_differs", detail: contradicted };
  const asserted = said.length === 0 ? places.findIndex((place) => listed.has(place)) : -1;
  if (asserted >= 0 && !/^no\b/i.test(text)) {
    const token = statement.tokens[asserted]!;
    return { code: "negation_differs", detail: text.slice(token.start, token.end) };
  }
  for (const negation of said) {
    if (!isBacked(negation, evidence, deniedInSource)) {
      const token = statement.tokens[negation.at]!;
      return { code: "negation_differs", detail: text.slice(token.start, token.end) };
    }
  }
  const statementAt = new Map<number, number>();
  for (const [index, place] of places.entries()) if (place >= 0) statementAt.set(place, index);
  const deniedInStatement = new Set(said.flatMap((negation) => negation.scope));
  for (const negation of given) {
    if (isAsserted(negation, statementAt, deniedInStatement, evidence)) {
      const token = source[negation.at]!;
      return { code: "negation_differs", detail: evidence.window.passage.text.slice(token.start, token.end) };
    }
  }
  return null;
}

/** The tokens of items whose lead-in denies them: `What we can't take back:`. */
function deniedItems({ source, first, last, window }: Evidence): ReadonlySet<number> {
  const denied = new Set<number>();
  const { text } = window.passage;
  let isDenied = false;
  let hasLead = false;
  for (let at = first; at < last; at++) {
    const token = source[at]!;
    if (token.isInitial && at > first && !LIST_ITEM.test(lineAt(text, token.start))) isDenied = hasLead = false;
    const isLead =
      token.kind === "negator" && !LIST_ITEM.test(lineAt(text, token.start)) && !isInRow(text, token.start);
    if (isLead) hasLead = true;
    if (hasLead && text[token.end] === ":") isDenied = true;
    else if (isDenied && token.isContent) denied.add(at);
  }
  return denied;
}

const LIST_ITEM = /^\s*(?:[-*+•▪◦‣–]|\d{1,3}[.)]) /;

function lineAt(text: string, at: number): string {
  return text.slice(text.lastIndexOf("\n", at) + 1, at + LONGEST_MARK);
}

/** `12. ` */
const LONGEST_MARK = 6;

/** `Early lanes: none | Public swim: 8.30`: a cell denies nothing of the next one. */
function isInRow(text: string, at: number): boolean {
  const end = text.indexOf("\n", at);
  return text.slice(text.lastIndexOf("\n", at) + 1, end < 0 ? text.length : end).includes(CELL_BREAK);
}

/** `Early lanes: none | Public swim: 8.30`: a cell denies its own header, and nothing of the next cell. */
function withinCell(negation: Negation, { source, first, window }: Evidence): Negation {
  const { text } = window.passage;
  const { at, scope } = negation;
  const next = scope[0] === undefined ? text.length : source[scope[0]]!.start;
  const isLast = /[|\n]/.test(text.slice(source[at]!.end, next)) || scope.length === 0;
  if (!isLast || !isInRow(text, source[at]!.start)) return negation;
  const header: number[] = [];
  for (let place = at - 1; place >= first; place--) {
    if (/[|\n]/.test(text.slice(source[place]!.end, source[at]!.start))) break;
    if (source[place]!.isContent) header.unshift(place);
  }
  return { at, scope: header };
}

/**
 * `Yes, we don't …`, and `No, dogs are welcome` to who asks for dogs: the word of answer and what it introduces don't
 * go together. The word that does it; undefined where they do.
 */
function contradictsItself({ statement }: Evidence, said: readonly Negation[]): string | undefined {
  const { tokens, text, context } = statement;
  const answer = /^\s*(yes|no)\s*[.!,:–—-]\s/i.exec(text)?.[1];
  if (answer === undefined) return undefined;
  const rest = tokens.slice(1);
  const end = rest.findIndex(({ breakBefore }, index) => index > 0 && breakBefore > 0);
  const clause = end < 0 ? rest : rest.slice(0, end);
  if (answer.toLowerCase() === "yes") {
    const denial = said.find(({ at }) => at > 0 && at <= Math.min(clause.length, NEAR));
    return denial && !clause.some(({ word }) => word === "only") ? text.slice(0, answer.length) : undefined;
  }
  if (said.some(({ at }) => at > 0) || rest.some(({ word }) => NARROWS.has(word))) return undefined;
  const isGranted = clause.some(({ word }) => GRANTS.has(word));
  const isAsked = clause.some(({ key, isContent }) => isContent && context.some((asked) => asked.key === key));
  return isGranted && isAsked ? text.slice(0, answer.length) : undefined;
}

const NEAR = 4;
const GRANTS = new Set("welcome allowed permitted accepted included free available possible".split(" "));
const NARROWS = new Set(
  "only but instead unless except until from after before if when without outside soon later elsewhere separately".split(
    " ",
  ),
);

/** A word in the negation's reach is denied in the source too, or stands there as its opposite. */
function isBacked(negation: Negation, evidence: Evidence, denied: ReadonlySet<number>): boolean {
  const { statement, source, first, last, places } = evidence;
  const head = negation.scope[0];
  if (head === undefined) return source.slice(first, last).some((token) => token.kind === "negator");
  for (const index of negation.scope) {
    if (places[index]! >= 0 && denied.has(places[index]!)) return true;
  }
  const word = statement.tokens[head]!.word;
  for (let at = first; at < last; at++)
    if (isOpposite(word, source[at]!.word) || (denied.has(at) && isTaking(word) && isTaking(source[at]!.word)))
      return true;
  return false;
}

/** `not taken`, `not accepted`: of what is paid with. */
function isTaking(word: string): boolean {
  return /^(?:take[ns]?|taking|accept(?:s|ed|ing)?|honou?r(?:s|ed)?)$/.test(word);
}

/** What the source denies first stands in the statement without a negation. */
function isAsserted(
  negation: Negation,
  statementAt: ReadonlyMap<number, number>,
  deniedInStatement: ReadonlySet<number>,
  evidence: Evidence,
): boolean {
  const aligned = negation.scope.filter((place) => statementAt.has(place));
  if (aligned.length === 0 || aligned.length * 2 < negation.scope.length) return false;
  if (aligned.some((place) => deniedInStatement.has(statementAt.get(place)!))) return false;
  return !hasOppositeOf(negation.scope[0], evidence);
}

/** `not possible` said as `impossible`. */
function hasOppositeOf(place: number | undefined, { statement, source }: Evidence): boolean {
  const word = place === undefined ? "" : source[place]!.word;
  return statement.tokens.some((token) => isOpposite(token.word, word));
}
