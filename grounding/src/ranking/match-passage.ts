import type { AnalyzedPassage } from "./analyze-passage.ts";
import { isCarryingWord } from "./carrying-words.ts";
import type { QueryWord } from "./prepare-query.ts";
import { wordFamilyShare } from "./word-family-share.ts";

/** The weight of a term, its idf. */
export type WeighTerm = (term: string) => number;

/**
 * How a passage answers to a question's words. Shares are by idf × turn weight; they run from 0 to 1 unless said
 * otherwise.
 */
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

/** A question's words, made ready once for all passages. */
export interface AskedWords {
  /** The distinct terms, in order. */
  terms: readonly Omit<AskedTerm, "positions">[];
  neighbours: readonly Neighbours[];
  /** The place of each form's term among the terms. */
  placeOfForm: ReadonlyMap<string, number>;
}

export function askWords(words: readonly QueryWord[], weigh: WeighTerm): AskedWords {
  const terms = distinctTerms(words, weigh);
  const placeOfForm = new Map(terms.flatMap(({ forms }, place) => forms.map((form) => [form, place])));
  return { terms, neighbours: neighboursAmong(words, terms), placeOfForm };
}

export function matchPassage({ terms, neighbours, placeOfForm }: AskedWords, passage: AnalyzedPassage): PassageMatch {
  const asked = terms.map(asUnfound);
  const sentences = new SentenceSums(asked, passage.lengths);
  for (let index = 0; index < passage.terms.length; index++) {
    const place = placeOfForm.get(passage.terms[index]!);
    if (place !== undefined) sentences.add(place, passage.positions[index]!, passage.sentenceOf[index]!);
  }
  return sumUp(asked, neighbours, sentences, {
    isInTitle: ({ forms }) => forms.some((form) => passage.title.has(form)),
    familyShare: ({ term }) => wordFamilyShare(term, passage.terms),
  });
}

/** What is known of a passage beside where the question's words stand in its text. */
export interface PassageWords {
  isInTitle(asked: AskedTerm, place: number): boolean;
  /** `wordFamilyShare` of a term that the text doesn't hold. */
  familyShare(asked: AskedTerm, place: number): number;
}

/**
 * Sums up a match whose `sentences` have been told of every place of an asked term in the text, and makes shares of
 * them. Runs for each of hundreds of candidates of a question, so it leaves little behind.
 */
export function sumUp(
  asked: readonly AskedTerm[],
  neighbours: readonly Neighbours[],
  sentences: SentenceSums,
  passage: PassageWords,
): PassageMatch {
  const total = asked.reduce((sum, term) => sum + term.weight, 0) || 1;
  let title = 0;
  let covered = 0;
  let family = 0;
  let names = 0;
  let allNames = 0;
  for (let place = 0; place < asked.length; place++) {
    const term = asked[place]!;
    const isInTitle = passage.isInTitle(term, place);
    const isCovered = isInTitle || term.positions.length > 0;
    if (isInTitle) title += term.weight;
    if (isCovered) covered += term.weight;
    if (term.isName) allNames += term.weight;
    if (term.isName && isCovered) names += term.weight;
    if (term.positions.length === 0 && term.isLastTurn) family += term.weight * passage.familyShare(term, place);
  }
  return {
    asked,
    total,
    coverage: covered / total,
    title: title / total,
    ordered: orderedShare(asked, neighbours),
    family: family / total,
    names: allNames === 0 ? 0 : names / allNames,
    sentences: divide(sentences.coverages, total),
    sentenceScores: divide(sentences.scores, total),
  };
}

function divide(values: number[], total: number): number[] {
  for (let index = 0; index < values.length; index++) values[index]! /= total;
  return values;
}

export interface AskedTerm {
  term: string;
  /** The term, those of the word's other forms, and those that stand for it where the library never uses it. */
  forms: readonly string[];
  /** Terms of other words for the same thing, for a word that the library does use. */
  relatives: readonly string[];
  /** Turn weight × idf. */
  weight: number;
  isName: boolean;
  isLastTurn: boolean;
  /** Where it stands in the passage, counted in words. */
  positions: number[];
}

/** Whether a word of the question stands in a passage or its title. */
export function isMet({ forms, positions }: AskedTerm, { title }: Pick<AnalyzedPassage, "title">): boolean {
  return positions.length > 0 || forms.some((form) => title.has(form));
}

/** In a passage that has not been looked at yet. */
export function asUnfound({
  term,
  forms,
  relatives,
  weight,
  isName,
  isLastTurn,
}: AskedWords["terms"][number]): AskedTerm {
  return { term, forms, relatives, weight, isName, isLastTurn, positions: [] };
}

function distinctTerms(words: readonly QueryWord[], weigh: WeighTerm): AskedWords["terms"] {
  const asked = new Map<string, AskedWords["terms"][number]>();
  const isCarrying = ({ written, language }: QueryWord) => isCarryingWord(written, language);
  const isOfThings = words.some((word) => word.weight === 1 && !isCarrying(word));
  for (const word of words) {
    const { term, weight, isName, forms = [], alternatives = [], stands } = word;
    const known = asked.get(term);
    if (known) known.isName ||= isName;
    else
      asked.set(term, {
        term,
        forms: stands === "same" ? [term, ...forms, ...alternatives] : [term, ...forms],
        relatives: stands === "same" ? [] : alternatives,
        weight: weight * weigh(term) * (isOfThings && isCarrying(word) ? CARRYING_SHARE : 1),
        isName,
        isLastTurn: weight === 1,
      });
  }
  return [...asked.values()];
}

/** `Brauche ich einen Ausweis`, where a page has `Brauche ich ein Konto?`: a rare word, and no topic. */
const CARRYING_SHARE = 0.6;

/** Terms of a sentence of usual length, from encyclopaedia and web texts. */
const USUAL_SENTENCE = 12;
const K1 = 1.2;
const B = 0.75;

/** Notes each term's positions, and sums up for each sentence what it holds of the question. */
export class SentenceSums {
  readonly coverages: number[];
  readonly scores: number[];
  readonly #asked: readonly AskedTerm[];
  readonly #lengths: ArrayLike<number>;
  /** Of each asked term: the sentence that it was last seen in, and how often it stood there. */
  readonly #sentences: number[];
  readonly #counts: number[];

  /** `lengths`: the number of terms in each sentence. */
  constructor(asked: readonly AskedTerm[], lengths: ArrayLike<number>) {
    this.#asked = asked;
    this.#lengths = lengths;
    this.coverages = new Array<number>(lengths.length).fill(0);
    this.scores = new Array<number>(lengths.length).fill(0);
    this.#sentences = new Array<number>(asked.length).fill(-1);
    this.#counts = new Array<number>(asked.length).fill(0);
  }

  /** An asked term (its place among them) stands at this position of the text. Told in the order of the text. */
  add(place: number, position: number, sentence: number): void {
    const { positions, weight } = this.#asked[place]!;
    positions.push(position);
    if (this.#sentences[place] === sentence)
      this.scores[sentence]! -= weight * saturate(this.#counts[place]!, this.#lengths[sentence]!);
    else {
      this.coverages[sentence]! += weight;
      this.#counts[place] = 0;
      this.#sentences[place] = sentence;
    }
    this.#counts[place]!++;
    this.scores[sentence]! += weight * saturate(this.#counts[place]!, this.#lengths[sentence]!);
  }
}

function saturate(count: number, length: number): number {
  return (count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / USUAL_SENTENCE));
}

const FARTHEST_NEIGHBOURS = 3;

/** Two words of a question, one after the other: places among its terms. */
export interface Neighbours {
  first: number;
  second: number;
  /** In words. */
  distance: number;
}

/** Words with a common word or two between them count as neighbours: `capital of France`. */
function neighboursAmong(words: readonly QueryWord[], terms: AskedWords["terms"]): Neighbours[] {
  const places = new Map(terms.map(({ term }, place) => [term, place]));
  const neighbours: Neighbours[] = [];
  for (let index = 1; index < words.length; index++) {
    const [left, right] = [words[index - 1]!, words[index]!];
    const distance = right.position - left.position;
    if (distance === 0 || distance > FARTHEST_NEIGHBOURS) continue;
    neighbours.push({ first: places.get(left.term)!, second: places.get(right.term)!, distance });
  }
  return neighbours;
}

function orderedShare(asked: readonly AskedTerm[], neighbours: readonly Neighbours[]): number {
  let ordered = 0;
  let total = 0;
  for (const { first: left, second: right, distance } of neighbours) {
    const first = asked[left]!;
    const second = asked[right]!;
    total += first.weight + second.weight;
    if (standInOrder(first.positions, second.positions, distance)) ordered += first.weight + second.weight;
  }
  return total === 0 ? 0 : ordered / total;
}

function standInOrder(left: readonly number[], right: readonly number[], distance: number): boolean {
  for (const from of left) {
    for (const to of right) if (to - from === distance || to - from === 1) return true;
  }
  return false;
}
