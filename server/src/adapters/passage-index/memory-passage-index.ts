import { setImmediate } from "node:timers/promises";
import { findCandidates, type QueryTerm, readIdentifier, searchSegments } from "@citedesk/grounding";
import type { FileStore } from "../../ports/file-store.ts";
import {
  IndexBehindError,
  type IndexedPassage,
  type PassageIndex,
  type SegmentCatalogue,
  type SegmentDescriptor,
} from "../../ports/passage-index.ts";
import { compactWorkspace } from "./compact-workspace.ts";
import { findMiddle } from "./find-middle.ts";
import { showSources } from "./loaded-segment.ts";
import { loadSegment, MAXIMUM_SEGMENT_BYTES, writeSegment } from "./segment-files.ts";
import { createSegmentWorker } from "./segment-worker.ts";
import { followWorkspace, type WorkspaceSegments, type WorkspaceView } from "./workspace-segments.ts";

const LISTED_AT_ONCE = 500;

export interface MemoryPassageIndexOptions {
  fileStore: FileStore;
  catalogue: SegmentCatalogue;
  /** Makes UUIDs. */
  newId(): string;
  /** Workspaces beyond this are dropped from memory, the longest unasked first; the one in use always stays. */
  maximumBytes: number;
  /** Of a segment's file. */
  maximumSegmentBytes?: number;
}

export interface MemoryPassageIndex extends PassageIndex {
  /** What the loaded segments take. */
  readonly loadedBytes: number;
}

/**
 * A `PassageIndex` of segments that live in the file store and are searched in memory. A search waits only when its
 * workspace is not loaded or the asker has seen a later revision; then it holds an unchanging view and runs without a
 * pause.
 */
export function createMemoryPassageIndex(options: MemoryPassageIndexOptions): MemoryPassageIndex {
  const { fileStore, catalogue, newId, maximumBytes, maximumSegmentBytes = MAXIMUM_SEGMENT_BYTES } = options;
  const builder = createSegmentWorker();
  // Merging a large library takes seconds; a changed page must not wait for it.
  const merger = createSegmentWorker();
  /** In the order of their last use. */
  const workspaces = new Map<string, Workspace>();
  const compactions = new Map<string, Promise<boolean>>();
  let scores = new Float64Array(0);

  function getWorkspace(workspaceId: string): Workspace {
    const known = workspaces.get(workspaceId);
    const workspace = known ?? {
      segments: followWorkspace(workspaceId, catalogue, (descriptor) =>
        loadSegment(fileStore, builder, descriptor, maximumSegmentBytes),
      ),
      refreshing: undefined,
    };
    workspaces.delete(workspaceId);
    workspaces.set(workspaceId, workspace);
    return workspace;
  }

  function refresh(workspace: Workspace): Promise<WorkspaceView> {
    workspace.refreshing = workspace.segments.refresh().finally(() => {
      workspace.refreshing = undefined;
      evict(workspace);
    });
    return workspace.refreshing;
  }

  function evict(used: Workspace): void {
    let bytes = totalBytes(workspaces.values());
    for (const [workspaceId, workspace] of workspaces) {
      if (bytes <= maximumBytes) return;
      if (workspace === used || workspace.refreshing) continue;
      workspaces.delete(workspaceId);
      bytes -= workspace.segments.byteSize;
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
    const versions = [...Map.groupBy(passages, ({ versionId }) => versionId).values()];
    if (bytes.byteLength <= maximumSegmentBytes || versions.length === 1)
      return [await writeSegment(fileStore, id, bytes)];
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
      return totalBytes(workspaces.values());
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

    async search({ workspaceId, revision, allowedSourceIds, terms, query, limit }) {
      const view = await viewAt(getWorkspace(workspaceId), revision);
      const allowed = new Set(allowedSourceIds);
      const visible = view.segments
        .map((loaded) => showSources(loaded, allowed))
        .filter((part) => part.passageCount > 0);
      const longest = visible.reduce((most, part) => Math.max(most, part.visible.length), 0);
      if (scores.length < longest) scores = new Float64Array(longest);
      const isOutdated = view.segments.some(({ segment }) => segment.isOutdated);
      const about = { revision: view.revision, isOutdated };
      if (!query) {
        const { candidates, statistics } = findCandidates(visible, addUp(terms), limit, scores);
        return { ...about, candidates, statistics };
      }
      const found = searchSegments(visible, query, limit, scores);
      return {
        ...about,
        candidates: found.candidates.map((candidate, place) => ({ ...candidate, rankScore: found.rankScores[place] })),
        statistics: found.statistics,
        query: found.query,
      };
    },

    async listPassages({ workspaceId, revision, allowedSourceIds, limit }) {
      const view = await viewAt(getWorkspace(workspaceId), revision);
      const allowed = new Set(allowedSourceIds);
      const ids: string[] = [];
      for (const loaded of view.segments) {
        const { segment, visible } = showSources(loaded, allowed);
        for (let passage = 0; passage < visible.length && ids.length < limit; passage++) {
          if (visible[passage] !== 1) continue;
          ids.push(readIdentifier(segment.passageIds, passage));
          // Nobody waits for these, but others wait for the thread.
          if (ids.length % LISTED_AT_ONCE === 0) await setImmediate();
        }
      }
      return ids;
    },

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
}

function totalBytes(workspaces: Iterable<Workspace>): number {
  let bytes = 0;
  for (const { segments } of workspaces) bytes += segments.byteSize;
  return bytes;
}

function addUp(terms: readonly QueryTerm[]): QueryTerm[] {
  const weights = new Map<string, number>();
  for (const { term, weight } of terms) weights.set(term, (weights.get(term) ?? 0) + weight);
  return [...weights].map(([term, weight]) => ({ term, weight }));
}
