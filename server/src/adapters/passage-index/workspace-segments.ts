import { setImmediate as nextTurn } from "node:timers/promises";
import { createIdentifierTable, IDENTIFIER_WORDS, writeIdentifier } from "@citedesk/grounding";
import { FileMissingError } from "../../ports/file-store.ts";
import {
  type ChangeCursor,
  IndexDamagedError,
  type SegmentCatalogue,
  type SegmentDescriptor,
} from "../../ports/passage-index.ts";
import { byteSizeOf, type SegmentOutline, withCounted } from "./segment-outline.ts";

/** The segments of a workspace as of one revision. Never changed, so a search that holds it is undisturbed. */
export interface WorkspaceView<Outline extends SegmentOutline = SegmentOutline> {
  revision: number;
  /** Largest first. */
  segments: readonly Outline[];
}

/**
 * Follows the database: which segments there are and which versions are live. A refresh reads what changed since the
 * one before; one that fails leaves the view as it was, and the next reads the same changes again.
 */
export interface WorkspaceSegments<Outline extends SegmentOutline = SegmentOutline> {
  /** At revision -1, without segments, until the first refresh. */
  readonly view: WorkspaceView<Outline>;
  /** Without the segments themselves. */
  readonly byteSize: number;
  /** One at a time. Throws `IndexDamagedError`. */
  refresh(): Promise<WorkspaceView<Outline>>;
  isLive(versionIds: Uint32Array, index: number): boolean;
}

export function followWorkspace<Outline extends SegmentOutline>(
  workspaceId: string,
  catalogue: SegmentCatalogue,
  outlineOf: (descriptor: SegmentDescriptor) => Promise<Outline>,
): WorkspaceSegments<Outline> {
  let view: WorkspaceView<Outline> = { revision: -1, segments: [] };
  let live = createIdentifierTable();
  let cursor: ChangeCursor = START;
  let deletedThrough: number | undefined;

  function restart(): void {
    view = { revision: -1, segments: [] };
    live = createIdentifierTable();
    cursor = START;
    deletedThrough = undefined;
  }

  async function readChanges() {
    const changed: Uint32Array[] = [];
    let after = cursor;
    for (;;) {
      const page = await catalogue.readChanges(workspaceId, after, CHANGES_A_PAGE);
      if (page.deletedThrough > Math.max(after.revision, deletedThrough ?? page.deletedThrough)) {
        // A version that we hold as live may have gone without a trace.
        restart();
        return readChanges();
      }
      deletedThrough = page.deletedThrough;
      const ids = new Uint32Array(page.versions.length * IDENTIFIER_WORDS);
      for (const [index, version] of page.versions.entries()) {
        writeIdentifier(ids, index, version.versionId);
        if (version.live) live.set(ids, index, 0);
        else live.delete(ids, index);
      }
      changed.push(ids);
      const last = page.versions.at(-1);
      if (!page.more || !last) return { changed, revision: page.revision, descriptors: page.segments };
      after = { revision: last.changedRevision, versionId: last.versionId };
    }
  }

  async function loadAll(descriptors: readonly SegmentDescriptor[]): Promise<Outline[]> {
    const held = new Map(view.segments.map((loaded) => [loaded.descriptor.id, loaded]));
    const loaded: Outline[] = [];
    for (const descriptor of descriptors) loaded.push(held.get(descriptor.id) ?? (await outlineOf(descriptor)));
    return loaded.sort(byLargestFirst);
  }

  async function countVersions(loaded: Outline, earlier: readonly SegmentOutline[]): Promise<Outline> {
    const { versionIds } = loaded;
    const counted = new Uint8Array(loaded.counted.length);
    for (let version = 0; version < counted.length; version++) {
      const isCounted = live.get(versionIds, version) !== undefined && !holdsAny(earlier, versionIds, version);
      counted[version] = isCounted ? 1 : 0;
      if (version % VERSIONS_A_TURN === VERSIONS_A_TURN - 1) await nextTurn();
    }
    return withCounted(loaded, counted);
  }

  async function countAll(loaded: readonly Outline[], changed: readonly Uint32Array[]): Promise<Outline[]> {
    const isSame = (place: number) => loaded[place]?.descriptor.id === view.segments[place]?.descriptor.id;
    let same = 0;
    while (same < loaded.length && isSame(same)) same++;
    const segments = applyChanges(loaded.slice(0, same), changed, (ids, index) => live.get(ids, index) !== undefined);
    for (const segment of loaded.slice(same)) segments.push(await countVersions(segment, segments));
    return segments;
  }

  async function refreshOnce(): Promise<WorkspaceView<Outline>> {
    const { changed, revision, descriptors } = await readChanges();
    const segments = await countAll(await loadAll(descriptors), changed);
    cursor = { revision, versionId: LAST_ID };
    view = { revision, segments };
    return view;
  }

  return {
    get view() {
      return view;
    },
    get byteSize() {
      return view.segments.reduce((sum, loaded) => sum + byteSizeOf(loaded), live.byteSize);
    },
    async refresh() {
      for (let attempt = 1; ; attempt++) {
        try {
          return await refreshOnce();
        } catch (error) {
          // A merge may have retired the segment, and removed its file, since its row was read.
          if (!(error instanceof FileMissingError)) throw error;
          if (attempt === ATTEMPTS) throw new IndexDamagedError(workspaceId, error);
        }
      }
    },
    isLive: (versionIds, index) => live.get(versionIds, index) !== undefined,
  };
}

const START: ChangeCursor = { revision: -1, versionId: "" };
/** Behind every id of its revision. */
const LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";
const CHANGES_A_PAGE = 2_000;
const VERSIONS_A_TURN = 5_000;
const ATTEMPTS = 3;

function holdsAny(segments: readonly SegmentOutline[], versionIds: Uint32Array, version: number): boolean {
  for (const { versions } of segments) if (versions.get(versionIds, version) !== undefined) return true;
  return false;
}

/** The same segments with the changed versions counted or not, each where it is held first. */
function applyChanges<Outline extends SegmentOutline>(
  segments: Outline[],
  changed: readonly Uint32Array[],
  isLive: (ids: Uint32Array, index: number) => boolean,
): Outline[] {
  const result = [...segments];
  for (const ids of changed) {
    for (let index = 0; index < ids.length / IDENTIFIER_WORDS; index++) {
      const place = segments.findIndex(({ versions }) => versions.get(ids, index) !== undefined);
      if (place < 0) continue;
      const version = segments[place]!.versions.get(ids, index)!;
      const counted = isLive(ids, index) ? 1 : 0;
      if (result[place]!.counted[version] === counted) continue;
      if (result[place] === segments[place])
        result[place] = withCounted(segments[place]!, segments[place]!.counted.slice());
      result[place]!.counted[version] = counted;
    }
  }
  return result;
}

/** Large segments stay in front, untouched, while small ones come and go behind them. */
function byLargestFirst(left: SegmentOutline, right: SegmentOutline): number {
  const difference = right.descriptor.passageCount - left.descriptor.passageCount;
  return difference || (left.descriptor.id < right.descriptor.id ? -1 : 1);
}
