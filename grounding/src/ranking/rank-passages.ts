import { type AnalyzedPassage, analyzePassage, type PassageAnalyses } from "./analyze-passage.ts";
import { type Candidate, inverseDocumentFrequency, type PassageStatistics } from "./candidate.ts";

import { type AskedWords, askWords, matchPassage, type PassageMatch, type WeighTerm } from "./match-passage.ts";
import { type PreparedQuery, type QueryWord, wordsForLanguage } from "./prepare-query.ts";
import { sharesOfAnswer } from "./share-of-answer.ts";
import { shareOfHeading } from "./share-of-heading.ts";

export interface RankedPassage<C extends Candidate = Candidate> {
  readonly candidate: C;
  /** Comparable within one question only. */
  readonly score: number;
  readonly match: PassageMatch;
  readonly analysis: AnalyzedPassage;
}

/**
 * Orders the candidates of one question, best first; ties by id, so that the order is the same every time. `analyses`
 * may keep what is known of passages from question to question (`cachePassageAnalyses`). A candidate whose `rankScore`
 * the index has told is only read when somebody asks for its match.
 */
export function rankPassages<C extends Candidate>(
  query: PreparedQuery,
  candidates: readonly C[],
  statistics: PassageStatistics,
  analyses: PassageAnalyses = analyzePassage,
): RankedPassage<C>[] {
  const match = matcherOf(query, rememberWeights(statistics));
  const shareOfAnswer = query.answered === undefined ? undefined : sharesOfAnswer(query.answered);
  const asked = { question: query.question, goesOn: query.goesOn ?? false, shareOfAnswer };
  return candidates
    .map((candidate) => new LazilyRanked(candidate, analyses, match, asked))
    .sort((left, right) => right.score - left.score || (left.candidate.id < right.candidate.id ? -1 : 1));
}

/** How passages answer to a question's words; these are made ready once for each reading of them. */
export function matcherOf(query: PreparedQuery, weigh: WeighTerm): (analysis: AnalyzedPassage) => PassageMatch {
  const known = new Map<readonly QueryWord[], AskedWords>();
  return (analysis) => {
    const words = wordsForLanguage(query, analysis.language);
    let asked = known.get(words);
    if (!asked) {
      asked = askWords(words, weigh);
      known.set(words, asked);
    }
    return matchPassage(asked, analysis);
  };
}

interface RankedFor {
  question: string;
  goesOn: boolean;
  /** Undefined: nothing was answered before. */
  shareOfAnswer: ((analysis: AnalyzedPassage) => number) | undefined;
}

/** Read when it is first asked for, which of most is never. A copy of it has neither match nor analysis. */
class LazilyRanked<C extends Candidate> implements RankedPassage<C> {
  readonly candidate: C;
  readonly score: number;
  readonly #analyses: PassageAnalyses;
  readonly #matchOf: (analysis: AnalyzedPassage) => PassageMatch;
  #analysis: AnalyzedPassage | undefined;
  #match: PassageMatch | undefined;

  constructor(
    candidate: C,
    analyses: PassageAnalyses,
    matchOf: (analysis: AnalyzedPassage) => PassageMatch,
    { question, goesOn, shareOfAnswer }: RankedFor,
  ) {
    this.candidate = candidate;
    this.#analyses = analyses;
    this.#matchOf = matchOf;
    const heading = candidate.headingPath.at(-1) ?? "";
    const sameAsked = heading.includes("?") ? shareOfHeading(question, heading, candidate.language ?? "en") : 0;
    // Mostly none: then the match isn't needed for it.
    const answered = shareOfAnswer?.(this.analysis) ?? 0;
    this.score =
      (candidate.rankScore ?? scoreMatch(candidate.lexicalScore, this.match)) +
      (sameAsked < ASKED_ALIKE ? 0 : ASKED_SO * sameAsked * Math.max(this.match.total, LEAST_TOTAL)) +
      (answered === 0 ? 0 : (goesOn ? GOES_ON : ANSWERED) * this.match.total * answered);
  }

  get analysis(): AnalyzedPassage {
    this.#analysis ??= this.#analyses(this.candidate);
    return this.#analysis;
  }

  get match(): PassageMatch {
    this.#match ??= this.#matchOf(this.analysis);
    return this.#match;
  }
}

/** From here on a heading asks the same, and its passage counts so much more, as a share of the question's weight. */
const ASKED_ALIKE = 0.6;
const ASKED_SO = 0.5;
/** `What is Debian?`: the only word may stand on every page and weigh nothing. */
const LEAST_TOTAL = 6;

/**
 * What the passage that was answered from counts more, as a share of the question's weight: a turn that says little
 * goes on about it.
 */
const ANSWERED = 0.4;
/** … where it says that it does: `and the second?` */
const GOES_ON = 0.8;

/**
 * A passage's score, from its BM25 and its match. The weights were chosen by paired bootstrap; see
 * docs/decisions/0003-ranking.md.
 */
export function scoreMatch(lexicalScore: number, match: PassageMatch): number {
  return (
    lexicalScore +
    match.total *
      (0.8 * match.title +
        0.5 * match.family +
        0.4 * match.ordered +
        0.3 * highest(match.sentenceScores) +
        0.2 * highest(match.sentences) +
        0.2 * match.names)
  );
}

function highest(values: readonly number[]): number {
  return values.reduce((best, value) => Math.max(value, best), 0);
}

export function rememberWeights(statistics: PassageStatistics): WeighTerm {
  const weights = new Map<string, number>();
  return (term) => {
    const known = weights.get(term);
    if (known !== undefined) return known;
    const weight = inverseDocumentFrequency(statistics, term);
    weights.set(term, weight);
    return weight;
  };
}
