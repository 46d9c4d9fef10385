import type { AnalyzedPassage } from "./analyze-passage.ts";
import type { QueryWord } from "./prepare-query.ts";
import { wordFamilyShare } from "./word-family.ts";

/** The weight of a term, its idf. */
export type WeighTerm = (term: string) => number;

/** How a passage answers to a question's words. Shares are by idf × turn weight; they run from 0 to 1 unless said otherwise. */
export interface PassageMatch {
  /** The question's distinct terms, in order, with where they stand in the passage. */
  asked: readonly AskedTerm[];
  /** Sum of the question's weights: what a share is a share of. */
  total: number;
  /** Share of the question in text, title and headings together. */
  coverage: number;
  /** Share of the question in title and headings. */
  title: number;
  /** Share of the question's neighbouring word pairs that stand in the text in that order, as far apart. */
  ordered: number;
  /** Share of the question that is missing, but of whose family the text has a word: `migrate` for `migration`. */
  family: number;
  /** Share of the question's names and numbers in text, title and headings; 0 when it has none. */
  names: number;
  /** Share of the question in each sentence. */
  sentences: number[];
  /** BM25 of each sentence as if it were a document, as a share; 0 to 2.2. */
  sentenceScores: number[];
}

export function matchPassage(words: readonly QueryWord[], passage: AnalyzedPassage, weigh: WeighTerm): PassageMatch {
  const asked = distinctTerms(words, weigh);
  const total = asked.reduce((sum, term) => sum + term.weight, 0) || 1;
  const sentences = matchSentences(asked, passage);
  let title = 0;
  let covered = 0;
  let family = 0;
  let names = 0;
  let allNames = 0;
  for (const term of asked.values()) {
    const isInTitle = passage.title.has(term.term);
    const isCovered = isInTitle || term.positions.length > 0;
    if (isInTitle) title += term.weight;
    if (isCovered) covered += term.weight;
    if (term.isName) allNames += term.weight;
    if (term.isName && isCovered) names += term.weight;
    if (term.positions.length === 0 && term.isLastTurn)
      family += term.weight * wordFamilyShare(term.term, passage.terms);
  }
  return {
    asked,
    total,
    coverage: covered / total,
    title: title / total,
    ordered: orderedShare(words, asked),
    family: family / total,
    names: allNames === 0 ? 0 : names / allNames,
    sentences: sentences.map(({ coverage }) => coverage / total),
    sentenceScores: sentences.map(({ score }) => score / total),
  };
}

export interface AskedTerm {
  term: string;
  /** Turn weight × idf. */
  weight: number;
  isName: boolean;
  isLastTurn: boolean;
  /** Where it stands in the passage, counted in words. */
  positions: number[];
}

function distinctTerms(words: readonly QueryWord[], weigh: WeighTerm): AskedTerm[] {
  const asked = new Map<string, AskedTerm>();
  for (const { term, weight, isName } of words) {
    const known = asked.get(term);
    if (known) known.isName ||= isName;
    else asked.set(term, { term, weight: weight * weigh(term), isName, isLastTurn: weight === 1, positions: [] });
  }
  return [...asked.values()];
}

/** Terms of a sentence of usual length, from encyclopaedia and web texts. */
const USUAL_SENTENCE = 12;
const K1 = 1.2;
const B = 0.75;

/** Notes each term's positions, and sums up for each sentence what it holds of the question. */
function matchSentences(asked: readonly AskedTerm[], passage: AnalyzedPassage) {
  const byTerm = new Map(asked.map((term) => [term.term, { term, count: 0, sentence: -1 }]));
  const sums = passage.sentences.map(() => ({ coverage: 0, score: 0 }));
  const saturate = (count: number, sentence: number) =>
    (count * (K1 + 1)) / (count + K1 * (1 - B + (B * passage.lengths[sentence]!) / USUAL_SENTENCE));
  for (let index = 0; index < passage.terms.length; index++) {
    const found = byTerm.get(passage.terms[index]!);
    if (found === undefined) continue;
    const sentence = passage.sentenceOf[index]!;
    const sum = sums[sentence]!;
    found.term.positions.push(passage.positions[index]!);
    if (found.sentence === sentence) sum.score -= found.term.weight * saturate(found.count, sentence);
    else {
      sum.coverage += found.term.weight;
      found.count = 0;
      found.sentence = sentence;
    }
    found.count++;
    sum.score += found.term.weight * saturate(found.count, sentence);
  }
  return sums;
}

const FARTHEST_NEIGHBOURS = 3;

/** Words with a common word or two between them count as neighbours: `capital of France`. */
function orderedShare(words: readonly QueryWord[], asked: readonly AskedTerm[]): number {
  const byTerm = new Map(asked.map((term) => [term.term, term]));
  let ordered = 0;
  let total = 0;
  for (let index = 1; index < words.length; index++) {
    const [left, right] = [words[index - 1]!, words[index]!];
    const distance = right.position - left.position;
    if (distance === 0 || distance > FARTHEST_NEIGHBOURS) continue;
    const [first, second] = [byTerm.get(left.term)!, byTerm.get(right.term)!];
    total += first.weight + second.weight;
    if (standInOrder(first.positions, second.positions, distance)) ordered += first.weight + second.weight;
  }
  return total === 0 ? 0 : ordered / total;
}

function standInOrder(left: readonly number[], right: readonly number[], distance: number): boolean {
  return left.some((from) => right.some((to) => to - from === distance || to - from === 1));
}
