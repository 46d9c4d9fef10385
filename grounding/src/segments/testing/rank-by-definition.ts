import { analyze, primaryLanguage } from "../../analysis/analyze.ts";
import { detectLanguage } from "../../analysis/detect-language.ts";
import type { QueryTerm } from "../../ranking/candidate.ts";
import type { SegmentPassage } from "../segment.ts";

/** BM25 written down as its formula says, over all passages given: what every index is compared with in tests. */
export function rankByDefinition(passages: readonly SegmentPassage[], query: readonly QueryTerm[]) {
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
  /** Of the passages that hold one of the terms. */
  const scores = new Map<string, number>();
  for (const { passageId, terms } of documents) {
    for (const { term, weight } of query) {
      const frequency = terms.filter((other) => other === term).length;
      if (frequency === 0) continue;
      const held = documentFrequency.get(term)!;
      const rarity = Math.log(1 + (passageCount - held + 0.5) / (held + 0.5));
      const norm = 1.2 * (1 - 0.75 + (0.75 * terms.length) / averageLength);
      const part = (weight * rarity * frequency * (1.2 + 1)) / (frequency + norm);
      scores.set(passageId, (scores.get(passageId) ?? 0) + part);
    }
  }
  return { scores, passageCount, averageLength, documentFrequency };
}
