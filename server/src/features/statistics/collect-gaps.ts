import { clusterQuestions, isOffTopic } from "@citedesk/grounding";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { recordEvent } from "../../platform/events/record-event.ts";
import { newId } from "../../platform/ids/identifiers.ts";
import {
  addToGap,
  countUnsorted,
  deleteEmptyGaps,
  findGatheredQuestions,
  findUnsortedQuestions,
  type GapState,
  type GatheredQuestion,
  getGap,
  insertGap,
  listGapStates,
  lockGaps,
  nameGap,
  setGapStatus,
  type UnsortedQuestion,
} from "./gap-queries.ts";
import { presentGap } from "./present-gap.ts";

const BATCH = 200;

/**
 * Sorts the questions that had no supported answer into gaps, by what they ask; one opens with its `minimum`th
 * question, and opens again when it is asked again after it was closed. Questions of gaps that nobody has seen yet are
 * put together anew with those that have come; what people have seen takes questions up and stays what it is.
 */
export async function collectGaps(database: Database, workspaceId: string, minimum: number): Promise<void> {
  for (;;) {
    const sorted = await database.inWorkspace(workspaceId, async (transaction) => {
      await lockGaps(transaction, workspaceId);
      const questions = await findUnsortedQuestions(transaction, workspaceId, BATCH);
      const byAgent = Map.groupBy(questions, ({ agent_id: agentId }) => agentId);
      for (const [agentId, asked] of byAgent) await sortQuestions(transaction, workspaceId, agentId, asked, minimum);
      return questions.length;
    });
    if (sorted < BATCH) return;
  }
}

/** For whoever looks at them: sorts what has come since. What would take long is left to the job of the minute. */
export async function collectFewGaps(database: Database, workspaceId: string, minimum: number): Promise<void> {
  const unsorted = await database.inWorkspace(workspaceId, (transaction) =>
    countUnsorted(transaction, workspaceId, BATCH),
  );
  if (unsorted > 0 && unsorted < BATCH) await collectGaps(database, workspaceId, minimum);
}

async function sortQuestions(
  transaction: Transaction,
  workspaceId: string,
  agentId: string,
  asked: readonly UnsortedQuestion[],
  minimum: number,
): Promise<void> {
  const gathered = await findGatheredQuestions(transaction, workspaceId, agentId);
  const questions: Sortable[] = [
    ...gathered,
    ...asked.map((question) => ({ ...question, gap_id: null, status: null })),
  ];
  const clusters = clusterQuestions(
    questions.map(({ question, gap_id: gapId, status }) => ({
      text: question,
      cluster: status === null || status === "gathering" ? null : gapId,
    })),
  );
  const touched: string[] = [];
  const taken = new Set<string>();
  for (const cluster of clusters) {
    const of = cluster.members.map((place) => questions[place]!);
    // Where a gap that nobody has seen comes apart, its first part keeps it.
    const free = of.find(({ gap_id: gapId }) => gapId !== null && !taken.has(gapId))?.gap_id ?? null;
    const earlier = cluster.cluster ?? free;
    const id = earlier ?? newId();
    taken.add(id);
    const { question } = questions[cluster.central]!;
    if (await storeCluster(transaction, workspaceId, { id, isNew: earlier === null, agentId, question, of }))
      touched.push(id);
  }
  await deleteEmptyGaps(transaction, workspaceId, agentId);
  for (const gap of await listGapStates(transaction, workspaceId, touched))
    await openWhereDue(transaction, workspaceId, gap, minimum);
}

type Sortable = UnsortedQuestion | GatheredQuestion;

interface StoredCluster {
  id: string;
  isNew: boolean;
  agentId: string;
  /** Its name. */
  question: string;
  of: readonly Sortable[];
}

/** False: nothing has come to it. */
async function storeCluster(
  transaction: Transaction,
  workspaceId: string,
  { id, isNew, agentId, question, of }: StoredCluster,
): Promise<boolean> {
  const moved = of.filter(({ gap_id: gapId }) => gapId !== id);
  if (moved.length === 0) return false;
  if (isNew) {
    const isApart = of.every((one) => one.reason === "out_of_scope" && isOffTopic(one.question));
    await insertGap(transaction, workspaceId, { id, agentId, question, status: isApart ? "off_topic" : "gathering" });
  } else await nameGap(transaction, workspaceId, id, question);
  const messageIds = moved.map(({ message_id: messageId }) => messageId);
  await addToGap(transaction, workspaceId, id, messageIds);
  return true;
}

async function openWhereDue(
  transaction: Transaction,
  workspaceId: string,
  { id, status, asked }: GapState,
  minimum: number,
): Promise<void> {
  if (status !== "closed" && (status !== "gathering" || asked < minimum)) return;
  await setGapStatus(transaction, workspaceId, id, "open");
  const row = await getGap(transaction, workspaceId, id);
  await recordEvent(transaction, workspaceId, "gap.opened", presentGap(row));
}
