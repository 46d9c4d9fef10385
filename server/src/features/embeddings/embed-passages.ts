import type { Database, Transaction } from "../../platform/database/database.ts";
import { listWorkspaceRevisions } from "../../platform/unscoped/workspace-queries.ts";
import type { Embedder } from "../../ports/embedder.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { deleteOtherModels, findPassagesToEmbed, type PassageToEmbed, putEmbeddings } from "./embedding-queries.ts";

export const EMBED_PASSAGES_JOB = "embed-passages";

export interface EmbedPassagesJob {
  workspaceId: string;
}

/** Tokens cost, and an embedder reads no more: about 2,000 tokens. */
const MAX_CHARACTERS = 8_000;
const CALL_TIMEOUT_MS = 60_000;
const DELETED_AT_ONCE = 1_000;
const FIRST = "00000000-0000-0000-0000-000000000000";

/**
 * Gives each passage of a workspace a vector of the configured model: those that were published since, all of them when
 * the model has changed. Each batch is stored before the next is asked for, so that it goes on where it stopped;
 * vectors of other models go when nothing is missing. No transaction is open while the embedder works. Throws
 * `ModelFailure`: the job is tried again.
 */
export async function embedPassages(
  { database, embedder }: { database: Database; embedder: Embedder },
  workspaceId: string,
  signal: AbortSignal,
): Promise<void> {
  let after = FIRST;
  for (;;) {
    const passages = await database.inWorkspace(workspaceId, (transaction) =>
      findPassagesToEmbed(transaction, workspaceId, { model: embedder, after, limit: embedder.maxEmbeddingsPerCall }),
    );
    if (passages.length === 0) break;
    const texts = passages.map(describe);
    const { vectors } = await embedder.embed({ texts, purpose: "passage", timeoutMs: CALL_TIMEOUT_MS, signal });
    const embeddings = passages.map(({ id }, index) => ({ passageId: id, vector: vectors[index]! }));
    await database.inWorkspace(workspaceId, (transaction) =>
      putEmbeddings(transaction, workspaceId, embedder, embeddings),
    );
    after = passages.at(-1)!.id;
  }
  const deleteSome = () =>
    database.inWorkspace(workspaceId, (transaction) =>
      deleteOtherModels(transaction, workspaceId, embedder, DELETED_AT_ONCE),
    );
  while (!signal.aborted && (await deleteSome()));
}

/** After a start with another model, and for what was brought back from an old version. */
export async function enqueueAllWorkspaces({
  database,
  queue,
}: {
  database: Database;
  queue: JobQueue;
}): Promise<void> {
  for (const { id: workspaceId } of await database.unscoped(listWorkspaceRevisions))
    await database.inWorkspace(workspaceId, (transaction) => enqueueEmbedding(queue, transaction, workspaceId));
}

export function enqueueEmbedding(queue: JobQueue, transaction: Transaction, workspaceId: string): Promise<void> {
  const job: EmbedPassagesJob = { workspaceId };
  return queue.enqueue(transaction, EMBED_PASSAGES_JOB, job, { singletonKey: workspaceId, retryLimit: 5 });
}

/** A passage with what stands above it. */
function describe({ title, heading_path: headings, text }: PassageToEmbed): string {
  return [title, ...headings, text]
    .filter((line) => line.trim() !== "")
    .join("\n")
    .slice(0, MAX_CHARACTERS)
    .replace(/\p{Cs}$/u, "");
}
