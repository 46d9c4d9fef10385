import type { Database } from "../../../platform/database/database.ts";
import { findVersionTexts, type StoredText } from "./retrieval-queries.ts";
import type { FoundPassage } from "./retrieve-passages.ts";

/** Stored texts by version id, with the sha256 of each. */
export type StoredTexts = ReadonlyMap<string, StoredText>;

/** Reads the stored texts that quotes are checked against. */
export type VersionTexts = (
  database: Database,
  workspaceId: string,
  passages: readonly FoundPassage[],
) => Promise<StoredTexts>;

/**
 * Stored texts never change, so the last ones used are kept: at most `maxCharacters` of them. A kept text counts only
 * under the sha256 that the passage's own row was read with.
 */
export function cacheVersionTexts(maxCharacters: number): VersionTexts {
  const kept = new Map<string, StoredText>();
  let characters = 0;

  function keep(id: string, text: StoredText): void {
    if (kept.has(id)) return;
    kept.set(id, text);
    characters += text.text.length;
    for (const [oldest, { text: dropped }] of kept) {
      if (characters <= maxCharacters) break;
      kept.delete(oldest);
      characters -= dropped.length;
    }
  }

  return async (database, workspaceId, passages) => {
    const found = new Map<string, StoredText>();
    const missing = new Set<string>();
    const timed = new Set<string>();
    for (const { version_id: id, text_sha256: sha256, time_from: from } of passages) {
      if (from !== null) timed.add(id);
      const text = kept.get(`${workspaceId} ${id}`);
      if (text?.sha256 === sha256) {
        found.set(id, text);
        // Used again: the last to go.
        kept.delete(`${workspaceId} ${id}`);
        kept.set(`${workspaceId} ${id}`, text);
      } else missing.add(id);
    }
    if (missing.size === 0) return found;
    const rows = await database.inWorkspace(
      workspaceId,
      (transaction) => findVersionTexts(transaction, workspaceId, [...missing], timed),
      { pipelined: true },
    );
    for (const [id, text] of rows) {
      found.set(id, text);
      keep(`${workspaceId} ${id}`, text);
    }
    return found;
  };
}
