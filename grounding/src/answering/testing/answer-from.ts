import { prepareBasicQuery } from "../../basic-facts/prepare-basic-query.ts";
import { bearOut } from "../../ranking/bear-out.ts";
import type { Candidate } from "../../ranking/candidate.ts";
import { type PreparedQuery, prepareQuery, type Turn } from "../../ranking/prepare-query.ts";
import { rankPassages } from "../../ranking/rank-passages.ts";
import { buildSegment } from "../../segments/build-segment.ts";
import { searchSegments } from "../../segments/search-segments.ts";
import { showPassages } from "../../segments/show-passages.ts";
import { composeExtractiveAnswer } from "../composing/compose-extractive-answer.ts";
import { decideSupport } from "../deciding/decide-support.ts";
import { mayStandAlone, type Reading, standsAlone } from "../deciding/stands-alone.ts";

const ID = "00000000-0000-7000-8000-00000000000";

/**
 * What is shown of passages, each a heading (`Page > Section`) with its text, for a question: found in the library's
 * words, as the service does. Passages with one page's title are of one document.
 */
export function answerFrom(
  question: string | { question: string; history: Turn[] },
  ...passages: readonly (readonly [heading: string, text: string, language?: string])[]
): string[] {
  const { query, ranked } = readFrom(question, ...passages);
  return composeExtractiveAnswer(query, ranked).sentences.map(({ text }) => text);
}

/** How the question is read, as `answerFrom` reads it. */
export function readFrom(...[question, ...passages]: Parameters<typeof answerFrom>): Reading {
  const stored = passages.map(([heading, text, language = "en"], place) => ({
    passageId: `${ID}${place}`,
    versionId: `${ID}0`,
    sourceId: `${ID}0`,
    title: heading.split(" > ")[0]!,
    documentId: heading.split(" > ")[0]!,
    headingPath: heading.split(" > "),
    text,
    language,
  }));
  const visible = [showPassages(buildSegment(`${ID}0`, stored), Uint8Array.of(1), Uint8Array.of(1))];
  const asked = typeof question === "string" ? { question } : question;
  const find = (prepared: PreparedQuery) => {
    const { query, candidates, statistics } = searchSegments(visible, prepared, stored.length);
    const found = candidates.map(({ passageId, score }): Candidate => {
      const passage = stored.find((known) => known.passageId === passageId)!;
      return { ...passage, id: passageId, lexicalScore: score };
    });
    return { query, found, statistics };
  };
  const read = (prepared: PreparedQuery): Reading => {
    const first = find(prepared);
    const borneOut = bearOut(prepared, first.query, first.found, first.statistics);
    const { query, found, statistics } = borneOut ? find(borneOut) : first;
    const ranked = rankPassages(query, found, statistics);
    return { query, ranked, statistics, decision: decideSupport(query, ranked, statistics) };
  };
  const basic = prepareBasicQuery(asked);
  const told = basic && read(basic);
  if (told?.decision.supported) return told;
  const behind = read(prepareQuery(asked));
  const { language } = behind.query;
  const alone = mayStandAlone(behind.query) ? read(prepareQuery({ question: asked.question, language })) : undefined;
  return alone && standsAlone(behind, alone) ? alone : behind;
}
