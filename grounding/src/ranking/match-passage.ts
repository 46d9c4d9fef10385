import type { AnalyzedPassage } from "./analyze-passage.ts";
import type { QueryWord } from "./prepare-query.ts";

/** The weight of a term, its idf. */
export type WeighTerm = (term: string) => number;

/** How a passage answers to a question's words. Shares are by idf × turn weight and run from 0 to 1. */
export interface PassageMatch {
  /** Sum of the question's weights: what a share is a share of. */
  total: number;
  /** Share of the question in text, title and headings together. */
  coverage: number;
  /** Share of the question in title and headings. */
  title: number;
  /** Share of the question's neighbouring word pairs that stand in the text in that order, as far apart. */
  ordered: number;
  /** Share of them within eight words in any order. */
  near: number;
  /** Share of the question in each sentence. */
  sentences: number[];
}

const NEAR = 8;

export function matchPassage(words: readonly QueryWord[], passage: AnalyzedPassage, weigh: WeighTerm): PassageMatch {
  const asked = distinctTerms(words, weigh);
  const places: number[][] = asked.weights.map(() => []);
  const sentences = new Array<number>(passage.sentences.length).fill(0);
  const lastSentence = new Int32Array(asked.weights.length).fill(-1);
  for (let index = 0; index < passage.terms.length; index++) {
    const word = asked.indexOf.get(passage.terms[index]!);
    if (word === undefined) continue;
    places[word]!.push(passage.positions[index]!);
    const sentence = passage.sentenceOf[index]!;
    if (lastSentence[word] === sentence) continue;
    lastSentence[word] = sentence;
    sentences[sentence]! += asked.weights[word]!;
  }
  let title = 0;
  let covered = 0;
  for (const [term, word] of asked.indexOf) {
    const isInTitle = passage.title.has(term);
    if (isInTitle) title += asked.weights[word]!;
    if (isInTitle || places[word]!.length > 0) covered += asked.weights[word]!;
  }
  const total = asked.total || 1;
  return {
    total,
    coverage: covered / total,
    title: title / total,
    ...matchPairs(words, asked, places),
    sentences: sentences.map((weight) => weight / total),
  };
}

interface AskedTerms {
  indexOf: ReadonlyMap<string, number>;
  weights: number[];
  total: number;
}

function distinctTerms(words: readonly QueryWord[], weigh: WeighTerm): AskedTerms {
  const indexOf = new Map<string, number>();
  const weights: number[] = [];
  for (const { term, weight } of words) {
    const known = indexOf.get(term);
    if (known !== undefined) weights[known] = Math.max(weights[known]!, weight * weigh(term));
    else indexOf.set(term, weights.push(weight * weigh(term)) - 1);
  }
  return { indexOf, weights, total: weights.reduce((sum, weight) => sum + weight, 0) };
}

function matchPairs(words: readonly QueryWord[], asked: AskedTerms, places: readonly (readonly number[])[]) {
  let ordered = 0;
  let near = 0;
  let total = 0;
  for (let index = 1; index < words.length; index++) {
    const [left, right] = [words[index - 1]!, words[index]!];
    const distance = right.position - left.position;
    if (distance === 0 || distance > 3) continue;
    const [first, second] = [asked.indexOf.get(left.term)!, asked.indexOf.get(right.term)!];
    const weight = asked.weights[first]! + asked.weights[second]!;
    total += weight;
    const closest = closestPlaces(places[first]!, places[second]!, distance);
    if (closest.isOrdered) ordered += weight;
    if (closest.distance <= NEAR) near += weight;
  }
  return total === 0 ? { ordered: 0, near: 0 } : { ordered: ordered / total, near: near / total };
}

function closestPlaces(left: readonly number[], right: readonly number[], wanted: number) {
  let distance = Number.POSITIVE_INFINITY;
  let isOrdered = false;
  for (const from of left) {
    for (const to of right) {
      if (to === from) continue;
      distance = Math.min(distance, Math.abs(to - from));
      if (to - from === wanted || to - from === 1) isOrdered = true;
    }
  }
  return { distance, isOrdered };
}
