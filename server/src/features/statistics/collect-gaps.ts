import { isOffTopic, type QuestionCluster } from "@citedesk/grounding";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { recordEvent } from "../../platform/events/record-event.ts";
import { newId } from "../../platform/ids/identifiers.ts";
import type { QuestionClusterer } from "../../ports/question-clusterer.ts";
import {
  addToGap,
  countUnsorted,
  deleteEmptyGaps,
  findGap,
  findGatheredQuestions,
  findUnsortedQuestions,
  type GapState,
  type GatheredQuestion,
  insertGap,
  listGapStates,
  lockGaps,
  nameGap,
  setGapStatus,
  type UnsortedQuestion,
} from "./gap-queries.ts";
import { presentGap } from "./present-gap.ts";

const BATCH = 200;
/** How often questions are clustered anew because others have come or gone meanwhile. */
const MAX_TRIES = 3;

export interface GapSorting {
  database: Database;
  clusterer: QuestionClusterer;
}

/**
 * Sorts the questions that had no supported answer into gaps, by what they ask; one opens with its `minimum`th
 * question, and opens again when it is asked again after it was closed. Questions of gaps that nobody has seen yet are
 * put together anew with those that have come; what people have seen takes questions up and stays what it is.
 *
 * They are clustered outside of any transaction, as that takes a while, and stored where they are still the same ones.
 */
export async function collectGaps(sorting: GapSorting, workspaceId: string, minimum: number): Promise<void> {
  for (;;) {
    const sorted = await sortBatch(sorting, workspaceId, minimum);
    if (sorted < BATCH) return;
  }
}

/** For whoever looks at them: sorts what has come since. What would take long is left to the job of the minute. */
export async function collectFewGaps(sorting: GapSorting, workspaceId: string, minimum: number): Promise<void> {
  const unsorted = await sorting.database.inWorkspace(workspaceId, (transaction) =>
    countUnsorted(transaction, workspaceId, BATCH),
  );
  if (unsorted > 0 && unsorted < BATCH) await collectGaps(sorting, workspaceId, minimum);
}

/** How many were sorted. */
async function sortBatch({ database, clusterer }: GapSorting, workspaceId: string, minimum: number): Promise<number> {
  const cluster = (batch: Batch) => Promise.all(batch.agents.map(({ questions }) => clusterOf(clusterer, questions)));
  for (let tries = 1; ; tries++) {
    const seen = await database.inWorkspace(workspaceId, (transaction) => findBatch(transaction, workspaceId));
    if (seen.unsorted === 0) return 0;
    const clusters = await cluster(seen);
    const sorted = await database.inWorkspace(workspaceId, async (transaction) => {
      await lockGaps(transaction, workspaceId);
      const batch = await findBatch(transaction, workspaceId);
      const isSame = JSON.stringify(batch) === JSON.stringify(seen);
      if (!isSame && tries < MAX_TRIES) return undefined;
      const current = isSame ? clusters : await cluster(batch);
      for (const [place, { agentId, questions }] of batch.agents.entries())
        await storeClusters(transaction, workspaceId, { agentId, questions, clusters: current[place]!, minimum });
      return batch.unsorted;
    });
    if (sorted !== undefined) return sorted;
  }
}

/** What is to be sorted, with what it is compared with. */
interface Batch {
  unsorted: number;
  agents: { agentId: string; questions: Sortable[] }[];
}

async function findBatch(transaction: Transaction, workspaceId: string): Promise<Batch> {
  const asked = await findUnsortedQuestions(transaction, workspaceId, BATCH);
  const agents: Batch["agents"] = [];
  for (const [agentId, questions] of Map.groupBy(asked, ({ agent_id: id }) => id))
    agents.push({
      agentId,
      questions: [...(await findGatheredQuestions(transaction, workspaceId, agentId)), ...questions],
    });
  return { unsorted: asked.length, agents };
}

function clusterOf(clusterer: QuestionClusterer, questions: readonly Sortable[]): Promise<QuestionCluster[]> {
  return clusterer.cluster(
    questions.map(({ question, gap_id: gapId, status }) => ({
      text: question,
      cluster: status === null || status === "gathering" ? null : gapId,
    })),
  );
}

interface Clustered {
  agentId: string;
  questions: readonly Sortable[];
  clusters: readonly QuestionCluster[];
  minimum: number;
}

async function storeClusters(
  transaction: Transaction,
  workspaceId: string,
  { agentId, questions, clusters, minimum }: Clustered,
): Promise<void> {
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
  const row = await findGap(transaction, workspaceId, id);
  // Undefined: what asked it was deleted meanwhile.
  if (row) await recordEvent(transaction, workspaceId, "gap.opened", presentGap(row));
}
