import { setImmediate } from "node:timers/promises";
import { readIdentifier } from "@citedesk/grounding";
import { FileMissingError, type FileStore } from "../../ports/file-store.ts";
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
import { createOutlineSearch } from "./outline-search.ts";
import { createSegmentCache } from "./segment-cache.ts";
import { loadSegment, MAXIMUM_SEGMENT_BYTES, writeSegment } from "./segment-files.ts";
import { showSources, showsAny, toOutline } from "./segment-outline.ts";
import { createSegmentWorker } from "./segment-worker.ts";
import { followWorkspace, type WorkspaceSegments, type WorkspaceView } from "./workspace-segments.ts";

const LISTED_AT_ONCE = 500;
const ATTEMPTS = 3;

export interface MemoryPassageIndexOptions {
  fileStore: FileStore;
  catalogue: SegmentCatalogue;
  /** Makes UUIDs. */
  newId(): string;
  /**
   * Of all workspaces together; beyond this the least recently used segments go out. What is searched and larger is
   * read one segment at a time; a segment larger than this, and the lists of versions of what is in use, still come in.
   */
  maximumBytes: number;
  /** Of a segment's file. */
  maximumSegmentBytes?: number;
}

export interface MemoryPassageIndex extends PassageIndex {
  /** What the segments in memory take, and what is known of others. */
  readonly loadedBytes: number;
  /** How often a segment was read into memory. */
  readonly segmentReads: number;
}

/**
 * A `PassageIndex` of segments that live in the file store and are searched in memory. A search waits only when its
 * workspace is not loaded, is larger than the memory for it, or the asker has seen a later revision.
 */
export function createMemoryPassageIndex(options: MemoryPassageIndexOptions): MemoryPassageIndex {
  const { fileStore, catalogue, newId, maximumBytes, maximumSegmentBytes = MAXIMUM_SEGMENT_BYTES } = options;
  const builder = createSegmentWorker();
  // Merging a large library takes seconds; a changed page must not wait for it.
  const merger = createSegmentWorker();
  /** In the order of their last use. */
  const workspaces = new Map<string, Workspace>();
  const compactions = new Map<string, Promise<boolean>>();
  const cache = createSegmentCache({
    read: (descriptor) => loadSegment(fileStore, builder, descriptor, maximumSegmentBytes),
    room,
  });
  const searchOutlines = createOutlineSearch(cache, { room, afterReading: evict });
  let dropsSeen = 0;

  function room(): number {
    return maximumBytes - outlineBytes();
  }

  function outlineBytes(): number {
    let bytes = 0;
    for (const { segments } of workspaces.values()) bytes += segments.byteSize;
    return bytes;
  }

  function getWorkspace(workspaceId: string): Workspace {
    const known = workspaces.get(workspaceId);
    const workspace = known ?? {
      segments: followWorkspace(workspaceId, catalogue, async (descriptor) =>
        toOutline(descriptor, await cache.load(descriptor)),
      ),
      refreshing: undefined,
      askers: 0,
    };
    workspaces.delete(workspaceId);
    workspaces.set(workspaceId, workspace);
    return workspace;
  }

  function refresh(workspace: Workspace): Promise<WorkspaceView> {
    const before = workspace.segments.view.segments;
    workspace.refreshing = workspace.segments.refresh().finally(() => {
      workspace.refreshing = undefined;
      const kept = new Set(workspace.segments.view.segments.map(({ descriptor }) => descriptor.id));
      for (const { descriptor } of before) if (!kept.has(descriptor.id)) cache.drop(descriptor.id);
      evict();
    });
    return workspace.refreshing;
  }

  /** A workspace of which no segment is left goes as a whole, unless it is being asked or was asked last. */
  function evict(): void {
    cache.shrink();
    if (cache.drops === dropsSeen) return;
    dropsSeen = cache.drops;
    const last = [...workspaces.keys()].at(-1);
    for (const [workspaceId, { segments, refreshing, askers }] of workspaces) {
      if (workspaceId === last || refreshing || askers > 0) continue;
      if (!segments.view.segments.some(({ descriptor }) => cache.has(descriptor.id))) workspaces.delete(workspaceId);
    }
  }

  /** Has `work` see the workspace, again where a merge elsewhere has removed a file that it needs. */
  async function withView<Result>(
    { workspaceId, revision }: Pick<PassageQuery, "workspaceId" | "revision">,
    work: (view: WorkspaceView) => Promise<Result>,
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

  async function viewAt(workspace: Workspace, revision: number): Promise<WorkspaceView> {
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
  async function build(passages: readonly IndexedPassage[]): Promise<SegmentDescriptor[]> {
    if (passages.length === 0) return [];
    const id = newId();
    const bytes = await builder.build(id, passages);
    const isSmall = bytes.byteLength <= maximumSegmentBytes;
    const versions = isSmall ? [] : [...Map.groupBy(passages, ({ versionId }) => versionId).values()];
    if (versions.length <= 1) return [await writeSegment(fileStore, id, bytes)];
    const middle = findMiddle(versions.map(({ length }) => length));
    const [left, right] = [versions.slice(0, middle).flat(), versions.slice(middle).flat()];
    return [...(await build(left)), ...(await build(right))];
  }

  async function compact(workspaceId: string): Promise<boolean> {
    const workspace = getWorkspace(workspaceId);
    await (workspace.refreshing ?? refresh(workspace));
    const { view, isLive } = workspace.segments;
    const { segments } = view;
    const stores = { worker: merger, fileStore, catalogue };
    return compactWorkspace({ workspaceId, segments, isLive, newId, maximumSegmentBytes, ...stores });
  }

  return {
    get loadedBytes() {
      return cache.byteSize + outlineBytes();
    },
    get segmentReads() {
      return cache.reads;
    },

    add: (_workspaceId, passages) => build(passages),

    async discard(workspaceId, added) {
      if (added.length === 0) return;
      // A commit whose answer was lost is a commit: without its file the workspace could not be searched.
      const { segments } = await catalogue.readChanges(
        workspaceId,
        { revision: Number.MAX_SAFE_INTEGER, versionId: "" },
        1,
      );
      const committed = new Set(segments.map(({ id }) => id));
      for (const { id, fileSha256 } of added) if (!committed.has(id)) await fileStore.remove(fileSha256);
    },

    search: (search) =>
      withView(search, async (view) => {
        const { candidates, statistics, query } = await searchOutlines(view.segments, search);
        const about = { revision: view.revision, isOutdated: view.segments.some((segment) => segment.isOutdated) };
        return query ? { ...about, candidates, statistics, query } : { ...about, candidates, statistics };
      }),

    listPassages: ({ allowedSourceIds, limit, ...at }) =>
      withView(at, async (view) => {
        const allowed = new Set(allowedSourceIds);
        const ids: string[] = [];
        for (const outline of view.segments) {
          if (ids.length >= limit) break;
          if (!showsAny(outline, allowed)) continue;
          const segment = await cache.load(outline.descriptor);
          const { visible } = showSources(outline, segment, allowed);
          for (let passage = 0; passage < visible.length && ids.length < limit; passage++) {
            if (visible[passage] !== 1) continue;
            ids.push(readIdentifier(segment.passageIds, passage));
            // Nobody waits for these, but others wait for the thread.
            if (ids.length % LISTED_AT_ONCE === 0) await setImmediate();
          }
        }
        evict();
        return ids;
      }),

    compact(workspaceId) {
      const running = compactions.get(workspaceId);
      if (running) return running;
      const compaction = compact(workspaceId).finally(() => compactions.delete(workspaceId));
      compactions.set(workspaceId, compaction);
      return compaction;
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
      for (const { descriptor } of view?.segments ?? []) cache.drop(descriptor.id);
      workspaces.delete(workspaceId);
    },

    async close() {
      workspaces.clear();
      await Promise.all([builder.close(), merger.close()]);
    },
  };
}

interface Workspace {
  segments: WorkspaceSegments;
  refreshing: Promise<WorkspaceView> | undefined;
  /** Searches under way. */
  askers: number;
}
