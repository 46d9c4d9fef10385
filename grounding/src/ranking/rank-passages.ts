import { analyze, primaryLanguage, type Token } from "../analysis/analyze.ts";
import { detectLanguage } from "../analysis/detect-language.ts";
import { splitSentences } from "../analysis/split-sentences.ts";
import type { TextRange } from "../structured-text.ts";
import { type Candidate, inverseDocumentFrequency, type PassageStatistics } from "./candidate.ts";
import { type PreparedQuery, type QueryWord, wordsForLanguage } from "./prepare-query.ts";

export interface RankedPassage<C extends Candidate = Candidate> {
  candidate: C;
  /** Comparable within one question only. */
  score: number;
  /** The share of the question, by idf, that the passage with its title and headings holds; 0 to 1. */
  coverage: number;
  /** The passage's sentences, in order, each with the share of the question that it holds. */
  sentences: RankedSentence[];
}

export interface RankedSentence extends TextRange {
  coverage: number;
}

/** Orders the candidates of one question, best first; ties by id, so that the order is the same every time. */
export function rankPassages<C extends Candidate>(
  query: PreparedQuery,
  candidates: readonly C[],
  statistics: PassageStatistics,
): RankedPassage<C>[] {
  const weigh = rememberWeights(statistics);
  return candidates
    .map((candidate) => rankPassage(query, candidate, weigh))
    .sort((left, right) => right.score - left.score || (left.candidate.id < right.candidate.id ? -1 : 1));
}

type WeighTerm = (term: string) => number;

function rememberWeights(statistics: PassageStatistics): WeighTerm {
  const weights = new Map<string, number>();
  return (term) => {
    const known = weights.get(term);
    if (known !== undefined) return known;
    const weight = inverseDocumentFrequency(statistics, term);
    weights.set(term, weight);
    return weight;
  };
}

function rankPassage<C extends Candidate>(query: PreparedQuery, candidate: C, weigh: WeighTerm): RankedPassage<C> {
  const language = primaryLanguage(candidate.language ?? detectLanguage(candidate.text));
  const words = wordsForLanguage(query, language);
  const total = sumWeights(words, weigh) || 1;
  const tokens = analyze(candidate.text, language);
  const title = termSet(analyze([candidate.title ?? "", ...candidate.headingPath].join("\n"), language));
  const body = termSet(tokens);
  const share = (terms: ReadonlySet<string>) => sumWeights(words, weigh, terms) / total;
  const sentences = splitSentences(candidate.text).map((range) => ({
    ...range,
    coverage: share(termSet(tokensIn(tokens, range))),
  }));
  const best = sentences.reduce((highest, sentence) => Math.max(highest, sentence.coverage), 0);
  const pairs = pairShares(words, tokens, weigh);
  const score =
    candidate.lexicalScore + total * (0.3 * pairs.ordered + 0.2 * pairs.near + 0.6 * share(title) + 0.4 * best);
  return { candidate, score, coverage: share(title.union(body)), sentences };
}

function termSet(tokens: readonly Token[]): Set<string> {
  return new Set(tokens.map((token) => token.term));
}

function tokensIn(tokens: readonly Token[], range: TextRange): Token[] {
  return tokens.filter((token) => token.start >= range.start && token.start < range.end);
}

/** Sum of weight × idf over the question's distinct terms, or over those of them that stand in `terms`. */
function sumWeights(words: readonly QueryWord[], weigh: WeighTerm, terms?: ReadonlySet<string>): number {
  let sum = 0;
  const seen = new Set<string>();
  for (const { term, weight } of words) {
    if (seen.has(term) || (terms && !terms.has(term))) continue;
    seen.add(term);
    sum += weight * weigh(term);
  }
  return sum;
}

const NEAR = 8;

/** Shares of the question's neighbouring word pairs that stand in the text in order, and within eight words in any order. */
function pairShares(words: readonly QueryWord[], tokens: readonly Token[], weigh: WeighTerm) {
  const places = new Map<string, number[]>();
  for (const { term, position } of tokens) {
    const list = places.get(term);
    if (list) list.push(position);
    else places.set(term, [position]);
  }
  let ordered = 0;
  let near = 0;
  let total = 0;
  for (let index = 1; index < words.length; index++) {
    const [left, right] = [words[index - 1]!, words[index]!];
    if (right.position - left.position > 3 || right.position === left.position) continue;
    const weight = Math.min(left.weight, right.weight) * (weigh(left.term) + weigh(right.term));
    total += weight;
    const distances = closest(places.get(left.term) ?? [], places.get(right.term) ?? []);
    if (distances.after === right.position - left.position || distances.after === 1) ordered += weight;
    if (distances.any <= NEAR) near += weight;
  }
  return total === 0 ? { ordered: 0, near: 0 } : { ordered: ordered / total, near: near / total };
}

function closest(left: readonly number[], right: readonly number[]): { after: number; any: number } {
  let after = Number.POSITIVE_INFINITY;
  let any = Number.POSITIVE_INFINITY;
  for (const from of left) {
    for (const to of right) {
      if (to > from) after = Math.min(after, to - from);
      if (to !== from) any = Math.min(any, Math.abs(to - from));
    }
  }
  return { after, any };
}
