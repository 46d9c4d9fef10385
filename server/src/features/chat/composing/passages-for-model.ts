import { FEW_PASSAGES } from "@citedesk/grounding";
import type { FoundPassage } from "../retrieval/retrieve-passages.ts";
import type { Composing } from "./composition.ts";
import type { WiderFinding, Wording } from "./find-in-other-words.ts";

/** Where words are sure of the first passages. */
const FEW = 8;
/** Where they are not: with these a question's answer is among them for 95 of 100, with eight for 87. */
const MANY = 24;
/** Of a small library the score is a likelihood; among more passages words are sure of a lower one. */
const SURE_AMONG_FEW = 0.8;
const SURE = 0.6;

function isSure({ decision, retrieval }: WiderFinding): boolean {
  return decision.score >= (retrieval.statistics.passageCount < FEW_PASSAGES ? SURE_AMONG_FEW : SURE);
}

/**
 * The passages that a model is to read, best first: few where words are sure of the first ones; else many, the best of
 * each wording of the question by turns.
 */
export async function passagesForModel(
  composing: Composing,
  finding: WiderFinding,
  isThorough = !isSure(finding),
): Promise<FoundPassage[]> {
  if (!isThorough) return finding.retrieval.ranked.slice(0, FEW).map(({ candidate }) => candidate);
  const wordings: Wording[] = [finding, ...(finding.others ?? [])];
  const lists = await Promise.all(
    wordings.map(async ({ asked: { question, options }, retrieval }) => {
      if (retrieval && retrieval.ranked.length >= MANY) return retrieval.ranked;
      return (await composing.retrieve(question, { ...options, depth: MANY })).retrieval.ranked;
    }),
  );
  const byTurns = new Map<string, FoundPassage>();
  for (let place = 0; place < MANY; place++)
    for (const list of lists) {
      const passage = list[place]?.candidate;
      if (passage && byTurns.size < MANY) byTurns.set(passage.id, passage);
    }
  return [...byTurns.values()];
}
