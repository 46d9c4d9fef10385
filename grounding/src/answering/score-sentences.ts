import type { AskedTerm } from "../ranking/match-passage.ts";
import type { PreparedQuery } from "../ranking/prepare-query.ts";
import type { RankedPassage } from "../ranking/rank-passages.ts";
import { wordFamilyShare } from "../ranking/word-family.ts";
import { expectedAnswer, holdsExpected } from "./expected-answer.ts";

/**
 * How well each sentence of a passage answers the question, apart from how well the passage does: about 0 to 2. The weights were
 * chosen on SQuAD 2; see docs/decisions/0003-ranking.md.
 */
export function scoreSentences(query: PreparedQuery, { candidate, match, analysis }: RankedPassage): number[] {
  if (match.coverage === 0) return analysis.sentences.map(() => 0);
  const expected = expectedAnswer(query.question);
  const contents = readContents(match.asked, analysis);
  const rarities = match.asked.map((term, index) => {
    const holding = contents.filter(({ holds }) => holds[index]).length;
    return term.weight * Math.log(1 + contents.length / (holding || 1));
  });
  const totalRarity = rarities.reduce((sum, rarity) => sum + rarity, 0) || 1;
  return contents.map(({ terms, holds }, index) => {
    const { start, end } = analysis.sentences[index]!;
    const text = candidate.text.slice(start, end);
    const rarity = rarities.reduce((sum, value, asked) => sum + (holds[asked] ? value : 0), 0) / totalRarity;
    const family = match.asked.reduce(
      (sum, asked, place) => sum + (holds[place] ? 0 : asked.weight * wordFamilyShare(asked.term, terms)),
      0,
    );
    return (
      0.7 * rarity +
      0.3 * match.sentences[index]! +
      (0.6 * family) / match.total +
      (expected !== null && holdsExpected(expected, text, query.question) ? 0.25 : 0) +
      (REFERS_BACK.test(text) ? 0.3 * (match.sentences[index - 1] ?? 0) : 0)
    );
  });
}

/** A sentence that begins so speaks of what the sentence before it names. */
const REFERS_BACK = /^(?:It|He|She|They|This|These|His|Her|Its|Their|Such|That|Those)\b/;

interface SentenceContent {
  terms: string[];
  /** For each term of the question, whether the sentence holds it. */
  holds: boolean[];
}

function readContents(asked: readonly AskedTerm[], analysis: RankedPassage["analysis"]): SentenceContent[] {
  const contents = analysis.sentences.map((): SentenceContent => ({ terms: [], holds: asked.map(() => false) }));
  const indexOf = new Map(asked.map(({ term }, index) => [term, index]));
  for (const [index, term] of analysis.terms.entries()) {
    const content = contents[analysis.sentenceOf[index]!]!;
    content.terms.push(term);
    const place = indexOf.get(term);
    if (place !== undefined) content.holds[place] = true;
  }
  return contents;
}
