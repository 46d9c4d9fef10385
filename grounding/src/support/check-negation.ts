import type { Evidence } from "./align-statement.ts";
import type { SupportFailure } from "./support-verdict.ts";
import { isOpposite } from "./tokens/antonyms.ts";
import { type Negation, readNegations } from "./tokens/read-polarity.ts";

/** What the statement denies, the source denies; what the source denies, the statement doesn't assert. */
export function checkNegation(evidence: Evidence, text: string): SupportFailure | null {
  const { statement, source, first, last, places } = evidence;
  const said = readNegations(statement.tokens);
  const given = readNegations(source, first, last);
  const deniedInSource = new Set(given.flatMap((negation) => negation.scope));
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

/** A word in the negation's reach is denied in the source too, or stands there as its opposite. */
function isBacked(negation: Negation, evidence: Evidence, denied: ReadonlySet<number>): boolean {
  const { statement, source, first, last, places } = evidence;
  const head = negation.scope[0];
  if (head === undefined) return source.slice(first, last).some((token) => token.kind === "negator");
  for (const index of negation.scope) {
    if (places[index]! >= 0 && denied.has(places[index]!)) return true;
  }
  const word = statement.tokens[head]!.word;
  for (let at = first; at < last; at++) if (isOpposite(word, source[at]!.word)) return true;
  return false;
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
