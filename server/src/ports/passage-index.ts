import type { PassageStatistics, PreparedQuery, QueryTerm, SegmentPassage } from "@citedesk/grounding";

/**
 * Finds the passages that share words with a question. It only proposes candidates: whoever asks re-reads, in the
 * database, what this asker may see, and fetches the texts under that condition.
 *
 * Life of a version: its passages are added while it is hidden (`add` writes a file or pages, nothing more), then one
 * transaction inserts the segment's row and flips the version live. Adding a version again is harmless: it counts once.
 * All ids are UUIDs in lower case.
 */
export interface PassageIndex {
  /**
   * Writes segments that nobody sees yet: one, several where it would grow too large, none without passages. All
   * passages of a version go in one call. Cut anew, all segments that hold the version retire in the transaction that
   * inserts those with its new passages. The caller inserts the returned rows in the transaction that flips the
   * versions live, and calls `discard` when that transaction fails.
   */
  add(workspaceId: string, passages: IndexedPassage[]): Promise<SegmentDescriptor[]>;
  /** Removes what `add` wrote, unless its rows were committed after all: call it when in doubt. */
  discard(workspaceId: string, segments: readonly SegmentDescriptor[]): Promise<void>;
  /**
   * The best passages by BM25 (k1 1.2, b .75) over title, heading path and text, best first, equal scores by passage
   * id. Statistics cover exactly the live versions of the allowed sources. Throws `IndexBehindError`,
   * `IndexDamagedError`.
   */
  search(query: PassageQuery): Promise<PassageSearchResult>;
  /** Ids of passages that `search` could find, at most `limit`. Throws as `search` does. */
  listPassages(query: Pick<PassageQuery, "workspaceId" | "revision" | "allowedSourceIds" | "limit">): Promise<string[]>;
  /**
   * Merges small segments and leaves out discarded versions: one merge a call; segments that hold erased text come
   * first. False: nothing was left to do, so no segment holds erased text any more.
   */
  compact(workspaceId: string): Promise<boolean>;
  /**
   * Something of the workspace was committed: what is held in memory of it is read on now, so that the next search
   * need not wait for that. Returns at once; what fails is met by that search.
   */
  catchUp(workspaceId: string): void;
  /** The latest revision that is held in memory; -1: none. Whoever remembers an earlier one is behind. */
  heldRevision(workspaceId: string): number;
  /** Drops what is held in memory for the workspace, e.g. after its deletion. */
  forget(workspaceId: string): void;
  close(): Promise<void>;
}

export type IndexedPassage = SegmentPassage;

/** A row of `index_segments`, without its revisions. */
export interface SegmentDescriptor {
  id: string;
  /** Null: it lies in `index_pages`. */
  fileSha256: string | null;
  passageCount: number;
  byteSize: number;
}

export interface PassageQuery {
  workspaceId: string;
  /** The workspace's revision as the asker read it. The answer is at this revision or a later one. */
  revision: number;
  allowedSourceIds: string[];
  /** As `analyze` makes them. The same term twice adds up its weights. */
  terms: QueryTerm[];
  /** The whole question instead: it is looked for as it is meant here, and its candidates have a `rankScore`. */
  query?: PreparedQuery;
  limit: number;
}

export interface PassageSearchResult {
  candidates: PassageCandidate[];
  /** The question in the words of these passages (`attuneQuery`), where one was given. */
  query?: PreparedQuery | undefined;
  /** Over every passage that this asker may see; nothing else moves them. 0 for a term that was not asked for. */
  statistics: PassageStatistics;
  /** The revision whose versions were searched. */
  revision: number;
  /**
   * Some of it was written by an earlier version: it answers, and would answer better if all live versions were added
   * again.
   */
  isOutdated: boolean;
}

export interface PassageCandidate {
  passageId: string;
  versionId: string;
  sourceId: string;
  score: number;
  /** The score that `rankPassages` will give it, if the index can tell without its text and was given a `query`. */
  rankScore?: number | undefined;
}

/** What the index reads and writes in the database. It knows no SQL itself. */
export interface SegmentCatalogue {
  /**
   * One page of what changed, read in one statement or snapshot: versions with `changed_revision` after the cursor, in
   * the order (`changed_revision`, `id`), and every segment that is not retired.
   */
  readChanges(workspaceId: string, after: ChangeCursor, limit: number): Promise<CatalogueChanges>;
  /** Which of these versions need no index any more: their rows are gone, or nobody can bring them back. */
  findDiscardable(workspaceId: string, versionIds: string[]): Promise<string[]>;
  /** Versions that were erased lately: every segment that holds one is written again without it. */
  findErased(workspaceId: string): Promise<string[]>;
  /**
   * In one transaction: retires the old segments, inserts the merged ones (none: everything in them was dropped) and
   * raises the revision. False, and nothing changed, when one of them is retired already or one of `dropped` is no
   * longer discardable.
   */
  replaceSegments(workspaceId: string, replacement: SegmentReplacement): Promise<boolean>;
  /** Retired segments whose files may still be there. */
  findRetiredSegments(workspaceId: string): Promise<SegmentDescriptor[]>;
  /** Deletes the rows of retired segments whose files were removed. */
  deleteRetiredSegments(workspaceId: string, segmentIds: string[]): Promise<void>;
}

/** Where a reader stands in the changes. `{ revision: -1, versionId: "" }` is the start. */
export interface ChangeCursor {
  revision: number;
  versionId: string;
}

export interface CatalogueChanges {
  /** The workspace's revision in the same snapshot. */
  revision: number;
  versions: VersionChange[];
  /** False: nothing is left after `versions` in this snapshot. */
  more: boolean;
  segments: SegmentDescriptor[];
  /**
   * The highest `changed_revision` of a deleted version row: a reader whose cursor lies before it starts again. A
   * version is retired in one revision before its row may be deleted in a later transaction.
   */
  deletedThrough: number;
}

export interface VersionChange {
  versionId: string;
  changedRevision: number;
  live: boolean;
}

export interface SegmentReplacement {
  retiredIds: string[];
  merged: readonly SegmentDescriptor[];
  droppedVersionIds: string[];
}

/** The database that the index reads is older than what the asker has seen (a replica that lags). Worth a retry. */
export class IndexBehindError extends Error {
  constructor(wanted: number, reached: number) {
    super(`The passage index is at revision ${reached}, but revision ${wanted} was asked for.`);
    this.name = "IndexBehindError";
  }
}

/**
 * A segment's file is gone or can't be read (disk damage, or another version's format). Searches of the workspace fail
 * until its segments are retired and all live versions added again.
 */
export class IndexDamagedError extends Error {
  constructor(segmentOrWorkspaceId: string, cause: unknown) {
    super(`The passage index is damaged at ${segmentOrWorkspaceId} and must be built again.`, { cause });
    this.name = "IndexDamagedError";
  }
}
