import type { Candidate } from "../../ranking/candidate.ts";
import { prepareQuery, type Turn } from "../../ranking/prepare-query.ts";
import { rankPassages } from "../../ranking/rank-passages.ts";
import { buildSegment } from "../../segments/build-segment.ts";
import { searchSegments } from "../../segments/search-segments.ts";
import { showPassages } from "../../segments/show-passages.ts";
import { composeExtractiveAnswer } from "../compose-extractive-answer.ts";

const ID = "00000000-0000-7000-8000-00000000000";

/**
 * What is shown of passages, each a heading (`Page > Section`) with its text, for a question: found in the library's
 * words, as the service does.
 */
export function answerFrom(
  question: string | { question: string; history: Turn[] },
  ...passages: readonly (readonly [heading: string, text: string, language?: string])[]
): string[] {
  const stored = passages.map(([heading, text, language = "en"], place) => ({
    passageId: `${ID}${place}`,
    versionId: `${ID}0`,
    sourceId: `${ID}0`,
    title: heading.split(" > ")[0]!,
    headingPath: heading.split(" > "),
    text,
    language,
  }));
  const visible = [showPassages(buildSegment(`${ID}0`, stored), Uint8Array.of(1), Uint8Array.of(1))];
  const asked = typeof question === "string" ? { question } : question;
  const { query, candidates, statistics } = searchSegments(visible, prepareQuery(asked), stored.length);
  const found = candidates.map(({ passageId, score }): Candidate => {
    const passage = stored.find((known) => known.passageId === passageId)!;
    return { ...passage, id: passageId, lexicalScore: score };
  });
  const { sentences } = composeExtractiveAnswer(query, rankPassages(query, found, statistics));
  return sentences.map(({ text }) => text);
}
