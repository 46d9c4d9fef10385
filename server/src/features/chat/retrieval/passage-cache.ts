import type { Database, Executor } from "../../../platform/database/database.ts";
import { findReadablePassages, type PassageRow } from "./retrieval-queries.ts";

interface CachedPassage {
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

const ROW_CHARACTERS = 600;
/** Characters that hardly a passage exceeds, whatever else belongs to it included. */
const LARGE_PASSAGE = 5_000;

/**
 * Passages as this process last read them. The database stays the judge: whoever answers with them compares the stamp
 * of the sources that they were chosen under. What is closed, detached or removed raises the revision, which is part of
 * the stamp: it is gone with the next question, on every process.
 */
export class PassageCache {
  readonly #maxCharacters: number;
  readonly #passages = new Map<string, CachedPassage>();
  #characters = 0;

  /** `maxCharacters`: of texts and headings; what else a passage takes counts as `ROW_CHARACTERS`. */
  constructor(maxCharacters: number) {
    this.#maxCharacters = maxCharacters;
  }

  /** False: so many more would take the place of what was read before. */
  hasRoomFor(passages: number): boolean {
    return this.#characters + passages * LARGE_PASSAGE <= this.#maxCharacters;
  }

  /** Ids of those that would be read. */
  missingOf(wanted: WantedPassages): string[] {
    return this.#takeCached(wanted).missing;
  }

  /**
   * The texts of candidates that may be read. `revision` is the one that `sourceIds` was found at. One that is read
   * anew is read as it stands by then, never as it stood before.
   */
  async findPassages(database: Database, wanted: WantedPassages): Promise<PassageRow[]> {
    const { found, missing } = this.#takeCached(wanted);
    if (missing.length === 0) return found;
    const rows = await database.inWorkspace(
      wanted.workspaceId,
      (transaction) => this.#readMissing(transaction, wanted, missing),
      { pipelined: true },
    );
    return [...found, ...rows];
  }

  /** What was read at an earlier revision counts no more. */
  dropOlder(workspaceId: string, revision: number): void {
    for (const [id, cached] of this.#passages)
      if (cached.workspaceId === workspaceId && cached.revision < revision) this.#dropPassage(id);
  }

  #takeCached({ workspaceId, revision, sourceIds, passageIds }: WantedPassages) {
    const allowed = new Set(sourceIds);
    const found: PassageRow[] = [];
    const missing: string[] = [];
    for (const id of passageIds) {
      const cached = this.#passages.get(id);
      const holds =
        cached?.workspaceId === workspaceId && cached.revision === revision && allowed.has(cached.row.source_id);
      if (holds) found.push(cached.row);
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
    for (const row of rows) this.#put({ workspaceId, revision, row });
    return rows;
  }

  /** The passages that were read longest ago make room. */
  #put(passage: CachedPassage): void {
    this.#dropPassage(passage.row.id);
    this.#passages.set(passage.row.id, passage);
    this.#characters += charactersOf(passage.row);
    for (const id of this.#passages.keys()) {
      if (this.#characters <= this.#maxCharacters) return;
      this.#dropPassage(id);
    }
  }

  #dropPassage(id: string): void {
    const cached = this.#passages.get(id);
    if (!cached) return;
    this.#passages.delete(id);
    this.#characters -= charactersOf(cached.row);
  }
}

function charactersOf({ text, title, heading_path: headings }: PassageRow): number {
  return headings.reduce((sum, heading) => sum + heading.length, ROW_CHARACTERS + text.length + title.length);
}
