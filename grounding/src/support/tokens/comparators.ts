import type { SupportToken } from "./support-token.ts";

/** Which way a number bounds: from below, from above, nearly, or not at all. */
export type Comparator = "least" | "most" | "about" | "none";

/** The comparator of the number at `index`: `at least 14 days`, `no more than 14`, `14 or older`, `14+`. */
export function comparatorAt(tokens: readonly SupportToken[], index: number): Comparator {
  const own = ownComparatorAt(tokens, index);
  return own === "none" && restatesNeighbour(tokens, index) ? ownComparatorAt(tokens, index - 1) : own;
}

/** The number says the one before it in another unit: `about 1,000 kilometres (620 mi)`. */
function restatesNeighbour(tokens: readonly SupportToken[], index: number): boolean {
  const [one, other] = [tokens[index - 1], tokens[index]!];
  return one?.kind === "number" && other.breakBefore === 1 && isRestated(one, other);
}

/**
 * Two numbers in different units, one of which is the other one converted and rounded: `100 kilometres`, `62 miles`.
 */
export function isRestated(one: SupportToken, other: SupportToken): boolean {
  const [dimension, size] = readKey(one.key);
  const [otherDimension, otherSize] = readKey(other.key);
  if (dimension === "" || dimension !== otherDimension || !isAbout(size, otherSize)) return false;
  return !isAbout(readKey(one.bareKey)[1], readKey(other.bareKey)[1]);
}

function isAbout(one: number, other: number): boolean {
  return Math.abs(one - other) <= ROUNDING * Math.abs(one);
}

const ROUNDING = 0.05;

function readKey(key: string): [dimension: string, size: number] {
  const colon = key.indexOf(":");
  return [key.slice(1, colon), Number(key.slice(colon + 1))];
}

function ownComparatorAt(tokens: readonly SupportToken[], index: number): Comparator {
  const before = (back: number) =>
    tokens[index - back + 1]?.breakBefore === 2 ? "" : (tokens[index - back]?.word ?? "");
  const one = before(1);
  const two = one === "" ? "" : before(2);
  const three = two === "" ? "" : before(3);
  const isTurned = NEGATIONS.has(three) || (NEGATIONS.has(two) && one !== "than");
  const phrase = `${two} ${one}`;
  const found = PHRASES.get(phrase) ?? WORDS.get(one) ?? behind(tokens, index) ?? "none";
  if (!isTurned || found === "none") return found;
  return found === "least" ? "most" : found === "most" ? "least" : found;
}

function behind(tokens: readonly SupportToken[], index: number): Comparator | undefined {
  const word = (ahead: number) => (tokens[index + ahead]?.breakBefore === 2 ? "" : (tokens[index + ahead]?.word ?? ""));
  for (const ahead of [1, 2]) {
    if (word(ahead) === "or" || word(ahead) === "and") {
      const found = BEHIND.get(word(ahead + 1));
      if (found) return found;
    }
  }
  return undefined;
}

const NEGATIONS = new Set(["no", "not", "nt"]);

const PHRASES: ReadonlyMap<string, Comparator> = new Map([
  ["at least", "least"],
  ["more than", "least"],
  ["greater than", "least"],
  ["higher than", "least"],
  ["larger than", "least"],
  ["longer than", "least"],
  ["older than", "least"],
  ["minimum of", "least"],
  ["excess of", "least"],
  ["at most", "most"],
  ["up to", "most"],
  ["less than", "most"],
  ["fewer than", "most"],
  ["lower than", "most"],
  ["smaller than", "most"],
  ["shorter than", "most"],
  ["younger than", "most"],
  ["later than", "least"],
  ["earlier than", "most"],
  ["maximum of", "most"],
  ["close to", "about"],
]);

const WORDS: ReadonlyMap<string, Comparator> = new Map([
  ["over", "least"],
  ["above", "least"],
  ["exceeding", "least"],
  ["exceeds", "least"],
  ["exceed", "least"],
  ["minimum", "least"],
  ["under", "most"],
  ["below", "most"],
  ["within", "most"],
  ["maximum", "most"],
  ["about", "about"],
  ["around", "about"],
  ["approximately", "about"],
  ["roughly", "about"],
  ["nearly", "about"],
  ["almost", "about"],
]);

const BEHIND: ReadonlyMap<string, Comparator> = new Map([
  ["more", "least"],
  ["older", "least"],
  ["higher", "least"],
  ["above", "least"],
  ["over", "least"],
  ["longer", "least"],
  ["greater", "least"],
  ["less", "most"],
  ["fewer", "most"],
  ["younger", "most"],
  ["under", "most"],
  ["below", "most"],
  ["lower", "most"],
]);
