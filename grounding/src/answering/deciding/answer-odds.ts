import { primaryLanguage } from "../../analysis/analyze.ts";
import type { PassageStatistics } from "../../ranking/candidate.ts";
import type { PreparedQuery } from "../../ranking/prepare-query.ts";
import type { RatedUnit } from "../rating/rate-units.ts";
import { turnWords } from "../rating/turn-words.ts";
import { type findNearMiss, lacksModifier } from "./find-near-miss.ts";

interface Evidence {
  /** What strength and near misses alone make of it, 0 to 1. */
  score: number;
  nearMiss: ReturnType<typeof findNearMiss>;
  statistics: PassageStatistics;
}

/**
 * How likely the best unit answers a question that stands by itself, 0 to 1: a logistic regression, fitted on the
 * questions of 36 small sites, where what the unit tells, something else and what no page tells are known; for a
 * library of a few pages, on parts of them. See docs/decisions/0700-how-likely-an-answer-is.md and
 * docs/decisions/0810-what-a-few-pages-do-not-say.md.
 */
export function answerOdds(query: PreparedQuery, unit: RatedUnit, evidence: Evidence): number {
  const { match, analysis } = unit.passage;
  const { words, isMet } = turnWords(query, unit);
  const shareOf = (counts: (word: (typeof words)[number]) => boolean) =>
    words.length === 0 ? 0 : words.filter(counts).length / words.length;
  const spoken = query.language === null ? null : primaryLanguage(query.language);
  const { bias, weights } = evidence.statistics.passageCount < FEW_PASSAGES ? OF_FEW : OF_SMALL;
  const features: Record<keyof typeof weights, number> = {
    coverage: match.coverage,
    score: evidence.score,
    passages: Math.log(evidence.statistics.passageCount),
    likelyMiss: Number(evidence.nearMiss === "likely"),
    namedMiss: Number(evidence.nearMiss === "named"),
    stood: shareOf((word) => word.stands === "same" && !isInflected(word)),
    mended: shareOf(({ stands }) => stands === "mended"),
    missing: shareOf((word) => !isMet(word) || (evidence.nearMiss === "named" && lacksModifier(word, unit.passage))),
    words: words.length,
    noLanguage: Number(spoken === null),
    otherLanguage: Number(spoken !== null && spoken !== primaryLanguage(analysis.language)),
  };
  const sum = Object.entries(weights).reduce(
    (total, [name, weight]) => total + weight * features[name as keyof typeof weights],
    bias,
  );
  return 1 / (1 + Math.exp(-sum));
}

/** `Hunde` of `Hund`: a word of five letters is a beginning, a shorter one is not, and stands for it all the same. */
function isInflected({ written, term }: { written: string; term: string }): boolean {
  return written.length === SHORTEST_BEGINNING - 1 && term.length > SHORTEST_BEGINNING && term.startsWith(written);
}

const SHORTEST_BEGINNING = 5;

/** A library of a page or two: most of what is asked is told by none of them. */
const FEW_PASSAGES = 15;

const OF_SMALL = {
  bias: 1.62,
  weights: {
    coverage: 1.94,
    score: 1.41,
    passages: -0.68,
    likelyMiss: -2.21,
    namedMiss: -3.55,
    stood: -1.02,
    mended: 2.35,
    missing: -1.43,
    words: 0.092,
    noLanguage: 1.22,
    otherLanguage: 1.48,
  },
};

const OF_FEW: typeof OF_SMALL = {
  bias: -1.1,
  weights: {
    coverage: 1.59,
    score: 2.79,
    passages: -0.05,
    likelyMiss: -0.4,
    namedMiss: -1.07,
    stood: -2.03,
    mended: 0.9,
    missing: -2.94,
    words: 0.24,
    noLanguage: 0.82,
    otherLanguage: 1.15,
  },
};
