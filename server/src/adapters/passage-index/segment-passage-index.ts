import { FileMissingError } from "../../ports/file-store.ts";
import {
  IndexBehindError,
  IndexDamagedError,
  type IndexedPassage,
  type PassageIndex,
  type PassageQuery,
  type SegmentCatalogue,
  type SegmentDescriptor,
} from "../../ports/passage-index.ts";
import { compactWorkspace } from "./compact-workspace.ts";
import { findMiddle } from "./find-middle.ts";
import type { SearchThreadOptions, SearchThreads } from "./search-threads.ts";
import type { SegmentsFound } from "./search-visible.ts";
import type { SegmentOutline } from "./segment-outline.ts";
import { MAXIMUM_SEGMENT_BYTES, type SegmentStore } from "./segment-store.ts";
import { createSegmentWorker, type SegmentWorker } from "./segment-worker.ts";
import { followWorkspace, type WorkspaceSegments, type WorkspaceView } from "./workspace-segments.ts";

const ATTEMPTS = 3;

export interface PassageIndexOptions extends SearchThreadOptions {
  store: SegmentStore;
  catalogue: SegmentCatalogue;
  /** Makes UUIDs. */
  newId(): string;
  /** Of all workspaces together; beyond this what was least recently used goes out. */
  maximumBytes: number;
  /** Of a segment. */
  maximumSegmentBytes?: number;
}

/** How segments are held in memory and searched. */
export interface SegmentReader<Outline extends SegmentOutline> {
  /** In memory, without outlines. */
  readonly heldBytes: number;
  /** How often something of a segment was read into memory. */
  readonly reads: number;
  readonly searches: SearchThreads["done"];
  outlineOf(workspaceId: string, descriptor: SegmentDescriptor): Promise<Outline>;
  search(workspaceId: string, segments: readonly Outline[], search: PassageQuery): Promise<SegmentsFound>;
  /** Ids of a segment's visible passages, at most `limit`. */
  listPassages(
    workspaceId: string,
    outline: Outline,
    asked: { allowed: ReadonlySet<string>; limit: number },
  ): Promise<string[]>;
  drop(segmentId: string): void;
  /** Lets go of what is beyond the room. True: so may workspaces be that `letsGo`. */
  shrink(): boolean;
  /** Whether the outlines of a workspace that nobody is asking are not worth their room. */
  letsGo(segments: readonly Outline[]): boolean;
  close(): Promise<void>;
}

/** What a reader is given. */
export interface ReaderContext {
  /** Checks segments. */
  worker: SegmentWorker;
  /** Bytes that may be held beside outlines. */
  room(): number;
  /** To be called when more is held than before. */
  afterReading(): void;
}

/** A `PassageIndex` that tells what it holds. */
export interface MeasuredPassageIndex extends PassageIndex {
  /** What is in memory of segments, and what is known of others. */
  readonly loadedBytes: number;
  /** How often something of a segment was read into memory. */
  readonly segmentReads: number;
  /** How many searches were done in threads, and in the one that asks. */
  readonly searches: SearchThreads["done"];
}

/**
 * A `PassageIndex` of immutable segments: here is how they come to be, are followed, merged and removed; `makeReader`
 * tells how they are searched. A search waits only for what isn't in memory, or when the asker has seen a later
 * revision.
 */
export function createSegmentPassageIndex<Outline extends SegmentOutline>(
  options: PassageIndexOptions,
  makeReader: (context: ReaderContext) => SegmentReader<Outline>,
): MeasuredPassageIndex {
  const { store, catalogue, newId, maximumBytes, maximumSegmentBytes = MAXIMUM_SEGMENT_BYTES } = options;
  const builder = createSegmentWorker();
  // Merging a large library takes seconds; a changed page must not wait for it.
  const merger = createSegmentWorker();
  /** In the order of their last use. */
  const workspaces = new Map<string, Workspace<Outline>>();
  const compactions = new Map<string, Compacting>();
  const reader = makeReader({
    worker: builder,
    room: () => maximumBytes - outlineBytes(),
    afterReading: evict,
  });

  function outlineBytes(): number {
    let bytes = 0;
    for (const { segments } of workspaces.values()) bytes += segments.byteSize;
    return bytes;
  }

  function getWorkspace(workspaceId: string): Workspace<Outline> {
    const known = workspaces.get(workspaceId);
    const workspace = known ?? {
      segments: followWorkspace(workspaceId, catalogue, (descriptor) => reader.outlineOf(workspaceId, descriptor)),
      refreshing: undefined,
      askers: 0,
    };
    workspaces.delete(workspaceId);
    workspaces.set(workspaceId, workspace);
    return workspace;
  }

  function refresh(workspace: Workspace<Outline>): Promise<WorkspaceView<Outline>> {
    const before = workspace.segments.view.segments;
    workspace.refreshing = workspace.segments.refresh().finally(() => {
      workspace.refreshing = undefined;
      const kept = new Set(workspace.segments.view.segments.map(({ descriptor }) => descriptor.id));
      for (const { descriptor } of before) if (!kept.has(descriptor.id)) reader.drop(descriptor.id);
      evict();
    });
    return workspace.refreshing;
  }

  /** What is not worth its room goes as a whole, unless it is being asked or was asked last. */
  function evict(): void {
    if (!reader.shrink()) return;
    const last = [...workspaces.keys()].at(-1);
    for (const [workspaceId, { segments, refreshing, askers }] of workspaces) {
      if (workspaceId === last || refreshing || askers > 0) continue;
      if (reader.letsGo(segments.view.segments)) workspaces.delete(workspaceId);
    }
  }

  /** Has `work` see the workspace, again where a merge elsewhere has removed a file that it needs. */
  async function withView<Result>(
    { workspaceId, revision }: Pick<PassageQuery, "workspaceId" | "revision">,
    work: (view: WorkspaceView<Outline>) => Promise<Result>,
  ): Promise<Result> {
    const workspace = getWorkspace(workspaceId);
    workspace.askers++;
    try {
      for (let attempt = 1; ; attempt++) {
        const view = await viewAt(workspace, revision);
        try {
          return await work(view);
        } catch (error) {
          if (!(error instanceof FileMissingError)) throw error;
          if (attempt === ATTEMPTS) throw new IndexDamagedError(workspaceId, error);
          await (workspace.refreshing ?? refresh(workspace));
        }
      }
    } finally {
      workspace.askers--;
    }
  }

  async function viewAt(workspace: Workspace<Outline>, revision: number): Promise<WorkspaceView<Outline>> {
    let isOwnRead = false;
    while (workspace.segments.view.revision < revision || workspace.segments.view.revision < 0) {
      if (isOwnRead) throw new IndexBehindError(revision, workspace.segments.view.revision);
      // A refresh that runs already may have read before the revision came to be.
      isOwnRead = workspace.refreshing === undefined;
      await (workspace.refreshing ?? refresh(workspace));
    }
    return workspace.segments.view;
  }

  /** Halves what makes too large a file, at a version. */
  async function build(workspaceId: string, passages: readonly IndexedPassage[]): Promise<SegmentDescriptor[]> {
    if (passages.length === 0) return [];
    const id = newId();
    const bytes = await builder.build(id, passages);
    const isSmall = bytes.byteLength <= maximumSegmentBytes;
    const versions = isSmall ? [] : [...Map.groupBy(passages, ({ versionId }) => versionId).values()];
    if (versions.length <= 1) return [await store.write(workspaceId, id, bytes)];
    const middle = findMiddle(versions.map(({ length }) => length));
    const [left, right] = [versions.slice(0, middle).flat(), versions.slice(middle).flat()];
    return [...(await build(workspaceId, left)), ...(await build(workspaceId, right))];
  }

  async function compact(workspaceId: string): Promise<boolean> {
    const workspace = getWorkspace(workspaceId);
    // A refresh that runs already may have read before the caller's commit.
    await workspace.refreshing?.catch(() => {});
    await (workspace.refreshing ?? refresh(workspace));
    const { view, isLive } = workspace.segments;
    const { segments } = view;
    const stores = { worker: merger, store, catalogue };
    return compactWorkspace({ workspaceId, segments, isLive, newId, maximumSegmentBytes, ...stores });
  }

  return {
    get loadedBytes() {
      return reader.heldBytes + outlineBytes();
    },
    get segmentReads() {
      return reader.reads;
    },
    searches: reader.searches,

    add: build,

    async discard(workspaceId, added) {
      if (added.length === 0) return;
      // A commit whose answer was lost is a commit: without its bytes the workspace could not be searched.
      const { segments } = await catalogue.readChanges(
        workspaceId,
        { revision: Number.MAX_SAFE_INTEGER, versionId: "" },
        1,
      );
      const committed = new Set(segments.map(({ id }) => id));
      for (const segment of added) if (!committed.has(segment.id)) await store.remove(workspaceId, segment);
    },

    search: (search) =>
      withView(search, async (view) => {
        const { candidates, statistics, query } = await reader.search(search.workspaceId, view.segments, search);
        const about = { revision: view.revision, isOutdated: view.segments.some((segment) => segment.isOutdated) };
        return query ? { ...about, candidates, statistics, query } : { ...about, candidates, statistics };
      }),

    listPassages: ({ allowedSourceIds, limit, ...at }) =>
      withView(at, async (view) => {
        const allowed = new Set(allowedSourceIds);
        const ids: string[] = [];
        for (const outline of view.segments) {
          if (ids.length >= limit) break;
          const asked = { allowed, limit: limit - ids.length };
          ids.push(...(await reader.listPassages(at.workspaceId, outline, asked)));
        }
        evict();
        return ids;
      }),

    compact(workspaceId) {
      const last = compactions.get(workspaceId);
      if (last?.isWaiting) return last.done;
      // What runs already may have looked before the caller's commit: an erasure would take its end for its own.
      const compaction: Compacting = { isWaiting: last !== undefined, done: Promise.resolve(false) };
      const begin = () => {
        compaction.isWaiting = false;
        return compact(workspaceId);
      };
      compaction.done = (last ? last.done.then(begin, begin) : begin()).finally(() => {
        if (compactions.get(workspaceId) === compaction) compactions.delete(workspaceId);
      });
      compactions.set(workspaceId, compaction);
      return compaction.done;
    },

    catchUp(workspaceId) {
      const workspace = workspaces.get(workspaceId);
      if (!workspace || workspace.segments.view.revision < 0) return;
      // A refresh that runs already may have read before the commit.
      const begun = workspace.refreshing?.catch(() => {}) ?? Promise.resolve();
      void begun.then(() => workspace.refreshing ?? refresh(workspace)).catch(() => {});
    },

    heldRevision(workspaceId) {
      return workspaces.get(workspaceId)?.segments.view.revision ?? -1;
    },

    forget(workspaceId) {
      const view = workspaces.get(workspaceId)?.segments.view;
      for (const { descriptor } of view?.segments ?? []) reader.drop(descriptor.id);
      workspaces.delete(workspaceId);
    },

    async close() {
      workspaces.clear();
      await Promise.all([builder.close(), merger.close(), reader.close()]);
    },
  };
}

/** A merge that runs, or waits for the one that does. */
interface Compacting {
  isWaiting: boolean;
  done: Promise<boolean>;
}

interface Workspace<Outline extends SegmentOutline> {
  segments: WorkspaceSegments<Outline>;
  refreshing: Promise<WorkspaceView<Outline>> | undefined;
  /** Searches under way. */
  askers: number;
}
