import assert from "node:assert/strict";
import type { SegmentPassage } from "@citedesk/grounding";
import { rankByDefinition } from "@citedesk/grounding/testing";
import { uuidv7 } from "uuidv7";
import type { PassageIndex, PassageSearchResult } from "../../../ports/passage-index.ts";
import type { CatalogueCommit } from "./fake-segment-catalogue.ts";

/** A database and a file store, and the processes that share them. */
export interface PassageIndexHarness {
  /** The index of one process; another call gives another process. */
  open(): Promise<PassageIndex>;
  commit(workspaceId: string, change: CatalogueCommit): Promise<number>;
  close(): Promise<void>;
}

export const WORDS = ["refund", "ship", "garden", "tool", "letter", "summer"];
export const TERMS = WORDS.map((term, index) => ({ term, weight: index % 2 ? 0.5 : 1 }));

export function makePassage(text: string, sourceId = uuidv7()): SegmentPassage {
  return {
    passageId: uuidv7(),
    versionId: uuidv7(),
    sourceId,
    title: "Summer",
    headingPath: ["Tools"],
    text,
    language: "en",
  };
}

export async function publish(
  harness: PassageIndexHarness,
  index: PassageIndex,
  workspaceId: string,
  passages: SegmentPassage[],
): Promise<number> {
  const segments = await index.add(workspaceId, passages);
  return harness.commit(workspaceId, { segments, live: passages.map(({ versionId }) => versionId) });
}

export function sourcesOf(passages: readonly SegmentPassage[]): string[] {
  return [...new Set(passages.map(({ sourceId }) => sourceId))];
}

export function search(index: PassageIndex, workspaceId: string, revision: number, allowedSourceIds: string[]) {
  return index.search({ workspaceId, revision, allowedSourceIds, terms: TERMS, limit: 100 });
}

/** Candidates, scores (± 1e-4) and statistics are those of BM25 by its definition over exactly these passages. */
export function expectSame(found: Omit<PassageSearchResult, "revision">, passages: readonly SegmentPassage[]): void {
  const expected = rankByDefinition(passages, TERMS);
  assert.equal(found.statistics.passageCount, expected.passageCount);
  assert.ok(Math.abs(found.statistics.averageLength - expected.averageLength) < 1e-4);
  for (const [term, frequency] of expected.documentFrequency) {
    assert.equal(found.statistics.documentFrequency(term), frequency);
  }
  assert.equal(found.candidates.length, expected.scores.size);
  for (const [place, { passageId, score }] of found.candidates.entries()) {
    assert.ok(Math.abs(score - expected.scores.get(passageId)!) < 1e-4);
    const next = found.candidates[place + 1];
    assert.ok(!next || score > next.score || (score === next.score && passageId < next.passageId));
  }
}
