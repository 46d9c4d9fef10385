import type { ChangeCursor, SegmentCatalogue, SegmentDescriptor, VersionChange } from "../../../ports/passage-index.ts";

/** What one transaction does to a workspace. */
export interface CatalogueCommit {
  segments?: readonly SegmentDescriptor[];
  live?: readonly string[];
  retired?: readonly string[];
  /** Rows that go for good; they must be retired. */
  erased?: readonly string[];
  /** Of the erased ones, those whose words must leave every segment at once. */
  urgent?: readonly string[];
}

export interface FakeSegmentCatalogue extends SegmentCatalogue {
  /** Returns the new revision. */
  commit(workspaceId: string, change: CatalogueCommit): number;
  segments(workspaceId: string): SegmentDescriptor[];
}

interface FakeWorkspace {
  revision: number;
  erasedThrough: number;
  urgent: string[];
  versions: Map<string, VersionChange>;
  segments: Map<string, { descriptor: SegmentDescriptor; retired: boolean }>;
}

/**
 * The rows of `workspaces`, `document_versions` and `index_segments`, in memory. Retired versions stay until erased.
 */
export function createFakeSegmentCatalogue(): FakeSegmentCatalogue {
  const workspaces = new Map<string, FakeWorkspace>();

  function rowsOf(workspaceId: string): FakeWorkspace {
    const known = workspaces.get(workspaceId);
    const rows = known ?? { revision: 0, erasedThrough: -1, urgent: [], versions: new Map(), segments: new Map() };
    workspaces.set(workspaceId, rows);
    return rows;
  }

  function segments(workspaceId: string): SegmentDescriptor[] {
    const rows = [...rowsOf(workspaceId).segments.values()];
    return rows.filter(({ retired }) => !retired).map(({ descriptor }) => descriptor);
  }

  function areErased({ versions }: FakeWorkspace, versionIds: readonly string[]): boolean {
    return versionIds.every((versionId) => !versions.has(versionId));
  }

  return {
    segments,
    commit(workspaceId, { segments: added = [], live = [], retired = [], erased = [], urgent = [] }) {
      const rows = rowsOf(workspaceId);
      const revision = ++rows.revision;
      rows.urgent.push(...urgent);
      for (const descriptor of added) rows.segments.set(descriptor.id, { descriptor, retired: false });
      for (const versionId of live) rows.versions.set(versionId, { versionId, changedRevision: revision, live: true });
      for (const versionId of retired)
        rows.versions.set(versionId, { versionId, changedRevision: revision, live: false });
      for (const versionId of erased) {
        const version = rows.versions.get(versionId);
        if (version?.live) throw new Error("A version must be retired before it is erased.");
        rows.erasedThrough = Math.max(rows.erasedThrough, version?.changedRevision ?? -1);
        rows.versions.delete(versionId);
      }
      return revision;
    },

    async readChanges(workspaceId, after, limit) {
      const rows = rowsOf(workspaceId);
      const changes = [...rows.versions.values()].filter((change) => isAfter(change, after)).sort(inOrder);
      return {
        revision: rows.revision,
        versions: changes.slice(0, limit),
        more: changes.length > limit,
        segments: segments(workspaceId),
        deletedThrough: rows.erasedThrough,
      };
    },

    async findDiscardable(workspaceId, versionIds) {
      return versionIds.filter((versionId) => areErased(rowsOf(workspaceId), [versionId]));
    },

    findErased: async (workspaceId) => [...rowsOf(workspaceId).urgent],

    async replaceSegments(workspaceId, { retiredIds, merged, droppedVersionIds }) {
      const rows = rowsOf(workspaceId);
      const old = retiredIds.map((id) => rows.segments.get(id));
      if (old.some((row) => !row || row.retired) || !areErased(rows, droppedVersionIds)) return false;
      for (const row of old) row!.retired = true;
      for (const descriptor of merged) rows.segments.set(descriptor.id, { descriptor, retired: false });
      rows.revision++;
      return true;
    },

    async findRetiredSegments(workspaceId) {
      const rows = [...rowsOf(workspaceId).segments.values()];
      return rows.filter(({ retired }) => retired).map(({ descriptor }) => descriptor);
    },

    async deleteRetiredSegments(workspaceId, segmentIds) {
      const rows = rowsOf(workspaceId);
      for (const id of segmentIds) if (rows.segments.get(id)?.retired) rows.segments.delete(id);
    },
  };
}

function isAfter(change: VersionChange, after: ChangeCursor): boolean {
  if (change.changedRevision !== after.revision) return change.changedRevision > after.revision;
  return change.versionId > after.versionId;
}

function inOrder(left: VersionChange, right: VersionChange): number {
  return left.changedRevision - right.changedRevision || (left.versionId < right.versionId ? -1 : 1);
}
