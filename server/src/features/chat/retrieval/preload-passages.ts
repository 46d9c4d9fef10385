import { setTimeout as pause } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Database } from "../../../platform/database/database.ts";
import type { PassageIndex } from "../../../ports/passage-index.ts";
import type { PassageCache } from "./passage-cache.ts";
import { type AgentSources, findAgentSources } from "./retrieval-queries.ts";

export interface PreloadContext {
  database: Database;
  index: PassageIndex;
  passages: PassageCache;
}

const CHUNK = 25;
const MAX_PASSAGES = 20_000;
const PAUSE_MS = 2;
/** While questions come, who asks the next would wait behind every other chunk. */
const BUSY_PAUSE_MS = 6;
const BUSY_MS = 100;
/** Sources that change again within this time, as in a crawl, would have it all read again. */
const QUIET_MS = 200;
const STAMPS_KEPT = 1_000;

/**
 * Reads an assistant's passages into memory once somebody asks it and whenever its sources have changed since, a few at
 * a time between the questions, as long as there is room: reading them costs a question as much as all else that a
 * search does.
 */
export class PassagePreloader {
  readonly #context: PreloadContext;
  /**
   * Assistants whose passages were read, or are to be, each with the stamp of its sources: they who may read other
   * sources of it take turns.
   */
  readonly #begun = new LRUCache<string, true>({ max: STAMPS_KEPT });
  readonly #stopping = new AbortController();
  #askedAt = Number.NEGATIVE_INFINITY;
  #running: Promise<void> = Promise.resolve();

  constructor(context: PreloadContext) {
    this.#context = context;
  }

  /** Returns at once. Call it outside of any transaction. */
  begin(workspaceId: string, agentId: string, known: AgentSources): void {
    this.#askedAt = performance.now();
    const key = `${workspaceId} ${agentId} ${known.stamp}`;
    if (this.#begun.get(key) || this.#stopping.signal.aborted) return;
    this.#begun.set(key, true);
    // What is wrong with the database or the index is met, and told, by the questions.
    this.#running = this.#running.then(() => this.#load(workspaceId, agentId, known)).catch(() => {});
  }

  /** Resolves when all that was begun has been read, or left. */
  idle(): Promise<void> {
    return this.#running;
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await this.idle();
  }

  async #load(workspaceId: string, agentId: string, known: AgentSources): Promise<void> {
    const { database, index, passages } = this.#context;
    const { stamp, revision, sources } = known;
    const sourceIds = sources.map(({ id }) => id);
    const isCurrent = async () => {
      const read = await database.inWorkspace(
        workspaceId,
        (transaction) => findAgentSources(transaction, workspaceId, agentId, known),
        { pipelined: true },
      );
      return read.stamp === stamp;
    };
    await pause(QUIET_MS, undefined, this.#stopping);
    if (!(await isCurrent())) return;
    passages.dropOlder(workspaceId, revision);
    if (!passages.hasRoomFor(CHUNK)) return;
    const all = await index.listPassages({ workspaceId, revision, allowedSourceIds: sourceIds, limit: MAX_PASSAGES });
    const wanted = { workspaceId, agentId, revision, sourceIds };
    const ids = passages.missingOf({ ...wanted, passageIds: all });
    for (let from = 0; from < ids.length && passages.hasRoomFor(CHUNK) && (await isCurrent()); from += CHUNK) {
      await passages.findPassages(database, { ...wanted, passageIds: ids.slice(from, from + CHUNK) });
      const isBusy = performance.now() - this.#askedAt < BUSY_MS;
      await pause(isBusy ? BUSY_PAUSE_MS : PAUSE_MS, undefined, this.#stopping);
    }
  }
}
