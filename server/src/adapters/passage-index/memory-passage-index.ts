import { setImmediate } from "node:timers/promises";
import { readIdentifier } from "@citedesk/grounding";
import { loadSegment } from "./load-segment.ts";
import { createOutlineSearch } from "./outline-search.ts";
import { createSegmentCache } from "./segment-cache.ts";
import { type SegmentOutline, showSources, showsAny, toOutline } from "./segment-outline.ts";
import {
  createSegmentPassageIndex,
  type MeasuredPassageIndex,
  type PassageIndexOptions,
  type ReaderContext,
  type SegmentReader,
} from "./segment-passage-index.ts";
import type { SegmentStore } from "./segment-store.ts";

const LISTED_AT_ONCE = 500;

/**
 * A `PassageIndex` whose segments are searched in memory, where they come as a whole. What is searched and larger than
 * `maximumBytes` is read one segment at a time; a segment larger than this, and the lists of versions of what is in
 * use, still come in.
 */
export function createMemoryPassageIndex(options: PassageIndexOptions): MeasuredPassageIndex {
  return createSegmentPassageIndex(options, (context) => createMemoryReader(options.store, context));
}

function createMemoryReader(
  store: SegmentStore,
  { worker, room, afterReading }: ReaderContext,
): SegmentReader<SegmentOutline> {
  const cache = createSegmentCache({
    read: (workspaceId, descriptor) => loadSegment(store, worker, workspaceId, descriptor),
    room,
  });
  const searchOutlines = createOutlineSearch(cache, { room, afterReading });
  let dropsSeen = 0;
  return {
    get heldBytes() {
      return cache.byteSize;
    },
    get reads() {
      return cache.reads;
    },
    outlineOf: async (workspaceId, descriptor) => toOutline(descriptor, await cache.load(workspaceId, descriptor)),
    search: (_workspaceId, segments, search) => searchOutlines(segments, search),
    async listPassages(workspaceId, outline, { allowed, limit }) {
      if (!showsAny(outline, allowed)) return [];
      const segment = await cache.load(workspaceId, outline.descriptor);
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
    drop: (segmentId) => cache.drop(segmentId),
    shrink() {
      cache.shrink();
      const hasDropped = cache.drops !== dropsSeen;
      dropsSeen = cache.drops;
      return hasDropped;
    },
    letsGo: (segments) => !segments.some(({ descriptor }) => cache.has(descriptor.id)),
  };
}
