import { LRUCache } from "lru-cache";
import type { Database } from "../../../platform/database/database.ts";
import { findQuestions, type OfferedQuestion } from "./question-queries.ts";

/** The questions that an agent's visitors may be offered. */
export type CachedQuestions = (
  database: Database,
  workspaceId: string,
  agentId: string,
  revision: number,
) => Promise<readonly OfferedQuestion[]>;

const LOOK_EVERY_MS = 5_000;

interface Kept {
  questions: readonly OfferedQuestion[];
  /** The revision that they were drawn at. */
  drawnAt: number;
  /** The asker's when they were read. */
  revision: number;
  readAt: number;
}

/** Read once a revision, and looked for again now and then while they were drawn at another one. */
export function cacheQuestions(most: number, now: () => number): CachedQuestions {
  const kept = new LRUCache<string, Kept>({ max: most });
  return async (database, workspaceId, agentId, revision) => {
    const key = `${workspaceId} ${agentId}`;
    const known = kept.get(key);
    if (known?.drawnAt === revision) return known.questions;
    if (known?.revision === revision && now() - known.readAt < LOOK_EVERY_MS) return known.questions;
    const found = await database.inWorkspace(
      workspaceId,
      (transaction) => findQuestions(transaction, workspaceId, agentId),
      { pipelined: true },
    );
    const questions = found?.questions ?? [];
    kept.set(key, { questions, drawnAt: found?.revision ?? -1, revision, readAt: now() });
    return questions;
  };
}
