import { analyze, primaryLanguage } from "../analysis/analyze.ts";
import { detectLanguage } from "../analysis/detect-language.ts";
import type { QueryTerm } from "../ranking/candidate.ts";
import type { SegmentPassage } from "./segment.ts";

/** BM25 written down as its formula says, over all passages given: what every index is compared with in tests. */
export function rankByDefinition(passages: readonly SegmentPassage[], query: readonly QueryTerm[], limit: number) {
  const documents = passages.map((passage) => {
    const language = primaryLanguage(passage.language ?? detectLanguage(passage.text));
    const fields = [passage.title, ...passage.headingPath, passage.text];
    const terms = fields.flatMap((field) => analyze(field, language)).map(({ term }) => term);
    return { passageId: passage.passageId, terms };
  });
  const passageCount = documents.length;
  const averageLength = documents.reduce((sum, { terms }) => sum + terms.length, 0) / Math.max(1, passageCount);
  const documentFrequency = new Map(
    query.map(({ term }) => [term, documents.filter(({ terms }) => terms.includes(term)).length]),
  );
  const ranked = documents
    .map(({ passageId, terms }) => {
      let score = 0;
      for (const { term, weight } of query) {
        const held = documentFrequency.get(term)!;
        const frequency = terms.filter((other) => other === term).length;
        const norm = 1.2 * (0.25 + (0.75 * terms.length) / averageLength);
        score +=
          frequency &&
          (weight * Math.log(1 + (passageCount - held + 0.5) / (held + 0.5)) * frequency * 2.2) / (frequency + norm);
      }
      return { passageId, score };
    })
    .filter(({ score }) => score > 0)
    .sort((left, right) => byScoreThenId(left, right))
    .slice(0, limit);
  return { ranked, passageCount, averageLength, documentFrequency };
}

/** Scores that differ only by rounding are equal. */
function byScoreThenId(
  left: { passageId: string; score: number },
  right: { passageId: string; score: number },
): number {
  const difference = right.score - left.score;
  return Math.abs(difference) > 1e-10 ? difference : left.passageId < right.passageId ? -1 : 1;
}
