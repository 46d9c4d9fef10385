import { setImmediate } from "node:timers/promises";
import { type PartRange, readIdentifier, type Segment, type SegmentHead } from "@citedesk/grounding";
import { LRUCache } from "lru-cache";
import type { SegmentDescriptor } from "../../ports/passage-index.ts";
import { addUpTerms } from "./add-up-terms.ts";
import { listPassageIds } from "./list-passage-ids.ts";
import { loadSegment } from "./load-segment.ts";
import { createRangeCache } from "./range-cache.ts";
import { readOutlineHead } from "./read-outline-head.ts";
import { createSearchThreads, type OutlinesAsked, type WholePart } from "./search-threads.ts";
import { createSegmentCache } from "./segment-cache.ts";
import { type SegmentOutline, showSources, showsAny, toOutline } from "./segment-outline.ts";
import {
  createSegmentPassageIndex,
  type MeasuredPassageIndex,
  type PassageIndexOptions,
  type ReaderContext,
  type SegmentReader,
} from "./segment-passage-index.ts";

const LISTED_AT_ONCE = 500;

export interface MemoryIndexOptions extends PassageIndexOptions {
  /** Reads segments as a whole, whatever room there is, and so meets any damage. */
  readsWhole?: boolean;
}

/**
 * A `PassageIndex` whose segments are searched in memory, where they come as a whole. Of what is searched and larger
 * than `maximumBytes` only the heads come in, and the postings of the asked words are read from where the segments lie.
 * Beyond `maximumBytes` are the lists of versions and the heads of what is in use.
 */
export function createMemoryPassageIndex(options: MemoryIndexOptions): MeasuredPassageIndex {
  return createSegmentPassageIndex(options, (context) => createMemoryReader(options, context));
}

function createMemoryReader(
  { store, maximumBytes, readsWhole = false, ...threadOptions }: MemoryIndexOptions,
  { worker, room, afterReading }: ReaderContext,
): SegmentReader<SegmentOutline> {
  const threads = createSearchThreads(threadOptions);
  const ranges = createRangeCache(store, maximumBytes / 4);
  const heads = new LRUCache<string, SegmentHead>({
    maxSize: Math.max(1, Math.floor(maximumBytes * 0.75)),
    sizeCalculation: ({ byteSize }) => Math.max(1, byteSize),
  });
  const cache = createSegmentCache({
    read: (workspaceId, descriptor) => loadSegment(store, worker, workspaceId, descriptor),
    room: () => room() - heads.calculatedSize - ranges.byteSize,
  });
  let dropsSeen = 0;

  async function headOf(workspaceId: string, descriptor: SegmentDescriptor): Promise<SegmentHead> {
    const head = heads.get(descriptor.id) ?? (await readOutlineHead(store, workspaceId, descriptor));
    heads.set(descriptor.id, head);
    cache.shrink();
    return head;
  }

  function findHeld(outlines: readonly SegmentOutline[]): WholePart[] | undefined {
    const held = outlines.map((outline) => ({ outline, segment: cache.get(outline.descriptor.id) }));
    return held.every((part): part is WholePart => part.segment !== undefined) ? held : undefined;
  }

  /** All of them in memory at once; undefined where there is no room for that. */
  async function bringIn(workspaceId: string, outlines: readonly SegmentOutline[]): Promise<WholePart[] | undefined> {
    const bytes = outlines.reduce((sum, { descriptor }) => sum + descriptor.byteSize, 0);
    if (bytes > room()) return undefined;
    if (bytes > room() - heads.calculatedSize - ranges.byteSize) {
      heads.clear();
      ranges.clear();
    }
    threads.warm(outlines.reduce((sum, { descriptor }) => sum + descriptor.passageCount, 0));
    // Others bring in theirs meanwhile: what goes out again comes again, but not for ever.
    for (let loads = 0; loads < 2 * outlines.length; loads++) {
      const missing = outlines.find(({ descriptor }) => !cache.has(descriptor.id));
      if (!missing) break;
      await cache.load(workspaceId, missing.descriptor);
    }
    return findHeld(outlines);
  }

  /** From memory where the segment is there as a whole. */
  async function readParts(workspaceId: string, outlines: readonly SegmentOutline[], wanted: readonly PartRange[]) {
    const found = wanted.map(({ part, start, end }) => {
      const segment = cache.get(outlines[part]!.descriptor.id);
      return segment && bytesOf(segment).subarray(start, end);
    });
    const missing = [...found.keys()].filter((place) => found[place] === undefined);
    const read = await ranges.read(
      workspaceId,
      missing.map((place) => ({ ...wanted[place]!, segment: outlines[wanted[place]!.part]!.descriptor })),
    );
    for (const [number, place] of missing.entries()) found[place] = read[number]!;
    cache.shrink();
    return found as Uint8Array[];
  }

  async function searchByHeads(workspaceId: string, outlines: readonly SegmentOutline[], search: OutlinesAsked) {
    const parts = await Promise.all(
      outlines.map(async (outline) => ({ outline, head: await headOf(workspaceId, outline.descriptor) })),
    );
    return threads.searchHeads(parts, search, (wanted) => readParts(workspaceId, outlines, wanted));
  }

  return {
    get heldBytes() {
      return cache.byteSize + heads.calculatedSize + ranges.byteSize;
    },
    get reads() {
      return cache.reads + ranges.reads;
    },
    searches: threads.done,

    async outlineOf(workspaceId, descriptor) {
      const isWhole =
        readsWhole || heads.calculatedSize + ranges.byteSize + cache.byteSize + descriptor.byteSize <= room();
      if (isWhole) return toOutline(descriptor, await cache.load(workspaceId, descriptor));
      return toOutline(descriptor, (await headOf(workspaceId, descriptor)).dictionary);
    },

    async search(workspaceId, segments, { allowedSourceIds, query, terms, limit }) {
      const allowed = new Set(allowedSourceIds);
      const search: OutlinesAsked = { allowed, asked: query ? { query } : { terms: addUpTerms(terms) }, limit };
      const held = findHeld(segments);
      if (held) return threads.searchWhole(held, search);
      const shown = segments.filter((outline) => showsAny(outline, allowed));
      try {
        const brought = await bringIn(workspaceId, shown);
        return await (brought ? threads.searchWhole(brought, search) : searchByHeads(workspaceId, shown, search));
      } finally {
        afterReading();
      }
    },

    async listPassages(workspaceId, outline, { allowed, limit }) {
      if (!showsAny(outline, allowed)) return [];
      const { descriptor } = outline;
      if (!readsWhole && !cache.has(descriptor.id) && descriptor.byteSize > room()) {
        const head = await headOf(workspaceId, descriptor);
        return listPassageIds(outline, head, { allowed, limit }, async (range) => {
          const [bytes] = await store.readRanges(workspaceId, [{ ...range, segment: descriptor }]);
          return bytes!;
        });
      }
      const segment = await cache.load(workspaceId, descriptor);
      const { visible } = showSources(outline, segment, allowed);
      const ids: string[] = [];
      for (let passage = 0; passage < visible.length && ids.length < limit; passage++) {
        if (visible[passage] !== 1) continue;
        ids.push(readIdentifier(segment.passageIds, passage));
        // Nobody waits for these, but others wait for the thread.
        if (ids.length % LISTED_AT_ONCE === 0) await setImmediate();
      }
      return ids;
    },

    drop(segmentId) {
      cache.drop(segmentId);
      heads.delete(segmentId);
    },
    shrink() {
      cache.shrink();
      const hasDropped = cache.drops !== dropsSeen;
      dropsSeen = cache.drops;
      return hasDropped || heads.calculatedSize > 0;
    },
    letsGo: (segments) => !segments.some(({ descriptor }) => cache.has(descriptor.id) || heads.has(descriptor.id)),
    close: () => threads.close(),
  };
}

/** The file that a segment came from. */
function bytesOf(segment: Segment): Uint8Array {
  return new Uint8Array(segment.id.buffer);
}
