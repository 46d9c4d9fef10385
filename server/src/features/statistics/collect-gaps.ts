import { analyze } from "@citedesk/grounding";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { recordEvent } from "../../platform/events/record-event.ts";
import { newId } from "../../platform/ids/identifiers.ts";
import {
  addToGap,
  findGapTerms,
  findUnsortedQuestions,
  type GapTerms,
  getGap,
  insertGap,
  lockGaps,
  setGapStatus,
  type UnsortedQuestion,
} from "./gap-queries.ts";
import { presentGap } from "./present-gap.ts";

const BATCH = 100;
/** Share of the terms of both that two questions have in common (Jaccard), from which on they mean the same. */
const SAME_MEANING = 0.5;

/** Sorts the questions that had no supported answer into gaps; one opens with its `minimum`th question. */
export async function collectGaps(database: Database, workspaceId: string, minimum: number): Promise<void> {
  for (;;) {
    const sorted = await database.inWorkspace(workspaceId, async (transaction) => {
      await lockGaps(transaction, workspaceId);
      const questions = await findUnsortedQuestions(transaction, workspaceId, BATCH);
      const known = new Map<string, GapTerms[]>();
      for (const question of questions) {
        const { agent_id: agentId } = question;
        const gaps = known.get(agentId) ?? (await findGapTerms(transaction, workspaceId, agentId));
        known.set(agentId, gaps);
        await sortQuestion(transaction, workspaceId, question, gaps, minimum);
      }
      return questions.length;
    });
    if (sorted < BATCH) return;
  }
}

async function sortQuestion(
  transaction: Transaction,
  workspaceId: string,
  { message_id: messageId, agent_id: agentId, question }: UnsortedQuestion,
  gaps: GapTerms[],
  minimum: number,
): Promise<void> {
  const terms = termsOf(question);
  let gap = findNearest(terms, gaps);
  if (!gap) {
    gap = { id: newId(), terms, status: "gathering", asked: 0 };
    gaps.push(gap);
    await insertGap(transaction, workspaceId, { id: gap.id, agentId, question, terms });
  }
  await addToGap(transaction, workspaceId, gap.id, messageId);
  gap.asked += 1;
  const opens = gap.status === "closed" || (gap.status === "gathering" && gap.asked >= minimum);
  if (!opens) return;
  gap.status = "open";
  await setGapStatus(transaction, workspaceId, gap.id, "open");
  const row = await getGap(transaction, workspaceId, gap.id);
  await recordEvent(transaction, workspaceId, "gap.opened", presentGap(row));
}

/** Different ones, in the form in which ranking compares words; a question of common words only is its own term. */
/** What later questions are compared by. */
export function termsOf(question: string): string[] {
  const terms = [...new Set(analyze(question).map(({ term }) => term))];
  return terms.length > 0 ? terms : [question.trim().toLowerCase()];
}

function findNearest(terms: string[], gaps: readonly GapTerms[]): GapTerms | undefined {
  let nearest: GapTerms | undefined;
  let most = 0;
  for (const gap of gaps) {
    const shared = gap.terms.filter((term) => terms.includes(term)).length;
    const share = shared / (gap.terms.length + terms.length - shared);
    if (share >= SAME_MEANING && share > most) [nearest, most] = [gap, share];
  }
  return nearest;
}
