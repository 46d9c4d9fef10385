import type { PreparedQuery } from "../ranking/prepare-query.ts";
import type { RankedPassage } from "../ranking/rank-passages.ts";
import { scoreSentences } from "./score-sentences.ts";

/** A sentence of a passage, word for word. Offsets count UTF-16 code units of the passage's text. */
export interface QuotedSentence {
  passageId: string;
  start: number;
  end: number;
  text: string;
  /** Comparable within one question only. */
  score: number;
}

export interface ExtractiveAnswer {
  /** Best first; none when no sentence bears on the question. */
  sentences: QuotedSentence[];
}

/**
 * The sources' own sentences that best answer the question, at most `limit`, out of the best five passages. The same input
 * gives the same answer. A sentence that only repeats a heading is not an answer.
 */
export function composeExtractiveAnswer(
  query: PreparedQuery,
  ranked: readonly RankedPassage[],
  limit = 3,
): ExtractiveAnswer {
  const rest = ranked.slice(0, LOOKED_AT).flatMap((passage) => quoteSentences(query, passage, ranked[0]!.score));
  const sentences: QuotedSentence[] = [];
  const taken = new Set<string>();
  while (sentences.length < limit && rest.length > 0) {
    const place = indexOfBest(rest, sentences);
    const [best] = rest.splice(place, 1);
    const words = best!.text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
    if (taken.has(words)) continue;
    taken.add(words);
    sentences.push(best!);
  }
  return { sentences };
}

const LOOKED_AT = 5;
/** What each sentence already taken from a passage costs its next one: two views say more than one. */
const SAME_PASSAGE_COST = 0.05;

function quoteSentences(query: PreparedQuery, passage: RankedPassage, bestScore: number): QuotedSentence[] {
  const { candidate, analysis } = passage;
  const headings = new Set([candidate.title ?? "", ...candidate.headingPath].map(bareText));
  return scoreSentences(query, passage).flatMap((score, index) => {
    const { start, end } = analysis.sentences[index]!;
    const text = candidate.text.slice(start, end);
    if (score === 0 || headings.has(bareText(text))) return [];
    return [{ passageId: candidate.id, start, end, text, score: score + passage.score / (bestScore || 1) }];
  });
}

function bareText(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

function indexOfBest(rest: readonly QuotedSentence[], taken: readonly QuotedSentence[]): number {
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (const [index, { passageId, score }] of rest.entries()) {
    const worth = score - SAME_PASSAGE_COST * taken.filter((sentence) => sentence.passageId === passageId).length;
    if (worth > highest) [best, highest] = [index, worth];
  }
  return best;
}
