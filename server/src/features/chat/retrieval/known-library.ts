import type { Database, Executor } from "../../../platform/database/database.ts";
import { keepLast } from "../../../platform/keep-last.ts";
import { KnownAgents } from "./known-agents.ts";
import { findAgentSources, findReadablePassages, type PassageRow, type ReadableSource } from "./retrieval-queries.ts";

/** The sources of an agent, and the revision and moment at which they held. */
export interface ReadableSources {
  revision: number;
  sources: ReadableSource[];
  /** Ids of the workspace's sources that are being read now. */
  unfinished: string[];
}

/** As they were read last. */
export interface KnownSources extends ReadableSources {
  /** Equal stamps: equal sources. */
  stamp: string;
}

interface KeptPassage {
  workspaceId: string;
  revision: number;
  row: PassageRow;
}

/** `revision` and `sourceIds` were read together. */
export interface WantedPassages {
  workspaceId: string;
  agentId: string;
  revision: number;
  sourceIds: string[];
  passageIds: string[];
}

export interface KnownLibraryLimits {
  agents: number;
  /** Of texts and headings; what else a passage takes counts as `ROW_CHARACTERS`. */
  passageCharacters: number;
}

const ROW_CHARACTERS = 600;
/** Characters that hardly a passage exceeds, whatever else belongs to it included. */
const LARGE_PASSAGE = 5_000;

/**
 * Sources and passages as this process last read them. The database stays the judge: each question reads its stamp of what the
 * agent may read at that moment, and only what was read under the same stamp counts. What is closed, detached or removed raises
 * the revision, which is part of the stamp: it is gone with the next question, on every process.
 */
export class KnownLibrary {
  readonly agents: KnownAgents;
  readonly #limits: KnownLibraryLimits;
  readonly #sources = new Map<string, KnownSources>();
  readonly #passages = new Map<string, KeptPassage>();
  #passageCharacters = 0;

  constructor(limits: KnownLibraryLimits) {
    this.#limits = limits;
    this.agents = new KnownAgents(limits.agents);
  }

  async findSources(executor: Executor, workspaceId: string, agentId: string): Promise<ReadableSources> {
    const key = `${workspaceId} ${agentId}`;
    const known = this.#sources.get(key);
    const read = await findAgentSources(executor, workspaceId, agentId, known?.stamp);
    const isKnown = known !== undefined && read.stamp === known.stamp;
    const sources = isKnown ? known.sources : (read.sources ?? []);
    const { stamp, revision, unfinished } = read;
    if (isKnown) known.unfinished = unfinished;
    else keepLast(this.#sources, key, { stamp, revision, unfinished, sources }, this.#limits.agents);
    return { revision, sources, unfinished };
  }

  /** The agent's sources as they were read last, by whomever: to look ahead with, never to answer from. */
  lastRead(workspaceId: string, agentId: string): KnownSources | undefined {
    return this.#sources.get(`${workspaceId} ${agentId}`);
  }

  /** False: so many more would take the place of what was read before. */
  hasRoomFor(passages: number): boolean {
    return this.#passageCharacters + passages * LARGE_PASSAGE <= this.#limits.passageCharacters;
  }

  /**
   * The texts of candidates that may be read. `revision` is the one that `sourceIds` was found at. One that is read anew is read as
   * it stands by then, never as it stood before.
   */
  async findPassages(database: Database, wanted: WantedPassages): Promise<PassageRow[]> {
    const { found, missing } = this.#takeKept(wanted);
    if (missing.length === 0) return found;
    const rows = await database.inWorkspace(wanted.workspaceId, (transaction) =>
      this.#readMissing(transaction, wanted, missing),
    );
    return [...found, ...rows];
  }

  /** Reads in this transaction what `findPassages` would read in one of its own. */
  async readAhead(executor: Executor, wanted: WantedPassages): Promise<void> {
    const { missing } = this.#takeKept(wanted);
    if (missing.length > 0) await this.#readMissing(executor, wanted, missing);
  }

  /** What was read at an earlier revision counts no more. */
  dropOlder(workspaceId: string, revision: number): void {
    for (const [id, kept] of this.#passages)
      if (kept.workspaceId === workspaceId && kept.revision < revision) this.#dropPassage(id);
  }

  #takeKept({ workspaceId, revision, sourceIds, passageIds }: WantedPassages) {
    const allowed = new Set(sourceIds);
    const found: PassageRow[] = [];
    const missing: string[] = [];
    for (const id of passageIds) {
      const kept = this.#passages.get(id);
      const holds = kept?.workspaceId === workspaceId && kept.revision === revision && allowed.has(kept.row.source_id);
      if (holds) found.push(kept.row);
      else missing.push(id);
    }
    return { found, missing };
  }

  async #readMissing(
    executor: Executor,
    { workspaceId, agentId, revision, sourceIds }: WantedPassages,
    missing: string[],
  ): Promise<PassageRow[]> {
    const rows = await findReadablePassages(executor, workspaceId, agentId, sourceIds, missing);
    for (const row of rows) this.#keepPassage({ workspaceId, revision, row });
    return rows;
  }

  /** The passages that were read longest ago make room. */
  #keepPassage(passage: KeptPassage): void {
    this.#dropPassage(passage.row.id);
    this.#passages.set(passage.row.id, passage);
    this.#passageCharacters += charactersOf(passage.row);
    for (const id of this.#passages.keys()) {
      if (this.#passageCharacters <= this.#limits.passageCharacters) return;
      this.#dropPassage(id);
    }
  }

  #dropPassage(id: string): void {
    const kept = this.#passages.get(id);
    if (!kept) return;
    this.#passages.delete(id);
    this.#passageCharacters -= charactersOf(kept.row);
  }
}

function charactersOf({ text, title, heading_path: headings }: PassageRow): number {
  return headings.reduce((sum, heading) => sum + heading.length, ROW_CHARACTERS + text.length + title.length);
}
