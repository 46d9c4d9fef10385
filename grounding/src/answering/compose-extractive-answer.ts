import type { PreparedQuery } from "../ranking/prepare-query.ts";
import type { RankedPassage } from "../ranking/rank-passages.ts";

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

/** The sources' own sentences that best answer the question, at most `limit`. The same input gives the same answer. */
export function composeExtractiveAnswer(
  _query: PreparedQuery,
  ranked: readonly RankedPassage[],
  limit = 3,
): ExtractiveAnswer {
  const sentences = ranked.slice(0, 5).flatMap(({ candidate, score, match, analysis }) =>
    analysis.sentences.map(({ start, end }, index) => ({
      passageId: candidate.id,
      start,
      end,
      text: candidate.text.slice(start, end),
      score: match.sentences[index]! + (0.5 * score) / (ranked[0]?.score || 1),
      coverage: match.sentences[index]!,
    })),
  );
  return {
    sentences: sentences
      .filter((sentence) => sentence.coverage > 0)
      .sort((left, right) => right.score - left.score)
      .slice(0, limit)
      .map(({ coverage: _coverage, ...sentence }) => sentence),
  };
}
